import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { settlePoints } from './earn-points.ts';
import { insertEvent } from './event-records.ts';
import { completeHandOver, reportRefusedCapture } from './hand-over.ts';
import { claimOperations, readChargeId, settleOperation, type OperationRecord } from './operation-records.ts';
import { lockOrder } from './order-records.ts';
import { settleRefund } from './settle-refund.ts';

/** Sends an operation under its key and stores its result. Without an answer it stays for the next attempt. */
const runOperation = async (context: CommerceContext, operation: OperationRecord): Promise<void> => {
  const { db } = context.database;
  const { orderId, kind, amount, operationId: key, shipmentId, refundId } = operation;
  const chargeId = await readChargeId(db, operation);
  if (chargeId === null) throw new TypeError(`Order ${orderId} has no charge`);
  const result = await makePaymentsClient(context)[kind]({ chargeId, key, amount });
  await context.crashPoint('operation-answered');
  if (result._tag === 'Unknown') return;
  await withTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw new TypeError(`Order ${orderId} is gone`);
    if (result._tag === 'Done') {
      if (!(await settleOperation(tx, operation, { state: 'done' }))) return;
      if (kind === 'capture' && shipmentId !== null)
        await completeHandOver(tx, order, { shipmentId, now: context.now() });
      if (kind === 'capture') await settlePoints(tx, orderId, `capture ${key}`);
      if (refundId !== null) await settleRefund(tx, order, { refundId, now: context.now() });
      return;
    }
    const reason = result._tag === 'NotFound' ? 'unknown_charge' : result.reason;
    if (!(await settleOperation(tx, operation, { state: 'refused', refusal: reason }))) return;
    await insertEvent(tx, orderId, { kind: 'payment-refused', data: { operation: kind, reason } });
    if (kind === 'capture' && shipmentId !== null) await reportRefusedCapture(tx, order, shipmentId);
    else if (result._tag === 'Refused')
      context.report(`The provider refused a ${kind}: ${reason}`, order.correlationId);
  });
};

/**
 * Sends stored operations that no process is sending: those of an order after the transaction that has stored them, or
 * all, if their process has ended or their answer was lost. Any number of processes may run it. Never rejects.
 */
export const runOperations = async (context: CommerceContext, orderId?: string): Promise<void> => {
  const claimed = await withTransaction(context.database.db, (tx) => claimOperations(tx, orderId));
  for (const operation of claimed)
    await runOperation(context, operation).catch((problem: unknown) => context.report(problem, operation.orderId));
};
