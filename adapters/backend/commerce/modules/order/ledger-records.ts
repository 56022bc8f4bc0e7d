import { sql } from 'kysely';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { OrderRecord } from './order-records.ts';

/** Parts of a sum of money that moves, in minor units; `sales` are goods after discounts. All without the tax. */
type LedgerParts = { readonly sales: number; readonly shipping: number; readonly tax: number };

/**
 * Adds a set of entries: what a tender pays, and its parts. The entries of a set sum to zero (I08); parts of nothing
 * have no entry.
 */
export const insertEntries = async (
  tx: Tx,
  { orderId, currency }: Pick<OrderRecord, 'orderId' | 'currency'>,
  { entrySet, sales, shipping, tax }: LedgerParts & { readonly entrySet: string },
): Promise<void> => {
  const entries = [
    { account: 'payment', amount: sales + shipping + tax },
    { account: 'sales', amount: -sales },
    { account: 'shipping', amount: -shipping },
    { account: 'tax', amount: -tax },
  ] as const;
  const moved = entries.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return;
  await tx
    .insertInto('ledgerEntry')
    .values(moved.map((entry) => ({ entrySet, orderId, currency, ...entry })))
    .execute();
};

/** SQL: shipping of a shipment without its tax. */
const netShipping = (order: Pick<OrderRecord, 'isTaxIncluded'>) =>
  order.isTaxIncluded ? sql<number>`shipping - shipping_tax` : sql<number>`shipping`;

/** The sale of a placed order. */
export const insertSale = async (tx: Tx, order: OrderRecord): Promise<void> => {
  const { shipping } = await tx
    .selectFrom('orderShipment')
    .select(sql<number>`sum(${netShipping(order)})::int`.as('shipping'))
    .where('orderId', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const { total, tax } = order;
  await insertEntries(tx, order, { entrySet: `sale ${order.orderId}`, sales: total - tax - shipping, shipping, tax });
};
