import { textLanguageOf, type Language } from '../kernel/language.ts';
import type { FailureTexts } from './failure-texts.ts';
import en from './messages/en.json' with { type: 'json' };

/** A service's message never replaces these texts (AMB-50). German uses the formal address. */
const sources: { readonly [language in Language]: () => Promise<FailureTexts> } = {
  // English is the default and is imported statically.
  en: () => Promise.resolve(en),
  fr: async () => (await import('./messages/fr.json', { with: { type: 'json' } })).default,
  de: async () => (await import('./messages/de.json', { with: { type: 'json' } })).default,
};

/** Loads the texts in the language of a tag. A browser loads only those of its site. */
export const loadFailureTexts = (tag: string): Promise<FailureTexts> => sources[textLanguageOf(tag)]();
