import { WithdrawalWire, type orderChanges } from '#adapters/contract/order-changes.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { digestOf, newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { notThisOrder } from '../cart/cart-refusals.ts';
import { readPlacedOrder, type OrderRecord } from './order-records.ts';
import { orderWire } from './order-wire.ts';
import { findOrderOf, insertTrackedOrder } from './purchase-records.ts';
import { runOperations } from './run-operations.ts';
import { withdraw } from './withdraw-order.ts';

/** Attempts to name an order per window, so that the email address of a number cannot be guessed. */
const MAX_ATTEMPTS = { attempts: 30, seconds: 900 } as const;

/**
 * The order of a number and email address; the answer is the same whichever is wrong. `wait`: seconds until the next
 * attempt, after too many of them for one number.
 */
export const findForWithdrawal = async (
  db: Queries,
  named: { readonly orderNumber: string; readonly email: string; readonly siteId: string },
): Promise<{ readonly order: OrderRecord | undefined } | { readonly wait: number }> => {
  const consumerId = digestOf(`withdrawal ${named.orderNumber.trim()}`);
  const { calls, left } = await countCall(db, { consumerId, rate: 'withdrawal', seconds: MAX_ATTEMPTS.seconds });
  return calls > MAX_ATTEMPTS.attempts ? { wait: left } : { order: await findOrderOf(db, named) };
};

/** Withdrawals from contracts, by everyone who knows number and email address of the order. */
export const makeWithdrawalHandlers = (
  context: CommerceContext,
): Pick<GroupHandlers<typeof orderChanges>, 'withdraw'> => ({
  withdraw: async (call) => {
    const { db } = context.database;
    const { siteId, withdrawalDays } = call.site;
    if (withdrawalDays === undefined) return notFound;
    const { orderNumber, email, items } = call.body;
    const found = await findForWithdrawal(db, { orderNumber, email, siteId });
    if ('wait' in found) return tooManyRequests(found.wait);
    if (found.order === undefined) return notThisOrder;
    const named = found.order;
    const { orderId } = named;
    const answer = await runIdempotent(context, keyedCall('orderChanges.withdraw', call), {
      reply: WithdrawalWire,
      command: async (tx) => {
        const parts = items?.map(({ itemId, qty }) => ({ itemId, quantity: qty }));
        const { withdrawal } = await withdraw(tx, orderId, { withdrawalId: newId(), parts, now: context.now() });
        await insertTrackedOrder(tx, consumerOf(call).consumerId, named);
        const order = await orderWire(tx, await readPlacedOrder(tx, orderId));
        return replyWith(
          { withdrawalId: withdrawal.withdrawalId, receivedAt: withdrawal.at, order },
          { headers: { 'cache-control': 'no-store' } },
        );
      },
    });
    await runOperations(context, orderId);
    return answer;
  },
});
