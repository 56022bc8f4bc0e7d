/** Maximum number of characters of a value in a message. */
export const MAX_SHOWN = 100;

/** The beginning of a text that is too long for a message. */
export const beginningOf = (text: string): string =>
  text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)} …`;
