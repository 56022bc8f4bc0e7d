/** Suggestions are asked for from this many characters on, after this pause in milliseconds (SRCH-03). */
const MIN_SUGGEST_CHARACTERS = 2;
export const SUGGEST_PAUSE_MS = 300;

/** The most terms and products that are suggested (SRCH-03). */
export const MAX_SUGGESTED_TERMS = 10;
export const MAX_SUGGESTED_PRODUCTS = 4;
export const MAX_SUGGESTED_CATEGORIES = 3;

type SuggestedCategory = { readonly id: string; readonly name: string; readonly url: string };

/** What a few typed letters may become (API-086). */
export type Suggestions<Product> = {
  readonly terms: readonly string[];
  readonly categories: readonly SuggestedCategory[];
  readonly products: readonly Product[];
};

export const asksForSuggestions = (typed: string): boolean => [...typed.trim()].length >= MIN_SUGGEST_CHARACTERS;

export const shortened = <Product>({ terms, categories, products }: Suggestions<Product>): Suggestions<Product> => ({
  terms: terms.slice(0, MAX_SUGGESTED_TERMS),
  categories: categories.slice(0, MAX_SUGGESTED_CATEGORIES),
  products: products.slice(0, MAX_SUGGESTED_PRODUCTS),
});

/** What is typed beyond so many characters is not marked: no service searches for it. */
const LONGEST_TYPED = 200;

type MarkedPart = { readonly text: string; readonly isTyped: boolean };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A suggested text in parts, those that were typed apart from the rest: each typed word marks the beginnings of words,
 * whatever its case.
 * Law: the parts side by side are the text again, and none of them is empty.
 */
export const markTyped = (text: string, typed: string): readonly MarkedPart[] => {
  const words = typed
    .slice(0, LONGEST_TYPED)
    .split(/\s+/)
    .filter((word) => word !== '')
    .toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return text === '' ? [] : [{ text, isTyped: false }];
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join('|')})`, 'iu'))
    .map((part, index) => ({ text: part, isTyped: index % 2 === 1 }))
    .filter((part) => part.text !== '');
};
