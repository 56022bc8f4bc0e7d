import { translated } from '#adapters/backend/translated.ts';
import { locales, type LocaleName } from '../sites.ts';

/** Locales whose file overrides texts of American English. */
const overlays: ReadonlySet<LocaleName> = new Set(['en-gb']);

function byLocale<Value>(entries: readonly (readonly [LocaleName, Value])[]): {
  readonly [locale in LocaleName]: Value;
};
function byLocale(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}

/**
 * The texts of every locale, from `<locale>.json` in the folder of a module, in the shape of `english`. Rejects if a file
 * or a text is missing.
 */
export const loadTexts = async <Texts extends object>(
  english: Texts,
  folder: string,
): Promise<{ readonly [locale in LocaleName]: Texts }> =>
  byLocale(
    await Promise.all(
      locales.map(async (locale) => {
        const file = `${locale}.json`;
        const { default: texts }: { readonly default: unknown } = await import(new URL(file, folder).href, {
          with: { type: 'json' },
        });
        return [locale, translated(english, { texts, file, isOverlay: overlays.has(locale) })] as const;
      }),
    ),
  );
