import { instantOf } from '../kernel/calendar.ts';
import { isoDay } from '../kernel/iso-day.ts';
import { parseQuery, queryValue } from '../site/query.ts';

/** Which content is asked for: what is published, or what editors prepare, at a date if one is given (SHOW-09). `date` is an ISO 8601 date-time. */
export type ContentMode = { readonly _tag: 'publish' } | { readonly _tag: 'preview'; readonly date?: string };

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * A wrong date is ignored.
 * Law: only `preview=true` turns preview on (SHOW-10).
 */
export const contentMode = (query: string): ContentMode => {
  const entries = parseQuery(query);
  if (queryValue(entries, 'preview') !== 'true') return { _tag: 'publish' };
  const date = queryValue(entries, 'previewDate') ?? '';
  return DATE_TIME.test(date) && isoDay(date) !== undefined && !Number.isNaN(instantOf(date))
    ? { _tag: 'preview', date }
    : { _tag: 'preview' };
};

/** A preview is never kept in a cache and never for search engines (SHOW-10). */
export const mayKeep = (mode: ContentMode): boolean => mode._tag === 'publish';

export type Placement = { readonly 'data-cms-id'?: string; readonly 'data-cms-placement'?: string };

/** Where a block comes from, for editors: in preview only, never in what is published (SHOW-12). */
export const placement = (mode: ContentMode, block: { readonly id: string; readonly placement: string }): Placement =>
  mode._tag === 'preview' ? { 'data-cms-id': block.id, 'data-cms-placement': block.placement } : {};
