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

function byName<Name extends string, Texts>(
  entries: readonly (readonly [Name, Texts])[],
): { readonly [name in Name]: Texts };
function byName(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}

type Files<Name> = {
  /** Address of the module that owns the files, and their path from there. */
  readonly base: string;
  readonly path: string;
  readonly names: readonly Name[];
  /** Names of files that override some texts. */
  readonly overlays: readonly Name[];
};

/** The texts of every file `<name>.json`, in the shape of `english`. Rejects if a file or a text is missing. */
export const loadCatalogs = async <Name extends string, Texts extends object>(
  english: Texts,
  { base, path, names, overlays }: Files<Name>,
): Promise<{ readonly [name in Name]: Texts }> =>
  byName(
    await Promise.all(
      names.map(async (name) => {
        const file = `${path}${name.toLowerCase()}.json`;
        const { default: texts }: { readonly default: unknown } = await import(new URL(file, base).href, {
          with: { type: 'json' },
        });
        return [name, translated(english, { texts, file, isOverlay: overlays.includes(name) })] as const;
      }),
    ),
  );
