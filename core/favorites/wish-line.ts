import type { Wish } from './hearts.ts';

/** A wish in the text that a device remembers: it begins with its sign, where an id of the list has none. */
export const lineOf = ({ id, wanted }: Wish): string => `${wanted ? '+' : '-'}${id}`;

/**
 * The text with one more wish: written behind it, so that nothing has to be understood for that. Law: of a thing only
 * the last wish waits for an answer.
 */
export const withWish = (text = '', wish: Wish): string => `${text}\n${lineOf(wish)}`;
