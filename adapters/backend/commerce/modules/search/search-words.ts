/**
 * Words as they are searched: without accents and capitals, letters and digits only.
 * Law: folding twice is folding once.
 */
export const foldWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/œ/g, 'oe')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/**
 * What is asked of the full-text index: every word, and the last one also as the beginning of one, since it may still
 * be under way. No sign of the query language gets in. Empty when no word is there.
 * Law: a query is made of letters and digits alone, whatever is typed.
 */
export const searchQuery = (term: string): string => {
  const words = foldWords(term)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
  return words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ');
};
