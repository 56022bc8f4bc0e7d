/** The language is the first part of a tag: `fr-CA` and `fr_CA` are French. */
export const languageOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** Languages of the core's texts, the default first. German has no site yet. */
export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** The text language for a tag; English as fallback. */
export const textLanguageOf = (tag: string): Language =>
  languages.find((language) => language === languageOf(tag)) ?? 'en';
