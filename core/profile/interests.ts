/** What a member may be interested in (PRO-05, ENR-10). The texts are in `account.interests` of the UI. */
export const knownInterests = [
  'hiking',
  'trail-running',
  'climbing',
  'winter-sports',
  'camping',
  'travel',
  'everyday',
] as const;
export type Interest = (typeof knownInterests)[number];

const SEPARATOR = '|';

/** Stored as one text (ENR-10). */
export const Interests = {
  /**
   * Parts of a stored text, without empty parts, spaces around them and repetitions.
   * Law: interests that were written are read as the same list (ENR-10).
   * Law: no interest is empty, repeated or surrounded by spaces (ENR-10).
   */
  read: (text: string): readonly string[] => [
    ...new Set(
      text
        .split(SEPARATOR)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ],
  write: (interests: readonly string[]): string => Interests.read(interests.join(SEPARATOR)).join(SEPARATOR),
} as const;

export const isInterest = (text: string): text is Interest => knownInterests.some((known) => known === text);
