/** Minimum length of typed text in characters, and debounce of suggestion requests in milliseconds (SRCH-03). */
const MIN_SUGGEST_CHARACTERS = 2;
export const SUGGEST_PAUSE_MS = 300;

/** Maximum numbers of suggested terms, products and categories (SRCH-03). */
export const MAX_SUGGESTED_TERMS = 10;
export const MAX_SUGGESTED_PRODUCTS = 4;
export const MAX_SUGGESTED_CATEGORIES = 3;

type SuggestedCategory = { readonly id: string; readonly name: string; readonly url: string };

/** Suggestions for typed text (API-086). */
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

/** Maximum length of typed text that is highlighted; searches are limited as well. */
const LONGEST_TYPED = 200;

type MarkedPart = { readonly text: string; readonly isTyped: boolean };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Splits a suggestion into highlighted and other parts: each typed word is highlighted at the beginning of words,
 * ignoring case.
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
