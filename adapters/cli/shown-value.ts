/** Maximum number of characters of what a message about a script quotes. */
const MAX_SHOWN = 100;

/** The beginning of a text that is too long for a message. */
export const beginningOf = (text: string): string =>
  text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)} …`;

/** A value of a script in a message: as JSON, or only its length or beginning if it is long. */
export const shownValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' && value.length > MAX_SHOWN
    ? `a text of ${value.length.toLocaleString('en-US')} characters`
    : beginningOf(JSON.stringify(value));
};
