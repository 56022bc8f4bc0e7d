const SEPARATOR = '|';

/** The interests in a stored text; empty parts are none (ENR-10, PRO-05). */
const read = (text: string): readonly string[] =>
  text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const Interests = {
  read,
  /** One text without empty parts. What is written reads as the same interests again. */
  write: (interests: readonly string[]): string => interests.flatMap(read).join(SEPARATOR),
} as const;
