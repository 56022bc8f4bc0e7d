import type { AnalyticsEvent } from '#core/analytics/analytics-event.ts';
import { pushOf } from '#core/analytics/push.ts';
import type { Push } from '#core/analytics/push.codec.ts';
import { pageType } from '#core/site/page-type.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { channelOf, isWebview, WEBVIEW_FLAG } from '#core/site/webview.ts';

export type DataLayerSite = Pick<SiteConfiguration, 'brand' | 'region' | 'locale'>;

/** The page with the list that tag managers read, by its usual name. */
export type DataLayerPage = {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
  /** Accessing it may throw. */
  readonly sessionStorage: Pick<Storage, 'getItem'>;
  dataLayer?: { readonly push: (entry: Push) => unknown };
};

/** Maximum number of entries in the list, as tag managers have it; the oldest are dropped. */
const MOST_ENTRIES = 300;

const emptyLayer = (): Push[] => [];

const isFlagged = (page: DataLayerPage): boolean => {
  try {
    return page.sessionStorage.getItem(WEBVIEW_FLAG) === 'true';
  } catch {
    return false;
  }
};

/** Adds the entry of an event, if it has one, with the page on which the event happened. */
export const addEntry = (
  event: AnalyticsEvent,
  {
    site: { brand, region, locale },
    page,
    pathname,
    search,
  }: {
    readonly site: DataLayerSite;
    readonly page: DataLayerPage;
    readonly pathname: string;
    readonly search: string;
  },
): void => {
  const isInApp = isWebview({
    flag: isFlagged(page),
    query: search.slice(1),
    userAgent: page.navigator.userAgent,
  });
  const entry = pushOf(event, {
    // A page that was left meanwhile has the type of its own address.
    pageType: pageType(event._tag === 'PageViewed' ? event.path : pathname + search, 200),
    brand,
    region,
    locale,
    channel: channelOf(isInApp),
  });
  if (entry === undefined) return;
  const list = (page.dataLayer ??= emptyLayer());
  if (Array.isArray(list) && list.length >= MOST_ENTRIES) list.shift();
  list.push(entry);
};
