import { isNamedId } from '../kernel/named-id.ts';
import { formatQuery, parseQuery, queryValue, withoutQueryKey, withQueryValue } from '../site/query.ts';

/** Query key of a grid's active tag (ART-06). Each grid of a page has its own. */
const keyOf = (componentId: string): string => `component${componentId}[tagId]`;

/** The active tag of a grid (PR-34). */
export const readTag = (query: string, componentId: string): string | undefined => {
  const tag = queryValue(parseQuery(query), keyOf(componentId));
  return tag === '' ? undefined : tag;
};

/** The active tag of a grid that a request can have; undefined for any other text (ART-06). */
export const askedTag = (query: string, componentId: string): string | undefined => {
  const tag = readTag(query, componentId);
  return tag !== undefined && isNamedId(tag) ? tag : undefined;
};

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
