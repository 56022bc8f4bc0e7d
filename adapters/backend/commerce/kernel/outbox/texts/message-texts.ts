import { loadTexts } from '../../messages/load-texts.ts';
import english from './en-us.json' with { type: 'json' };

/** Texts of the messages to shoppers in one locale. */
export type MessageTexts = typeof english;

/** The texts of every locale. A missing file or text stops the start. */
export const messageTexts = await loadTexts(english, import.meta.url);
