import { deleteExpiredAttempts } from '../account/account-records.ts';
import { deleteExpiredSentCodes } from '../security/sent-code-records.ts';
import { deleteExpiredCodes } from '../session/code-records.ts';
import { deleteOldSignIns } from '../session/sign-in-records.ts';
import { deleteExpiredTokens } from '../session/session-records.ts';
import { sweepHolds } from '../stock/stock-records.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { deleteExpiredKeys } from '#adapters/backend/commerce/kernel/idempotency/idempotency-records.ts';
import type { Job } from '#adapters/backend/commerce/kernel/repeat.ts';
import { deleteExpiredCounts } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';
import { deleteOldCases } from '../contact/case-records.ts';
import { advanceDemo } from '../order/advance-demo.ts';
import { claimUnsettled } from '../order/order-records.ts';
import { settlePayments } from '../order/pay-order.ts';
import { deleteExpiredTracking } from '../order/purchase-records.ts';
import { runOperations } from '../order/run-operations.ts';
import { sendDigital } from '../order/send-digital.ts';
import { settleOrder } from '../order/settle-order.ts';
import { endOverdue } from '../order/end-overdue.ts';
import { repeatRefusedRefunds, resumeHandOvers } from '../order/refused-operations.ts';
import { deleteExpiredCorrections } from './correction-records.ts';
import { deleteExpiredSharedCarts } from '../cart/shared-cart-records.ts';

/** Interval in milliseconds: an expired hold is released within five seconds (I18). */
const INTERVAL_MS = 2_000;

/**
 * Settles interrupted orders and operations of their payments, releases expired holds, deletes expired rows. Any number
 * of processes may run it concurrently. Returns the number of claimed orders; while the provider is unavailable they
 * stay for later.
 */
export const reconcileOrders = async (context: CommerceContext): Promise<number> => {
  const { db } = context.database;
  const orders = await withTransaction(db, claimUnsettled);
  for (const order of orders) {
    await settleOrder(context, order).catch((problem: unknown) => context.report(problem, order.correlationId));
  }
  await advanceDemo(context);
  await sendDigital(context);
  await endOverdue(context);
  await resumeHandOvers(context);
  await repeatRefusedRefunds(context);
  await settlePayments(context);
  await runOperations(context);
  await withTransaction(db, sweepHolds);
  await deleteExpiredKeys(db);
  await deleteExpiredTokens(db);
  await deleteExpiredCodes(db);
  await deleteExpiredAttempts(db);
  await deleteExpiredSentCodes(db);
  await deleteOldSignIns(db);
  await deleteExpiredCounts(db);
  await deleteExpiredTracking(db);
  await deleteOldCases(db);
  await deleteExpiredCorrections(db);
  await deleteExpiredSharedCarts(db);
  return orders.length;
};

/** Runs the reconciler until stopped. */
export const orderReconciler = (context: CommerceContext): Job => ({
  name: 'order-reconciler',
  intervalMs: INTERVAL_MS,
  run: () => reconcileOrders(context),
});
