import { textLanguageOf, type Language } from '../kernel/language.ts';
import type { FailureTexts } from './failure-texts.ts';
import { en } from './messages/en.ts';

const sources: { readonly [language in Language]: () => Promise<FailureTexts> } = {
  // English is the language of most sites and the default: it has no file of its own.
  en: () => Promise.resolve(en),
  fr: async () => (await import('./messages/fr.ts')).fr,
  de: async () => (await import('./messages/de.ts')).de,
};

/** Loads the texts in the language of a tag. A browser loads those of its site alone. */
export const loadFailureTexts = (tag: string): Promise<FailureTexts> => sources[textLanguageOf(tag)]();
