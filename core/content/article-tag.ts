import { formatQuery, parseQuery, queryValue, withoutQueryKey, withQueryValue } from '../site/query.ts';

/** Query key of a grid's active tag (ART-06). Each grid of a page has its own. */
const keyOf = (componentId: string): string => `component${componentId}[tagId]`;

/** The active tag of a grid (PR-34). */
export const readTag = (query: string, componentId: string): string | undefined => {
  const tag = queryValue(parseQuery(query), keyOf(componentId));
  return tag === '' ? undefined : tag;
};

/** Maximum length of a tag, in code units. */
const LONGEST = 100;

/** Whether a request can have a tag of an address: it refuses characters that cannot be seen (ART-06). */
export const isAskedTag = (tag: string): boolean => tag.length <= LONGEST && !/\p{C}/u.test(tag);

/**
 * The query with a grid's active tag.
 * Law: read(set(q,t)) = t for any non-empty t; other parameters keep their values (PR-34).
 */
export const setTag = (query: string, componentId: string, tag: string): string =>
  formatQuery(withQueryValue(parseQuery(query), keyOf(componentId), tag));

/**
 * Removes the grid's tag (AMB-71).
 * Law: clear removes only its own key (PR-34).
 */
export const clearTag = (query: string, componentId: string): string =>
  formatQuery(withoutQueryKey(parseQuery(query), keyOf(componentId)));
