const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Catalog = {
  /** Parsed content of the file. */
  readonly texts: unknown;
  /** Name of the file for error messages. */
  readonly file: string;
  /** Whether the file overrides some texts of English; other files must have every text. */
  readonly isOverlay?: boolean;
};

/** The texts of a catalog in the shape of `english`. Throws with the name of a text that a complete catalog lacks. */
export function translated<Texts extends object>(english: Texts, catalog: Catalog, group?: string): Texts;
export function translated(english: object, { texts, file, isOverlay = false }: Catalog, group = ''): object {
  const own = new Map<string, unknown>(isGroup(texts) ? Object.entries(texts) : []);
  return Object.fromEntries(
    Object.entries(english).map(([key, text]: [string, unknown]) => {
      const found = own.get(key);
      const name = `${group}${key}`;
      if (isGroup(text)) return [key, translated(text, { texts: found, file, isOverlay }, `${name}.`)];
      if (typeof found !== 'string' && !isOverlay) throw new Error(`${file}: ${name} is missing`);
      return [key, typeof found === 'string' ? found : text];
    }),
  );
}
