import { deleteExpiredAttempts } from '../account/account-records.ts';
import { deleteExpiredCodes } from '../session/code-records.ts';
import { deleteExpiredTokens } from '../session/session-records.ts';
import { sweepHolds } from '../stock/stock-records.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { deleteExpiredKeys } from '#adapters/backend/commerce/kernel/idempotency/idempotency-records.ts';
import { deleteExpiredCounts } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { takeUnsettled } from '../order/order-records.ts';
import { settleOrder } from '../order/settle-order.ts';

/** Between two rounds, in milliseconds: an expired hold is free within five seconds (I18). */
const ROUND_MS = 2_000;

/**
 * One round: settles orders that their process left half-way, frees holds that expired, forgets what has ended. Any
 * number of
 * processes may do rounds at the same time. Gives the number of orders it took on; the provider being away leaves them
 * for later.
 */
export const reconcileOrders = async (context: CommerceContext): Promise<number> => {
  const { db } = context.database;
  const orders = await withTransaction(db, takeUnsettled);
  for (const order of orders) {
    await settleOrder(context, order).catch((problem: unknown) => context.report(problem, order.correlationId));
  }
  await withTransaction(db, sweepHolds);
  await deleteExpiredKeys(db);
  await deleteExpiredTokens(db);
  await deleteExpiredCodes(db);
  await deleteExpiredAttempts(db);
  await deleteExpiredCounts(db);
  return orders.length;
};

/**
 * Does rounds until stopped; stopping waits for the round under way. A round that fails is reported, and the next one
 * comes.
 */
export const startOrderReconciler = (context: CommerceContext): (() => Promise<void>) => {
  const stop = new AbortController();
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        stop.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ROUND_MS);
      stop.signal.addEventListener('abort', end);
    });
  const rounds = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await reconcileOrders(context).catch((problem: unknown) => context.report(problem, 'order-reconciler'));
      if (!stop.signal.aborted) await pause();
    }
  };
  const running = rounds();
  return async () => {
    stop.abort();
    await running;
  };
};
