import { Outcome } from '../kernel/outcome.ts';
import type { AnalyticsEvent } from './analytics-event.ts';

/** The page that a shopper went to, and whether it was counted. */
export type PageViews = { readonly address?: string; readonly isCounted: boolean };

const none: PageViews = { isCounted: true };

/** A fragment leads within a page. */
const pageOf = (address: string): string => address.replace(/#.*$/s, '');

/** Another address is another page to count. */
const navigate = (views: PageViews, address: string): PageViews =>
  views.address === pageOf(address) ? views : { address: pageOf(address), isCounted: false };

/**
 * An empty title is none.
 * Law: one page view per route change, after the title is set (ANL-13).
 */
const entitle = (views: PageViews, title: string): Outcome<PageViews, AnalyticsEvent> =>
  views.isCounted || views.address === undefined || title.trim() === ''
    ? Outcome.of(views)
    : Outcome.of({ ...views, isCounted: true }, { _tag: 'PageViewed', title, path: views.address });

export const PageViews = { none, navigate, entitle } as const;
