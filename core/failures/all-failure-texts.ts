import { textLanguageOf, type Language } from '../kernel/language.ts';
import type { FailureTexts } from './failure-texts.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

const texts: { readonly [language in Language]: FailureTexts } = { en, fr, de };

/**
 * The texts of failures in the language of a tag, English where there are none. It holds every language: a server and a
 * script use it, a browser uses `loadFailureTexts`.
 */
export const failureTextsOf = (tag: string): FailureTexts => texts[textLanguageOf(tag)];
