import * as Effect from 'effect/Effect';
import type { OpenStorefront } from '#adapters/composition/open-storefront.ts';
import type { Warning } from '#core/analytics/ports/monitoring.ts';
import type { Article } from '#core/content/article.ts';
import { instantOf } from '#core/kernel/calendar.ts';
import { localizePath } from '#core/site/route-address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { cacheLimits } from '../cache-limits.ts';
import { acceptsBrotli, cachedPage, pageResponse } from '../rendering/cached-page.ts';
import { makePageCache } from '../rendering/page-cache.ts';
import { soon } from './api-error.ts';

const MOST_ENTRIES = 20;

const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text of XML 1.0: escaped, without the characters that it forbids. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** The subtitle; without one, what kind of article it is. */
const descriptionOf = ({ subtitle, eyebrow }: Article): string => {
  const text = subtitle ?? eyebrow;
  return text === undefined ? '' : element('description', text);
};

const dateOf = ({ date }: Article): string => {
  const instant = date === undefined ? Number.NaN : instantOf(date);
  return Number.isNaN(instant) ? '' : element('pubDate', new Date(instant).toUTCString());
};

type FeedSource = {
  readonly site: SiteConfiguration;
  readonly publicUrl: string;
  /** Title and description of the page that lists the articles. */
  readonly page: { readonly title: string; readonly description?: string };
};

/** Writes the newest articles of a site as RSS 2.0. */
export const writeArticleFeed = (articles: readonly Article[], { site, publicUrl, page }: FeedSource): string => {
  const home = `${publicUrl}/${site.locale}/articles`;
  const title = page.title === site.brandName ? page.title : `${page.title} | ${site.brandName}`;
  const items = articles.map((article) => {
    const address = publicUrl + localizePath(article.url, site.locale);
    const parts = [
      element('title', article.title),
      element('link', address),
      element('guid', address),
      descriptionOf(article),
      dateOf(article),
      ...article.tags.map(({ label }) => element('category', label)),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const channel = [
    element('title', title),
    element('link', home),
    element('description', page.description ?? title),
    element('language', site.language),
    `<atom:link href="${escaped(home)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  const opening =
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">';
  return `${opening}<channel>${channel.join('')}</channel></rss>\n`;
};

/** Serves the feeds of articles from a cache; a feed that cannot be read is answered with 503. */
export const makeArticleFeed = ({
  openShop,
  publicUrl,
  warn,
}: {
  readonly openShop: (site: SiteConfiguration) => OpenStorefront;
  readonly publicUrl: () => string;
  readonly warn: (warning: Warning) => void;
}): ((request: Request, site: SiteConfiguration) => Promise<Response>) => {
  const component = 'article-feed';
  const cache = makePageCache({
    ...cacheLimits.pages,
    now: () => performance.now(),
    failed: (fault) => warn({ message: `A feed could not be renewed: ${String(fault)}`, component }),
  });
  const make = async (site: SiteConfiguration) => {
    const shop = openShop(site);
    try {
      const read = await Effect.runPromise(
        Effect.result(shop.content.viewArticles({ offset: 0, limit: MOST_ENTRIES })),
      );
      if (read._tag === 'Failure') {
        warn({ message: 'The articles could not be read', component, errorId: read.failure.errorId });
        return cachedPage({ status: 503, headers: { ...soon, 'Cache-Control': 'no-store' }, text: '' });
      }
      const page = await Effect.runPromise(Effect.result(shop.content.viewPage('articles')));
      return cachedPage({
        status: 200,
        headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
        text: writeArticleFeed(read.success.result, {
          site,
          publicUrl: publicUrl(),
          page: page._tag === 'Success' ? page.success.seo : { title: site.brandName },
        }),
      });
    } finally {
      await shop.close();
    }
  };
  return async (request, site) => pageResponse(await cache.get(site.locale, () => make(site)), acceptsBrotli(request));
};
