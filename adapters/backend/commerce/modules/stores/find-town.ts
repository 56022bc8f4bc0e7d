import { foldWords } from '../search/search-words.ts';
import type { TownRecord } from './store-records.ts';

type Town = Pick<TownRecord, 'name' | 'latitude' | 'longitude' | 'postalCodes'>;

/** Letters and digits of a postal code, as they are compared. */
const compact = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/**
 * The words begin with those of a name, so that "Denver, CO" is Denver and "Salt Lake" is on its way to Salt Lake City.
 */
const begins = (words: readonly string[], name: readonly string[]): boolean =>
  words.length > 0 &&
  words
    .slice(0, name.length)
    .every((word, place) =>
      place === words.length - 1 ? name[place]?.startsWith(word) === true : name[place] === word,
    );

/**
 * The town that words mean: by the longest beginning of a postal code, else by its name, however it is written.
 * Nothing when it is none of them.
 */
export const findTown = <Known extends Town>(towns: readonly Known[], query: string): Known | undefined => {
  const code = compact(query);
  const words = foldWords(query);
  const byCode = towns
    .flatMap((town) =>
      town.postalCodes
        .filter((start) => /\d/.test(code) && code.startsWith(compact(start)))
        .map((start) => ({ town, length: compact(start).length })),
    )
    .toSorted((a, b) => b.length - a.length)[0];
  return byCode?.town ?? towns.find(({ name }) => begins(words, foldWords(name)));
};
