import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { consumerOf, type CallContext } from '#adapters/backend/commerce/kernel/handler.ts';
import { orderNotFound } from '../cart/cart-refusals.ts';
import type { OrderRecord } from './order-records.ts';
import { findReadableOrder } from './purchase-records.ts';

/** The order that the caller of a change has placed or tracked. Throws OHS4004 for an order of others (AUTH-32). */
export const findOwnOrder = async (
  db: Queries,
  call: CallContext,
  key: { readonly orderId: string } | { readonly orderNumber: string },
): Promise<OrderRecord> => {
  const order = await findReadableOrder(db, {
    ...key,
    consumerId: consumerOf(call).consumerId,
    siteId: call.site.siteId,
  });
  if (order === undefined) throw orderNotFound;
  return order;
};
