import { textLanguageOf, type Language } from '../kernel/language.ts';
import type { RuleTexts } from './rule-texts.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

const texts: { readonly [language in Language]: RuleTexts } = { en, fr, de };

/**
 * Messages of form rules in the language of a tag; English if there is none. This module contains all languages, so it
 * is for servers; browsers use `loadRuleTexts`.
 */
export const ruleTextsOf = (tag: string): RuleTexts => texts[textLanguageOf(tag)];
