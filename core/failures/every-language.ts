import { keepFailureTexts } from './failure-texts.ts';
import { languages } from '../kernel/language.ts';
import { loadFailureTexts } from './load-failure-texts.ts';

// A server and a script speak with any site: importing this module is all they do to have the texts of every language.
for (const language of languages) keepFailureTexts(language, await loadFailureTexts(language));
