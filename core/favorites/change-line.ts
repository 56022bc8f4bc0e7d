import type { FavoriteChange } from './favorites-state.ts';

/** A change in the text that a device remembers: it begins with its sign, where an id of the list has none. */
export const changeLine = ({ id, wanted }: FavoriteChange): string => `${wanted ? '+' : '-'}${id}`;

/**
 * The text with one more change: appended, so that the text need not be parsed. Law: of a thing only
 * the last change waits for an answer.
 */
export const withChange = (text = '', change: FavoriteChange): string => `${text}\n${changeLine(change)}`;
