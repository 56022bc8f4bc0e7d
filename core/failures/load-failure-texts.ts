import { textLanguageOf, type Language } from '../kernel/language.ts';
import type { FailureTexts } from './failure-texts.ts';
import en from './messages/en.json' with { type: 'json' };

/** A service's own message never replaces a text of these (AMB-50). The German ones address the shopper formally. */
const sources: { readonly [language in Language]: () => Promise<FailureTexts> } = {
  // English is the language of most sites and the default: it has no file of its own.
  en: () => Promise.resolve(en),
  fr: async () => (await import('./messages/fr.json', { with: { type: 'json' } })).default,
  de: async () => (await import('./messages/de.json', { with: { type: 'json' } })).default,
};

/** Loads the texts in the language of a tag. A browser loads those of its site alone. */
export const loadFailureTexts = (tag: string): Promise<FailureTexts> => sources[textLanguageOf(tag)]();
