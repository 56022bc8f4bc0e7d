import {
  operateOrder,
  operateReturn,
  type ReturnAction,
} from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { listSentGiftCards } from '#adapters/backend/commerce/modules/order/gift-card-records.ts';
import { readOverview, type OrderOverview } from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { findFirstStore } from '#adapters/backend/commerce/modules/order/return-records.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Operated, SentGiftCard } from './flow-state.ts';
import { operatorActions, type OperatorAction } from './flow.codec.ts';
import { refusalSentence } from './order-lines.ts';

/** Milliseconds for which a program waits until a running shop has sent the payments of an order. */
export const PAYMENTS_WAIT_MS = 10_000;
const POLL_MS = 250;

/** The order after its payments were sent, or after the longest wait; undefined for an unknown number. */
export const afterPayments = async (
  db: Queries,
  orderNumber: string,
  waitMs: number,
): Promise<OrderOverview | undefined> => {
  const order = await readOverview(db, orderNumber);
  if (order === undefined || order.pendingPayments === 0 || waitMs <= 0) return order;
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return afterPayments(db, orderNumber, waitMs - POLL_MS);
};

/**
 * The gift cards that an order has sent, as their recipients read them. Waits until the shop has sent what was ordered for
 * today; empty after the longest wait, and for an unknown number.
 */
export const sentGiftCards = async (
  db: Queries,
  orderNumber: string,
  waitMs = PAYMENTS_WAIT_MS,
): Promise<readonly SentGiftCard[]> => {
  const sent = await listSentGiftCards(db, orderNumber);
  if (sent.length > 0 || waitMs <= 0) return sent;
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  return sentGiftCards(db, orderNumber, waitMs - POLL_MS);
};

const isReturnAction = (action: OperatorAction): action is ReturnAction => operatorActions[action] === 'return';

/**
 * Acts on an order and waits for its payments, which `settle` sends, or else a running shop.
 */
export const operate = async (
  db: Queries,
  action: OperatorAction,
  orderNumber: string,
  settle: () => Promise<unknown> = async () => undefined,
): Promise<Operated> => {
  const overview = await readOverview(db, orderNumber);
  if (overview === undefined) return 'Nothing';
  const now = Date.now();
  const returnId = overview.returns.at(-1)?.returnId;
  const outcome = isReturnAction(action)
    ? returnId === undefined
      ? 'Nothing'
      : await operateReturn(db, action, {
          returnId,
          reason: 'worn',
          storeId: action === 'receive' ? await findFirstStore(db, returnId) : undefined,
          now,
        })
    : await operateOrder(db, action, { overview, tracking: {}, now });
  await settle();
  const after = await afterPayments(db, orderNumber, PAYMENTS_WAIT_MS);
  const refusal = action === 'ship' && after !== undefined ? refusalSentence(after) : undefined;
  return outcome === 'Done' && refusal !== undefined ? { refusal } : outcome;
};
