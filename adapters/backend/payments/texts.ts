import { languages, textLanguageOf, type Language } from '#core/kernel/language.ts';
import { loadCatalogs } from '../translated.ts';
import type { CardField } from './browser/card-rules.ts';
import english from './messages/en.json' with { type: 'json' };

/** A language of the core's texts, or American English, whose file overrides texts of `en.json`. */
export type PageLanguage = Language | 'en-US';

/** The language for a `lang` parameter or an `Accept-Language` header; British English for an unsupported one. */
export const pageLanguageOf = (wanted = ''): PageLanguage => {
  const [first = ''] = wanted.split(/[,;]/);
  return /^en-us$/i.test(first) ? 'en-US' : textLanguageOf(first);
};

/** Texts of the pages by language, from `messages/`. A missing file or text stops the start. */
export const texts = await loadCatalogs<PageLanguage, typeof english>(english, {
  base: import.meta.url,
  path: 'messages/',
  names: [...languages, 'en-US'],
  overlays: ['en-US'],
});

/** The error text of a refused field. An empty card number has its own text (PAY-17). */
export const problemOf = (field: CardField, number: string, language: PageLanguage): string =>
  field === 'number' && number === '' ? texts[language].noNumber : texts[language].problems[field];
