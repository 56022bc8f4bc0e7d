import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { paymentRefused, providerUnavailable } from '../cart/cart-refusals.ts';
import { makePaymentsClient, type ChargeState } from '../payment/payments-client.ts';
import { insertEvent } from './event-records.ts';
import { beginHandOver } from './hand-over.ts';
import { heldBy, insertOperation, listInstruments } from './operation-records.ts';
import { lockOrder } from './order-records.ts';
import {
  claimPayments,
  insertTender,
  listStopped,
  readPayment,
  replaceTender,
  updatePayment,
  type PaymentRecord,
} from './payment-records.ts';
import { runOperations } from './run-operations.ts';
import { declines } from './settle-order.ts';

/** What is authorized for an order and neither captured nor released, in minor units: what a new card has to pay. */
export const openAmount = async (tx: Tx, orderId: string): Promise<number> =>
  heldBy(await listInstruments(tx, orderId));

/**
 * Lets the charge of a new card pay what the others hold, in one transaction: they are released, and hand-overs that
 * were stopped begin again. What has been canceled meanwhile is released from the new charge, too.
 */
const acceptPayment = async (
  context: CommerceContext,
  { paymentId, orderId }: PaymentRecord,
  chargeId: string,
): Promise<void> => {
  await withTransaction(context.database.db, async (tx) => {
    await lockOrder(tx, orderId);
    const payment = await updatePayment(tx, paymentId, { state: 'done', chargeId });
    if (payment === undefined) return;
    const earlier = await listInstruments(tx, orderId);
    const stopped = await listStopped(tx, orderId);
    const position = Math.max(0, ...earlier.map((tender) => tender.position)) + 1;
    await insertTender(tx, payment, { chargeId, position });
    let unpaid = payment.amount;
    /** Releases a part of a tender that it no longer pays. */
    const release = async (instrumentId: string, amount: number): Promise<void> => {
      if (amount === 0) return;
      await insertOperation(tx, { orderId, instrumentId, kind: 'release', amount });
      await replaceTender(tx, { orderId, instrumentId }, amount);
    };
    for (const { instrumentId, amount, captured, released } of earlier) {
      const taken = stopped.length === 0 ? 0 : Math.min(unpaid, amount - captured - released);
      await release(instrumentId, taken);
      unpaid -= taken;
    }
    await release(payment.instrumentId, unpaid);
    await insertEvent(tx, orderId, { kind: 'payment', data: { amount: payment.amount - unpaid } });
    for (const shipmentId of stopped) await beginHandOver(tx, orderId, { shipmentId, now: context.now() });
  });
  await context.crashPoint('payment-accepted');
  await runOperations(context, orderId);
};

/** Stores the provider's answer to a payment. Idempotent, and safe for concurrent processes. */
export const applyPayment = async (
  context: CommerceContext,
  payment: PaymentRecord,
  state: ChargeState,
): Promise<void> => {
  const { db } = context.database;
  const refuse = async (refused: Refusal): Promise<void> =>
    void (await updatePayment(db, payment.paymentId, { state: 'declined', refusal: refused.errorId }));
  switch (state._tag) {
    case 'Authorized':
    case 'Charged':
      return acceptPayment(context, payment, state.chargeId);
    case 'ChallengeOpen': {
      const { chargeId, challengeId } = state;
      return void (await updatePayment(db, payment.paymentId, { state: 'challenge', chargeId, challengeId }));
    }
    case 'Declined':
      return refuse(declines[state.reason]);
    case 'ChallengeFailed':
    case 'Voided':
      return refuse(paymentRefused);
    case 'NotFound':
    case 'Unknown':
      return undefined;
  }
};

/** Asks the provider for the result of a payment, and stores it. */
export const settlePayment = async (context: CommerceContext, payment: PaymentRecord): Promise<PaymentRecord> => {
  await applyPayment(context, payment, await makePaymentsClient(context).find(payment.providerKey));
  return readPayment(context.database.db, payment.paymentId);
};

/** Closes an open challenge, so that another card can be tried. A payment that has succeeded is accepted instead. */
export const endChallenge = async (context: CommerceContext, payment: PaymentRecord): Promise<PaymentRecord> => {
  const settled = await settlePayment(context, payment);
  if (settled.state !== 'challenge' || settled.chargeId === null) return settled;
  await makePaymentsClient(context).release({ chargeId: settled.chargeId, key: `${settled.providerKey}:end` });
  return settlePayment(context, settled);
};

/** The refusal of a payment that was declined; `providerUnavailable` as long as its result is not known. */
export const refusalOfPayment = ({ state, refusal }: PaymentRecord): Refusal | undefined => {
  if (state === 'declined') return Object.values(declines).find(({ errorId }) => errorId === refusal) ?? paymentRefused;
  return state === 'open' ? providerUnavailable : undefined;
};

/** How long the provider may not know a payment before it counts as never sent, in milliseconds. */
const LOST_MS = 600_000;

/** Settles payments whose process has ended, and closes challenges that were not completed in time. */
export const settlePayments = async (context: CommerceContext): Promise<void> => {
  const { db } = context.database;
  for (const payment of await withTransaction(db, claimPayments))
    await (async () => {
      const settled =
        payment.state === 'challenge' ? await endChallenge(context, payment) : await settlePayment(context, payment);
      if (settled.state === 'open' && settled.createdAt.getTime() < context.now() - LOST_MS)
        await updatePayment(db, settled.paymentId, { state: 'declined', refusal: paymentRefused.errorId });
    })().catch((problem: unknown) => context.report(problem, payment.orderId));
};
