import type * as t from 'io-ts';
import type { SuggestionsWire } from '#adapters/contract/wire/product.codec.ts';
import { MAX_SUGGESTED_CATEGORIES, MAX_SUGGESTED_TERMS } from '#core/search/suggestions.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { categoryUrl, tileWire } from '../catalog/product-wire.ts';
import { foldWords } from './search-words.ts';
import type { SuggestionRecord } from './suggestion-records.ts';

/** Whether each typed word is the beginning of one of a text's words. */
const begins = (text: string, typed: readonly string[]): boolean => {
  const words = foldWords(text);
  return typed.every((part) => words.some((word) => word.startsWith(part)));
};

/**
 * Terms are words that begin so, where one was typed, and the kinds of what was found that are called so; each once,
 * and none that finds nothing (SRCH-03).
 */
const termsOf = ({ words, kinds, tiles }: SuggestionRecord, typed: readonly string[]): string[] => {
  if (tiles.length === 0) return [];
  const terms = [
    ...(typed.length === 1 ? words : []),
    ...kinds.filter((kind) => begins(kind, typed)).map((kind) => kind.toLowerCase()),
  ];
  return [...new Map(terms.map((term) => [foldWords(term).join(' '), term])).values()].slice(0, MAX_SUGGESTED_TERMS);
};

/** API-086. A category is suggested for its name alone. */
export const suggestionsWire = (
  record: SuggestionRecord,
  site: CommerceSite,
  typed: readonly string[],
): t.TypeOf<typeof SuggestionsWire> => ({
  terms: termsOf(record, typed),
  categories: record.categories
    .filter(({ title }) => begins(title, typed))
    .slice(0, MAX_SUGGESTED_CATEGORIES)
    .map((category) => ({ id: category.categoryId, name: category.title, url: categoryUrl(category) })),
  products: record.tiles.map((tile) => tileWire(tile, site)),
});
