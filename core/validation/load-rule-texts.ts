import { textLanguageOf, type Language } from '../kernel/language.ts';
import type { RuleTexts } from './rule-texts.ts';

const sources: { readonly [language in Language]: () => Promise<{ readonly default: RuleTexts }> } = {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
  de: () => import('./messages/de.json', { with: { type: 'json' } }),
};

/** Loads the messages of form rules in the language of a tag. */
export const loadRuleTexts = async (tag: string): Promise<RuleTexts> => (await sources[textLanguageOf(tag)]()).default;
