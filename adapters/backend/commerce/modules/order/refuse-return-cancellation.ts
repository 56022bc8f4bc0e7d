import { isReturnCancellable } from '#core/order/return.ts';
import { notAllowed, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { orderClosed } from './cancel-order.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';

/**
 * Canceled returns of one order, since each one writes rows, and may have taken stock for a while. Who has only tracked the
 * order leaves most of them to who placed it.
 */
const MOST_CANCELED = { placed: 10, tracked: 3 } as const;

/**
 * Why a reader cannot cancel a return of an order; undefined if they can. ORD409 for one that no shopper can cancel
 * (`isReturnCancellable`), and beyond the most canceled returns; API405 for a return of someone else if the reader has only
 * tracked the order, whose number and email address others may know.
 */
export const refuseReturnCancellation = (
  { consumerId }: Pick<OrderRecord, 'consumerId'>,
  { state, lines, begunBy }: OrderRows['returns'][number],
  { returns, reader }: Pick<OrderRows, 'returns'> & { readonly reader: string },
): Refusal | undefined => {
  if (!isReturnCancellable({ status: state, items: lines })) return orderClosed;
  if (![consumerId, begunBy].includes(reader)) return notAllowed;
  const most = reader === consumerId ? MOST_CANCELED.placed : MOST_CANCELED.tracked;
  return returns.filter((one) => one.state === 'CANCELLED').length >= most ? orderClosed : undefined;
};
