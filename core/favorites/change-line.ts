import type { FavoriteChange } from './favorites-state.ts';

/** A change as a line of the stored text. It starts with + or -, which ids never do. */
export const changeLine = ({ id, wanted }: FavoriteChange): string => `${wanted ? '+' : '-'}${id}`;

/**
 * Appends a change to the stored text, without parsing it. Law: of a thing only the last change waits for an answer.
 */
export const withChange = (text = '', change: FavoriteChange): string => `${text}\n${changeLine(change)}`;
