import { keepFailureTexts } from './failure-texts.ts';
import { failureLanguages, loadFailureTexts } from './load-failure-texts.ts';

// A server and a script speak with any site: importing this module is all they do to have the texts of every language.
for (const language of failureLanguages) keepFailureTexts(language, await loadFailureTexts(language));
