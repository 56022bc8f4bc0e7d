import { translated } from '#adapters/backend/translated.ts';
import { locales, type LocaleName } from '../sites.ts';
import english from './en-us.json' with { type: 'json' };

/** Texts of the service in one locale. `|` separates a callout into lead, highlight and tail (CART-16, CART-17). */
export type ServiceTexts = typeof english;

/** Locales whose file overrides texts of American English. */
const overlays: ReadonlySet<LocaleName> = new Set(['en-gb']);

const load = async (locale: LocaleName): Promise<ServiceTexts> => {
  const file = `${locale}.json`;
  const { default: texts }: { readonly default: unknown } = await import(new URL(file, import.meta.url).href, {
    with: { type: 'json' },
  });
  return translated(english, { texts, file, isOverlay: overlays.has(locale) });
};

function byLocale<Value>(entries: readonly (readonly [LocaleName, Value])[]): {
  readonly [locale in LocaleName]: Value;
};
function byLocale(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}

/** The texts of every locale, from `<locale>.json` in this folder. A missing file or text stops the start. */
export const serviceTexts = byLocale(
  await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const)),
);

/** Replaces placeholders; inserted values are not searched for placeholders. */
export const formatText = (text: string, params: { readonly [placeholder: string]: string }): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
