import * as Effect from 'effect/Effect';
import type { OpenStorefront } from '#adapters/composition/open-storefront.ts';
import type { Warning } from '#core/analytics/ports/monitoring.ts';
import { MAX_LISTING_COUNT } from '#core/catalog/listing.ts';
import type { Storefront } from '#core/storefront.ts';
import { standalonePages } from '#core/content/page.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { isIndexable } from '#core/site/indexing.ts';
import { productPath } from '#core/site/route-address.ts';
import { acceptsBrotli, cachedPage, pageResponse } from '../rendering/cached-page.ts';
import { cacheLimits } from '../cache-limits.ts';
import { makePageCache } from '../rendering/page-cache.ts';

/** Characters of a locale in a path, such as `en-us`. */
const LOCALE_LENGTH = 5;
/** Path of the pages of stores. */
const STORES = '/store-locator/';
/** Maximum number of levels of pages below a path. */
const MAX_DEPTH = 4;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The pages of content below the given paths, at all levels. */
const pagesBelow = (
  shop: Storefront,
  paths: readonly string[],
  depth = 0,
): Effect.Effect<readonly string[], ApiFailure> =>
  depth === MAX_DEPTH || paths.length === 0
    ? Effect.succeed([])
    : Effect.gen(function* () {
        const children = yield* Effect.forEach(paths, (path) => shop.content.viewChildren(path.slice(1)), {
          concurrency: 4,
        });
        const found = children.flat().map(({ url }) => url);
        return [...found, ...(yield* pagesBelow(shop, found, depth + 1))];
      });

/**
 * The pages of content: those of the first level, those that menu and footer link, all that are below the same paths, and
 * those of a fixed name.
 */
const contentPagesOf = (shop: Storefront, linked: readonly string[]): Effect.Effect<readonly string[], ApiFailure> =>
  Effect.gen(function* () {
    const roots = new Set(
      ['/home', '/articles', ...linked]
        .filter((url) => !/^\/[cp]\//.test(url))
        .map((url) => url.split('/').slice(0, 2).join('/')),
    );
    const below = yield* pagesBelow(
      shop,
      [...roots].filter((root) => root !== '/'),
    );
    const named = yield* Effect.forEach(standalonePages, (name) =>
      shop.content.viewNamedPage(name).pipe(
        Effect.as([`/${name}`]),
        Effect.catchTag('NotFound', () => Effect.succeed([])),
      ),
    );
    return ['/articles', ...below, ...named.flat()];
  });

/**
 * Addresses of one site: the home page, the pages of its menu and footer, all pages of content and stores, and about
 * 5,000 products of each top-level category at most.
 */
const addressesOf = (shop: Storefront): Effect.Effect<readonly string[], unknown> =>
  Effect.gen(function* () {
    const navigation = yield* shop.content.viewNavigation;
    // Every shop has a menu: an empty one means that it could not be read, and most addresses would be missing.
    if (navigation.menu.length === 0) return yield* Effect.fail('no menu');
    const linked = [
      ...navigation.menu.flatMap((entry) => [
        entry.url,
        ...entry.children.flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]),
      ]),
      ...navigation.utility.map(({ url }) => url),
      ...navigation.footer.columns.flatMap(({ links }) => links.map(({ url }) => url)),
    ].filter((url) => url.startsWith('/'));
    const { stores } = yield* shop.stores.viewLocator('');
    const pages = [
      ...linked,
      ...(yield* contentPagesOf(shop, linked)),
      ...stores.map(({ storeId }) => `${STORES}${storeId}`),
    ].filter((url) => isIndexable(url, false));
    // The list of a category includes the products of its subcategories.
    const categories = new Set(
      navigation.menu.map(({ url }) => url).flatMap((url) => /\/c\/.+-(\d{4,10})$/.exec(url)?.[1] ?? []),
    );
    const products = new Set<string>();
    for (const categoryId of categories) {
      for (let start = 0, total = 1; start < total && start < 5000; start += MAX_LISTING_COUNT) {
        const { listing } = yield* shop.catalog.viewCategory({
          categoryId,
          start,
          count: MAX_LISTING_COUNT,
          sort: 'recommended',
          filters: {},
        });
        total = listing.total;
        for (const tile of listing.tiles) products.add(tile.id);
      }
    }
    const { locale } = shop.site;
    const paths = [
      `/${locale}`,
      ...pages.map((url) => (url.startsWith(`/${locale}`) ? url : `/${locale}${url}`)),
      ...[...products].map((id) => productPath(locale, id)),
    ];
    return [...new Set(paths)];
  });

/**
 * Writes the sitemap: all public pages of all sites with their alternates in other languages (SEO-05). A site that
 * cannot be read is listed with its home page only, and `isComplete` is then false.
 */
export const writeSitemap = async (
  shops: readonly Storefront[],
  publicUrl: string,
): Promise<{ readonly text: string; readonly isComplete: boolean }> => {
  const reads = await Promise.all(
    shops.map(async (shop) => ({ shop, read: await Effect.runPromise(Effect.result(addressesOf(shop))) })),
  );
  const isComplete = reads.every(({ read }) => read._tag === 'Success');
  const all = new Set(
    reads.flatMap(({ shop, read }) => (read._tag === 'Success' ? read.success : [`/${shop.site.locale}`])),
  );
  const entries = [...all].map((path) => {
    const locale = path.slice(1, 1 + LOCALE_LENGTH);
    const rest = path.slice(locale.length + 1);
    // Some sites do not have the page of a store or of content, and a site that could not be read offers its home page.
    const alternates = shops
      .filter(({ site }) => all.has(`/${site.locale}${rest}`))
      .map(
        ({ site }) =>
          `<xhtml:link rel="alternate" hreflang="${site.language}" href="${escaped(`${publicUrl}/${site.locale}${rest}`)}"/>`,
      );
    return `<url><loc>${escaped(publicUrl + path)}</loc>${alternates.join('')}</url>`;
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
  return { text, isComplete };
};

type SitemapOptions = {
  readonly openShops: () => readonly OpenStorefront[];
  readonly publicUrl: () => string;
  readonly warn: (warning: Warning) => void;
};

/**
 * Serves the sitemap from a cache like that of pages, because writing it reads the whole catalog. An incomplete sitemap
 * is not cached.
 */
export const makeSitemap = ({
  openShops,
  publicUrl,
  warn,
}: SitemapOptions): ((request: Request) => Promise<Response>) => {
  const cache = makePageCache({
    ...cacheLimits.sitemap,
    now: () => performance.now(),
    failed: (fault) => warn({ message: `The sitemap could not be renewed: ${String(fault)}`, component: 'sitemap' }),
  });
  const make = async () => {
    const shops = openShops();
    try {
      const { text, isComplete } = await writeSitemap(shops, publicUrl());
      return cachedPage({
        status: 200,
        headers: {
          'Content-Type': 'application/xml; charset=utf-8',
          ...(isComplete ? {} : { 'Cache-Control': 'no-store' }),
        },
        text,
      });
    } finally {
      await Promise.all(shops.map((shop) => shop.close()));
    }
  };
  return async (request) => pageResponse(await cache.get('sitemap', make), acceptsBrotli(request));
};

export const writeRobots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /*/cart\nDisallow: /*/checkout\nDisallow: /*/order-confirmation\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
