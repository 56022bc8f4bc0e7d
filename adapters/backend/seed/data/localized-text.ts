import type { Language } from '#core/kernel/language.ts';
import type { LocalText } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import { languageOfLocale, locales, type LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';

/** A text in every language; `gb` overrides `en` in British English. */
export type LocalizedText<Text = string> = { readonly [language in Language]: Text } & { readonly gb?: Text };

/** The text of a locale. */
export const textIn = <Text>(words: LocalizedText<Text>, locale: LocaleName): Text =>
  locale === 'en-gb' && words.gb !== undefined ? words.gb : words[languageOfLocale(locale)];

/** The text by locale. */
export function inEveryLocale(words: LocalizedText): LocalText;
export function inEveryLocale(words: LocalizedText): object {
  return Object.fromEntries(locales.map((locale) => [locale, textIn(words, locale)]));
}
