import type { products } from '#adapters/contract/catalog.ts';
import { isProductId } from '#core/catalog/product-id.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { readInventory } from '../catalog/product-records.ts';
import { readStoreUnits } from './store-records.ts';

type AvailabilityHandlers = Pick<GroupHandlers<typeof products>, 'availability'>;

/** Availability of products in stores. */
export const makeAvailabilityHandlers = ({
  database: { db },
}: Pick<CommerceContext, 'database'>): AvailabilityHandlers => ({
  /** Stores without stock and unknown stores are listed with 0 units (PDP-08). */
  availability: async ({ params, body, site }) => {
    const rows = isProductId(params.productId) ? await readInventory(db, params.productId) : undefined;
    if (rows === undefined || !rows.some(({ sku }) => sku === body.sku)) return notFound;
    const units = await readStoreUnits(db, site.siteId, body);
    return { storeInventory: body.stores.map((storeId) => ({ storeId, quantity: units.get(storeId) ?? 0 })) };
  },
});
