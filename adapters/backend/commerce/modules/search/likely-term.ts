import { normalizedWords } from './text-query.ts';
import type { LikelyWord } from './search-records.ts';

/** Similarity by trigrams from which two words are probably one. */
const SURELY_SIMILAR = 0.45;

/** What remains of two words without their common beginning and end. */
const difference = (one: string, other: string): readonly [string, string] => {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
};

/** Whether two words differ by one character, or by two neighbors that are swapped. */
const isOneSlip = (one: string, other: string): boolean => {
  const [left, right] = difference(one, other);
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''));
};

/**
 * The words of the catalog that the shopper probably meant, without those that only look alike: a suggestion never
 * turns `men` into `lumen` (SRCH-04).
 * Law: a word with one character more, less, changed or swapped is meant.
 */
export const likelyTerm = (words: readonly LikelyWord[]): readonly string[] =>
  words
    .filter(
      ({ word, label, similarity }) =>
        similarity >= SURELY_SIMILAR || isOneSlip(word, normalizedWords(label).join(' ')),
    )
    .map(({ label }) => label);
