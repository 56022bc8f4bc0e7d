import { expect } from 'vitest';
import {
  operateOrder,
  operateReturn,
  type OrderAction,
} from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { readOverview } from '#adapters/backend/commerce/modules/order/overview-records.ts';
import type { Shop } from './in-process-shop.ts';

/** What an operator does with an order; its payments are sent afterwards. Nothing if none of its shipments allows it. */
export const operate = async (
  { database: { db }, complete }: Pick<Shop, 'database' | 'complete'>,
  orderNumber: string,
  action: OrderAction,
): Promise<'Done' | 'Nothing'> => {
  const overview = await readOverview(db, orderNumber);
  if (overview === undefined) throw new TypeError(`There is no order ${orderNumber}`);
  const outcome = await operateOrder(db, action, { overview, tracking: {}, now: Date.now() });
  await complete();
  return outcome;
};

/** Moves an order through steps that it allows. */
export const moveOrder = async (
  shop: Pick<Shop, 'database' | 'complete'>,
  orderNumber: string,
  ...actions: readonly OrderAction[]
): Promise<void> => {
  for (const action of actions) expect(await operate(shop, orderNumber, action)).toBe('Done');
};

/** A return is received and refunded. */
export const acceptReturn = async (
  { database: { db }, complete }: Pick<Shop, 'database' | 'complete'>,
  returnId: string,
): Promise<void> => {
  for (const action of ['receive', 'refund'] as const)
    expect(await operateReturn(db, action, { returnId, reason: '', now: Date.now() })).toBe('Done');
  await complete();
};
