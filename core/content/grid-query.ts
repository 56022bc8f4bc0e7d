import {
  formatQuery,
  parseQuery,
  queryValue,
  withoutQueryKey,
  withQueryValue,
  type QueryEntries,
} from '../site/query.ts';
import { clearTag, isAskedTag, setTag } from './article-tag.ts';

/** Query key of the number of loads that the grids of a page show, all together from the first article. */
const PAGES_KEY = 'page';
/** Maximum of that number. A limit keeps the number of different pages small. */
const MOST_PAGES = 20;
/** Maximum length of the key of a tag in an address. */
const KEY_LENGTH = 100;

/** The number of loads that the grids of an address show; 1 if it is missing or no number in range. */
export const readPages = (query: string): number => {
  const pages = Number(queryValue(parseQuery(query), PAGES_KEY));
  return Number.isInteger(pages) && pages >= 1 && pages <= MOST_PAGES ? pages : 1;
};

/**
 * The query of a grid that shows a tag, or all articles, in a number of loads: it works without script, and Back leads
 * to it (ART-06, ART-07).
 */
export const gridQuery = (
  query: string,
  componentId: string,
  { tagId, pages = 1 }: { readonly tagId: string | undefined; readonly pages?: number },
): string => {
  const tagged = parseQuery(tagId === undefined ? clearTag(query, componentId) : setTag(query, componentId, tagId));
  return formatQuery(
    pages === 1 ? withoutQueryKey(tagged, PAGES_KEY) : withQueryValue(tagged, PAGES_KEY, String(pages)),
  );
};

/** The parts of a query that the grids of a page read: at most one tag, and the number of loads. */
export const canonicalGridQuery = (entries: QueryEntries): string => {
  const tag = entries.find(
    ([key, value]) =>
      /^component.+\[tagId\]$/.test(key) && value !== '' && key.length <= KEY_LENGTH && isAskedTag(value),
  );
  const pages = readPages(formatQuery(entries));
  return formatQuery([
    ...(tag === undefined ? [] : [tag]),
    ...(pages === 1 ? [] : [[PAGES_KEY, String(pages)] as const]),
  ]);
};
