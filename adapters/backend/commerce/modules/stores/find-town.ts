import { normalizedWords } from '../search/text-query.ts';
import type { TownRecord } from './store-records.ts';

type Town = Pick<TownRecord, 'name' | 'latitude' | 'longitude' | 'postalCodes'>;

/** Normalizes a postal code for comparison. */
const compact = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * Whether one list of words is a prefix of the other: "Denver, CO" matches Denver, "Salt Lake" matches Salt Lake City.
 */
const isPrefixOf = (words: readonly string[], name: readonly string[]): boolean =>
  words.length > 0 &&
  words
    .slice(0, name.length)
    .every((word, place) =>
      place === words.length - 1 ? name[place]?.startsWith(word) === true : name[place] === word,
    );

/** Finds a town by the longest postal code prefix, else by name. Undefined without a match. */
export const findTown = <Known extends Town>(towns: readonly Known[], query: string): Known | undefined => {
  const code = compact(query);
  const words = normalizedWords(query);
  const byCode = towns
    .flatMap((town) =>
      town.postalCodes
        .filter((start) => /\d/.test(code) && code.startsWith(compact(start)))
        .map((start) => ({ town, length: compact(start).length })),
    )
    .toSorted((a, b) => b.length - a.length)[0];
  return byCode?.town ?? towns.find(({ name }) => isPrefixOf(words, normalizedWords(name)));
};
