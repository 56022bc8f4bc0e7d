import type { Language } from '#core/kernel/language.ts';
import type { LocalText } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import { languageOfLocale, locales, type LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';

/** A text in every language; British English is given where it is spelt or said otherwise. */
export type Words<Text = string> = { readonly [language in Language]: Text } & { readonly gb?: Text };

/** The text of one locale. */
export const wordsIn = <Text>(words: Words<Text>, locale: LocaleName): Text =>
  locale === 'en-gb' && words.gb !== undefined ? words.gb : words[languageOfLocale(locale)];

/** The text of every locale. */
export function everywhere(words: Words): LocalText;
export function everywhere(words: Words): object {
  return Object.fromEntries(locales.map((locale) => [locale, wordsIn(words, locale)]));
}
