import type * as t from 'io-ts';
import type { SuggestionsWire } from '#adapters/contract/wire/product.codec.ts';
import { MAX_SUGGESTED_CATEGORIES, MAX_SUGGESTED_TERMS } from '#core/search/suggestions.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { categoryUrl, tileWire } from '../catalog/product-wire.ts';
import { normalizedWords } from './text-query.ts';
import type { SuggestionRecord } from './suggestion-records.ts';

/** Whether each entered word is a prefix of a word of the text. */
const startsWithWords = (text: string, typed: readonly string[]): boolean => {
  const words = normalizedWords(text);
  return typed.every((part) => words.some((word) => word.startsWith(part)));
};

/**
 * Suggested terms: known words with the prefix, for a single entered word, and matching product types; without
 * duplicates and terms without results (SRCH-03).
 */
const termsOf = ({ words, kinds, tiles }: SuggestionRecord, typed: readonly string[]): string[] => {
  if (tiles.length === 0) return [];
  const terms = [
    ...(typed.length === 1 ? words : []),
    ...kinds.filter((kind) => startsWithWords(kind, typed)).map((kind) => kind.toLowerCase()),
  ];
  return [...new Map(terms.map((term) => [normalizedWords(term).join(' '), term])).values()].slice(
    0,
    MAX_SUGGESTED_TERMS,
  );
};

/** API-086. Categories are suggested by name only. */
export const suggestionsWire = (
  record: SuggestionRecord,
  site: CommerceSite,
  typed: readonly string[],
): t.TypeOf<typeof SuggestionsWire> => ({
  terms: termsOf(record, typed),
  categories: record.categories
    .filter(({ title }) => startsWithWords(title, typed))
    .slice(0, MAX_SUGGESTED_CATEGORIES)
    .map((category) => ({ id: category.categoryId, name: category.title, url: categoryUrl(category) })),
  products: record.tiles.map((tile) => tileWire(tile, site)),
});
