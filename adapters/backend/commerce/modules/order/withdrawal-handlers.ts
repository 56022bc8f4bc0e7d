import { WithdrawalWire, type orderChanges } from '#adapters/contract/order-changes.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { keyedCall, runIdempotent } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { digestOf, newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { networkOf } from '#adapters/backend/commerce/kernel/rates/limit-addresses.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { notThisOrder } from '../cart/cart-refusals.ts';
import { readPlacedOrder, type OrderRecord } from './order-records.ts';
import { orderWire } from './order-wire.ts';
import { findOrderOf, insertTrackedOrder } from './purchase-records.ts';
import { runOperations } from './run-operations.ts';
import { withdraw } from './withdraw-order.ts';

/** Wrong attempts to name an order per window: of one client's network, for one number, and of one network for one number. */
const MAX_ATTEMPTS = { attempts: 30, seconds: 900 } as const;

/**
 * The order of a number and email address; the answer is the same whichever is wrong. `wait`: seconds until the next
 * attempt, after too many wrong ones. A right one does not count, and is refused only if its own network has sent too many
 * wrong addresses for this number, so that addresses cannot be guessed: no client can keep a shopper in another network
 * from a withdrawal, which is a right by law (ORD-18). Counted before the order is read, so that concurrent guesses cannot
 * exceed the limit.
 */
export const findForWithdrawal = async (
  db: Queries,
  request: Request,
  named: { readonly orderNumber: string; readonly email: string; readonly siteId: string },
): Promise<{ readonly order: OrderRecord | undefined } | { readonly wait: number }> => {
  const { attempts, seconds } = MAX_ATTEMPTS;
  const network = networkOf(request);
  const number = digestOf(`withdrawal ${named.orderNumber.trim()}`);
  const pair = digestOf(`${network} ${number}`);
  const count = (consumerId: string, by = 1) => countCall(db, { consumerId, rate: 'withdrawal', seconds, by });
  const guesses = await count(pair);
  const order = await findOrderOf(db, named);
  if (order !== undefined && (network === undefined || guesses.calls <= attempts)) {
    await count(pair, -1);
    return { order };
  }
  const waits = guesses.calls > attempts ? [guesses.left] : [];
  for (const consumerId of [number, ...(network === undefined ? [] : [network])]) {
    const { calls, left } = await count(consumerId);
    if (calls > attempts) waits.push(left);
  }
  return waits.length === 0 ? { order: undefined } : { wait: Math.max(...waits) };
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
    const found = await findForWithdrawal(db, call.request, { orderNumber, email, siteId });
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
        const order = await orderWire(tx, await readPlacedOrder(tx, orderId), consumerOf(call).consumerId);
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
