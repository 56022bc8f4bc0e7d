import type { products } from '#adapters/contract/catalog.ts';
import { isProductId } from '#core/catalog/product-id.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notFound, productsFailed } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { comingHolidays } from '#adapters/backend/commerce/kernel/site-days.ts';
import { listingWire } from './listing-wire.ts';
import { readInventory, readProduct } from './product-records.ts';
import { categoryUrl, productWire } from './product-wire.ts';
import { requestedListing } from './requested-listing.ts';

type CatalogHandlers = Pick<GroupHandlers<typeof products>, 'details' | 'inventory' | 'catalog'>;

/** Products as a site sells them (API-074 to API-085). */
export const makeCatalogHandlers = ({
  database: { db },
  now,
}: Pick<CommerceContext, 'database' | 'now'>): CatalogHandlers => {
  return {
    details: async ({ params, site }) => {
      const record = isProductId(params.productId) ? await readProduct(db, site, params.productId) : undefined;
      return record === undefined ? notFound : { ...productWire(record, site), holidays: comingHolidays(site, now()) };
    },

    inventory: async ({ params }) => {
      const rows = isProductId(params.productId) ? await readInventory(db, params.productId) : undefined;
      return rows === undefined
        ? notFound
        : { variants: Object.fromEntries(rows.map(({ sku, quantity }) => [sku, { quantity }])) };
    },

    catalog: async ({ query, site }) => {
      const list = await requestedListing(db, site, { _tag: 'Category', categoryId: query.categoryId }, query);
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
  };
};
