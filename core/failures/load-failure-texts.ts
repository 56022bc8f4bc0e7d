import { languageOf } from '../kernel/language.ts';
import type { FailureTexts } from './failure-texts.ts';
import { en } from './messages/en.ts';

const sources = {
  // Most sites speak it, and it stands in for a language without texts: no file of its own.
  en: () => Promise.resolve(en),
  fr: async () => (await import('./messages/fr.ts')).fr,
  de: async () => (await import('./messages/de.ts')).de,
} as const satisfies { readonly [language: string]: () => Promise<FailureTexts> };

/** The languages that failures are told in. */
export const failureLanguages: readonly (keyof typeof sources)[] = ['en', 'fr', 'de'];

/** Fetches the texts for a language tag; English where there are none in its language. A browser asks for its site's alone. */
export const loadFailureTexts = (tag: string): Promise<FailureTexts> =>
  sources[failureLanguages.find((language) => language === languageOf(tag)) ?? 'en']();
