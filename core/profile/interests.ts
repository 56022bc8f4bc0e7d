const SEPARATOR = '|';

/** The interests in a stored text; empty parts are none (ENR-10, PRO-05). */
const read = (text: string): readonly string[] =>
  text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const Interests = {
  read,
  /**
   * One text of all interests.
   * Law: what is written reads as the same interests again; no part of a stored text is empty (ENR-10).
   */
  write: (interests: readonly string[]): string => interests.flatMap(read).join(SEPARATOR),
} as const;
