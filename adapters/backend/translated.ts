const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Catalog = {
  /** What the file holds. */
  readonly texts: unknown;
  /** The file, for the message of an error. */
  readonly file: string;
  /** Whether the file holds only what differs from English; the others hold every text. */
  readonly isOverlay?: boolean;
};

/** The texts of `english` as a catalog has them. Throws for a complete catalog that lacks one, with its name. */
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
