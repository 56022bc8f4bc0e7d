import type { Language } from '#core/kernel/language.ts';

/** Locales that the catalogue and the content are written in. */
export const locales = ['en-us', 'en-gb', 'fr-ca'] as const;
export type LocaleName = (typeof locales)[number];

/** The language of a locale, for texts that are the same wherever it is spoken. */
export const languageByLocale = { 'en-us': 'en', 'en-gb': 'en', 'fr-ca': 'fr' } as const satisfies {
  readonly [locale in LocaleName]: Language;
};
export type TextLanguage = (typeof languageByLocale)[LocaleName];

/** The text search configuration of each language. The migrations build the index with the same ones. */
const searchLanguages: { readonly [language in TextLanguage]: string } = { en: 'english', fr: 'french' };

/** The text search configuration that the index of a locale is built with. */
export const searchLanguage = (locale: LocaleName): string => searchLanguages[languageByLocale[locale]];

/** A short text in every locale. */
export type LocalText = { readonly [locale in LocaleName]: string };

/** A picture without its description, which depends on the language. */
export type StoredPicture = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
};
