import * as Effect from 'effect/Effect';
import type { Storefront } from '#core/storefront.ts';
import { productPath } from '#core/site/route-address.ts';

/** The most that the service gives of a list at once (PLP-03). */
const LIST_PART = 96;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Addresses of one site: home, its menu's pages, and the products in them. */
const addressesOf = (shop: Storefront): Effect.Effect<readonly string[], unknown> =>
  Effect.gen(function* () {
    const navigation = yield* shop.content.viewNavigation;
    const pages = navigation.menu.flatMap((entry) => [entry.url, ...entry.children.map((child) => child.url)]).filter((url) => url.startsWith('/'));
    const categories = new Set(pages.flatMap((url) => /\/c\/.+-(\d{4,10})$/.exec(url)?.[1] ?? []));
    const products = new Set<string>();
    for (const categoryId of categories) {
      for (let start = 0, total = 1; start < total && start < 5000; start += LIST_PART) {
        const { listing } = yield* shop.catalog.viewCategory({ categoryId, start, count: LIST_PART, sort: 'recommended', filters: {} });
        total = listing.total;
        for (const tile of listing.tiles) products.add(tile.id);
      }
    }
    const { locale } = shop.site;
    const paths = [`/${locale}`, ...pages.map((url) => (url.startsWith(`/${locale}`) ? url : `/${locale}${url}`)), ...[...products].map((id) => productPath(locale, id))];
    return [...new Set(paths)];
  });

/** Every public page of every site, with its sisters in the other languages (SEO-05). */
export const writeSitemap = async (shops: readonly Storefront[], publicUrl: string): Promise<string> => {
  const entries: string[] = [];
  for (const shop of shops) {
    const paths = await Effect.runPromise(addressesOf(shop).pipe(Effect.catch(() => Effect.succeed<readonly string[]>([`/${shop.site.locale}`]))));
    for (const path of paths) {
      const rest = path.slice(shop.site.locale.length + 1);
      const alternates = shops.map(({ site }) => `<xhtml:link rel="alternate" hreflang="${site.language}" href="${escaped(`${publicUrl}/${site.locale}${rest}`)}"/>`).join('');
      entries.push(`<url><loc>${escaped(publicUrl + path)}</loc>${alternates}</url>`);
    }
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
};

export const writeRobots = (publicUrl: string): string => `User-agent: *\nDisallow: /*/cart\nDisallow: /*/checkout\nDisallow: /*/order-confirmation\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
