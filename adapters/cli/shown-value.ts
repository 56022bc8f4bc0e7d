import { beginningOf, MAX_SHOWN } from '#core/kernel/beginning-of.ts';

/** A value of a script in a message: as JSON, or only its length or beginning if it is long. */
export const shownValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' && value.length > MAX_SHOWN
    ? `a text of ${value.length.toLocaleString('en-US')} characters`
    : beginningOf(JSON.stringify(value));
};
