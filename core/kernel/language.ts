/** The language of a tag is its first part: `fr-CA` and `fr_CA` are French. */
export const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** The languages that the core's texts are written in, the default one first. German has no site yet. */
export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language of the texts for a tag: English where there are none in its language. */
export const textLanguageOf = (tag: string): Language =>
  languages.find((language) => language === languageOf(tag)) ?? 'en';
