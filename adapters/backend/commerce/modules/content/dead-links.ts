import { isOneOf } from '#adapters/backend/commerce/kernel/database/is-one-of.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { commerceSites, siteOf, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { localeOf, parseRoute } from '#core/site/route-address.ts';
import { FEED_PATH, ICON_PATH, isServiceDocument, WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { isShopPage } from '#core/site/shop-pages.ts';
import { isPageName } from './read-content.ts';
import { requestedPath } from './redirects.ts';

const kinds = ['product', 'category', 'store', 'page'] as const;
type Kind = (typeof kinds)[number];

/** What a path needs to be a page. */
type Needed = { readonly kind: Kind; readonly id: string };

/** A link of a document, its path below the locale, and what it needs. */
type Link = { readonly address: string; readonly path: string; readonly needed: Needed };

const problems: { readonly [kind in Kind]: string } = {
  product: 'leads to a product that the site does not sell',
  category: 'leads to a category that does not exist',
  store: 'leads to a store that the site does not have',
  page: 'leads to no page of the site',
};

/** Those of the ids that are ids of categories. */
export const existingCategories = async (db: Queries, ids: readonly string[]): Promise<readonly string[]> => {
  const rows = await db.selectFrom('category').select('categoryId').where(isOneOf('categoryId', ids)).execute();
  return rows.map(({ categoryId }) => categoryId);
};

type Search = (db: Queries, siteId: string, ids: readonly string[]) => Promise<readonly string[]>;

/** Those of the ids that the site has, by one query for each kind. Products are named by their own id or their style. */
const existing: { readonly [kind in Kind]: Search } = {
  product: async (db, siteId, ids) => {
    const rows = await db
      .selectFrom('product')
      .select(['productId', 'styleId'])
      .where(({ or }) => or([isOneOf('productId', ids), isOneOf('styleId', ids)]))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('variant')
            .innerJoin('price', 'price.sku', 'variant.sku')
            .whereRef('variant.productId', '=', 'product.productId')
            .where('price.siteId', '=', siteId),
        ),
      )
      .execute();
    return rows.flatMap(({ productId, styleId }) => [productId, styleId]);
  },
  category: (db, _, ids) => existingCategories(db, ids),
  store: async (db, siteId, ids) => {
    const stores = db.selectFrom('store').select('storeId').where('siteId', '=', siteId).where(isOneOf('storeId', ids));
    return (await stores.execute()).map(({ storeId }) => storeId);
  },
  page: async (db, siteId, ids) => {
    const rows = await db
      .selectFrom('contentDocument')
      .select('name')
      .where('siteId', '=', siteId)
      .where('kind', '=', 'page')
      .where(isOneOf('name', ids))
      .execute();
    return rows.map(({ name }) => name).filter(isPageName);
  },
};

/** What a path below the locale needs; undefined for a page that the shop itself always has. */
const neededAt = (path: string, { locale, withdrawalDays }: CommerceSite): Needed | undefined => {
  const [, store] = /^\/store-locator\/([^/]+)$/.exec(path) ?? [];
  if (store !== undefined) return { kind: 'store', id: store };
  if (isShopPage(path) || path === FEED_PATH || path === ICON_PATH) return undefined;
  if (isServiceDocument(path) && (path !== WITHDRAWAL_PATH || withdrawalDays !== undefined)) return undefined;
  const route = parseRoute(`/${locale}${path}`);
  if (route._tag === 'product') return { kind: 'product', id: route.productId };
  if (route._tag === 'category') return { kind: 'category', id: route.categoryId };
  return { kind: 'page', id: path.slice(1) };
};

/** The links that lead to what the site lacks; a redirect of the same path helps any of them. */
const deadOnSite = async (db: Queries, siteId: string, links: readonly Link[]): Promise<readonly Link[]> => {
  if (links.length === 0) return [];
  const paths = links.map(({ path }) => path);
  const moved = await db
    .selectFrom('contentRedirect')
    .select('fromPath')
    .where('siteId', '=', siteId)
    .where(isOneOf('fromPath', paths))
    .execute();
  const live = new Set(moved.map(({ fromPath }) => fromPath));
  const dead: Link[] = [];
  for (const kind of kinds) {
    const ofKind = links.filter(({ path, needed }) => needed.kind === kind && !live.has(path));
    if (ofKind.length === 0) continue;
    const ids = ofKind.map(({ needed }) => needed.id);
    const found = new Set(await existing[kind](db, siteId, ids));
    dead.push(...ofKind.filter(({ needed }) => !found.has(needed.id)));
  }
  return dead;
};

/**
 * Why internal addresses lead to no page, by address. Those without a locale are of the given site. A page is one of the
 * shop, of the catalog or of published content, or has a redirect; query and hash do not matter. A few queries for each
 * site, for any number of addresses.
 */
export const deadLinks = async (
  db: Queries,
  siteId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const bySite = new Map<string, Link[]>(commerceSites.map((site) => [site.siteId, []]));
  for (const address of new Set(addresses)) {
    const path = requestedPath(address);
    const locale = localeOf(address);
    const site = locale === undefined ? siteOf(siteId) : commerceSites.find((one) => one.locale === locale);
    if (path === undefined) found.set(address, 'is not a path of the shop, such as /help/returns');
    else if (site === undefined) found.set(address, problems.page);
    else {
      const needed = neededAt(path, site);
      if (needed !== undefined) bySite.get(site.siteId)?.push({ address, path, needed });
    }
  }
  for (const [id, links] of bySite)
    for (const { address, needed } of await deadOnSite(db, id, links)) found.set(address, problems[needed.kind]);
  return found;
};
