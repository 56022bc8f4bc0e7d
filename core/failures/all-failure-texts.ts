import { textLanguageOf, type Language } from '../kernel/language.ts';
import type { FailureTexts } from './failure-texts.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

const texts: { readonly [language in Language]: FailureTexts } = { en, fr, de };

/**
 * Failure texts in the language of a tag; English if there is none. This module contains all languages, so it is for
 * servers and scripts; browsers use `loadFailureTexts`.
 */
export const failureTextsOf = (tag: string): FailureTexts => texts[textLanguageOf(tag)];
