/**
 * Normalizes a text to words for searching: no accents, lower case, letters and digits only.
 * Law: normalizing is idempotent.
 */
export const normalizedWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/œ/g, 'oe')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/**
 * The full-text query of a term: all words, the last one also as a prefix, since it may be incomplete. Empty without
 * words. Law: for every input the query consists of letters, digits and its own operators only.
 */
export const textQuery = (term: string): string => {
  const words = normalizedWords(term)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  return words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ');
};
