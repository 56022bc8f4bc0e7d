import { MAX_LISTING_COUNT } from '#core/catalog/listing.ts';
import type { products } from '#adapters/contract/catalog.ts';
import { parseFiltersText } from '#core/catalog/parse-filters-text.ts';
import { isProductId } from '#core/catalog/product-id.ts';
import { present } from '#core/kernel/present.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notFound, productsFailed } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { readStoreUnits } from '../stores/store-records.ts';
import { filled, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { readListing, type ListingScope } from './listing-records.ts';
import { isSort, listingWire, selectionOf } from './listing-wire.ts';
import { readInventory, readProduct } from './product-records.ts';
import { categoryUrl, productUrl, productWire } from './product-wire.ts';
import { readLikelyWords, readProductAddress } from '../search/search-records.ts';
import { foldWords, searchQuery } from '../search/search-words.ts';
import { readSuggestions } from '../search/suggestion-records.ts';
import { suggestionsWire } from '../search/suggestions-wire.ts';

type PartQuery = {
  readonly start?: number;
  readonly count?: number;
  readonly sort?: string;
  readonly filters?: string;
};

const DEFAULT_COUNT = 24;

/** Which part of a list is asked for; nothing when it makes no sense (PLP400). */
const partOf = ({ start = 0, count = DEFAULT_COUNT, sort = 'recommended', filters = '' }: PartQuery) =>
  isSort(sort) && count >= 1 && count <= MAX_LISTING_COUNT
    ? { start, count, sort, filters: parseFiltersText(filters) }
    : undefined;

/** Products as a site sells them (API-074 to API-085). */
export const makeProductsHandlers = ({
  database: { db },
}: Pick<CommerceContext, 'database'>): GroupHandlers<typeof products> => {
  /** The part of a list that is asked for; nothing when it makes no sense. */
  const listed = async (site: CommerceSite, scope: ListingScope, query: PartQuery) => {
    const part = partOf(query);
    return part === undefined
      ? undefined
      : { part, record: await readListing(db, site, { ...part, scope, selection: selectionOf(part.filters) }) };
  };

  /** The words that were probably meant, when they are others than those that were asked for. */
  const suggestion = async (site: CommerceSite, term: string): Promise<string | undefined> => {
    const words = foldWords(term).slice(0, 8);
    const likely = (await readLikelyWords(db, site.locale, words)).join(' ');
    return likely === '' || foldWords(likely).join(' ') === words.join(' ') ? undefined : likely;
  };

  return {
    details: async ({ params, site }) => {
      const record = isProductId(params.productId) ? await readProduct(db, site, params.productId) : undefined;
      return record === undefined ? notFound : productWire(record, site);
    },

    inventory: async ({ params }) => {
      const rows = isProductId(params.productId) ? await readInventory(db, params.productId) : undefined;
      return rows === undefined
        ? notFound
        : { variants: Object.fromEntries(rows.map(({ sku, quantity }) => [sku, { quantity }])) };
    },

    /** A store that does not have it, or that there is none of, is listed with none (PDP-08). */
    availability: async ({ params, body, site }) => {
      const rows = isProductId(params.productId) ? await readInventory(db, params.productId) : undefined;
      if (rows === undefined || !rows.some(({ sku }) => sku === body.sku)) return notFound;
      const units = await readStoreUnits(db, site.siteId, body);
      return { storeInventory: body.stores.map((storeId) => ({ storeId, quantity: units.get(storeId) ?? 0 })) };
    },

    catalog: async ({ query, site }) => {
      const list = await listed(site, { _tag: 'Category', categoryId: query.categoryId }, query);
      if (list === undefined) return productsFailed;
      const { category } = list.record;
      if (category === null) return notFound;
      return listingWire(list.record, site, {
        ...list.part,
        title: category.title,
        breadcrumbs: [
          { label: serviceTexts[site.locale].catalog.home, url: '/' },
          ...category.path.slice(0, -1).map((wider) => ({ label: wider.title, url: categoryUrl(wider) })),
          { label: category.title },
        ],
        url: categoryUrl(category),
        seo: { title: `${category.title} | NORDKAMM`, description: category.description },
      });
    },

    search: async ({ query, site }) => {
      const term = query.q.trim();
      const list = await listed(site, { _tag: 'Words', query: searchQuery(term) }, query);
      if (list === undefined) return productsFailed;
      const title = filled(serviceTexts[site.locale].catalog.searchTitle, { term });
      const listing = listingWire(list.record, site, {
        ...list.part,
        title,
        breadcrumbs: [{ label: serviceTexts[site.locale].catalog.home, url: '/' }, { label: title }],
      });
      const id = term.toUpperCase();
      const product = isProductId(id) ? await readProductAddress(db, id) : undefined;
      return {
        ...listing,
        ...present({
          redirectUrl: product === undefined ? undefined : productUrl(product),
          suggestedTerm: listing.total === 0 && product === undefined ? await suggestion(site, term) : undefined,
        }),
      };
    },

    autoSuggest: async ({ query: { q }, site }) => {
      const words = foldWords(q);
      return words.length === 0
        ? { terms: [], categories: [], products: [] }
        : suggestionsWire(await readSuggestions(db, site, { query: searchQuery(q), words }), site, words);
    },
  };
};
