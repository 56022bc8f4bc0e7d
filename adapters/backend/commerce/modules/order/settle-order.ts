import { lockCartOfOrder, updateCart } from '../cart/cart-records.ts';
import { cardExpired, fraudSuspected, paymentRefused } from '../cart/cart-refusals.ts';
import { readInstrument, refuseInstrument } from '../cart/instrument-records.ts';
import { releasePrepaid, takePrepaid } from '../prepaid/prepaid-records.ts';
import { sellHold, unpinHold } from '../stock/stock-records.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { storeReply } from '#adapters/backend/commerce/kernel/idempotency/idempotency-records.ts';
import type { DeclineReason } from '../payment/payment-wire.ts';
import { makePaymentsClient, type ChargeState } from '../payment/payments-client.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { insertSale } from './ledger-records.ts';
import { insertEvent } from './event-records.ts';
import { amountOf, insertDone } from './operation-records.ts';
import { captureWhenPlaced } from './hand-over.ts';
import { orderConfirmation } from './confirmation-message.ts';
import {
  findPendingOrder,
  isPending,
  isRefusedAttempt,
  lockOrder,
  markPlaced,
  markVoiding,
  readPlacement,
  refusePlacement,
  releaseLease,
  storeChallenge,
  type OrderRecord,
  type PaymentAttempt,
  type OrderPlacement,
} from './order-records.ts';
import { orderReply } from './order-wire.ts';
import { runOperations } from './run-operations.ts';

/** Refusals by decline reason (architecture 0.20). */
export const declines: { readonly [reason in DeclineReason]: Refusal } = {
  card_declined: paymentRefused,
  insufficient_funds: paymentRefused,
  expired_card: cardExpired,
  fraud: fraudSuspected,
  amount_too_large: paymentRefused,
};
const refusals: readonly Refusal[] = [paymentRefused, cardExpired, fraudSuspected];

/** The refusal of a payment attempt. */
export const refusalOf = (attempt: PaymentAttempt): Refusal => ({
  ...(refusals.find(({ errorId }) => errorId === attempt.refusal) ?? paymentRefused),
  correlationId: attempt.correlationId,
});

/**
 * Completes a paid order in one transaction: sells the stock, writes the ledger, stores the capture of goods that are
 * paid when placed, enqueues the confirmation, marks the cart as ordered and stores the response. Returns the current
 * placement, even if another process has ended it.
 */
const completeOrder = (
  { database }: CommerceContext,
  pending: OrderRecord,
  paid: { readonly payment: 'authorized' | 'charged'; readonly chargeId: string | null },
): Promise<OrderPlacement> =>
  withTransaction(database.db, async (tx) => {
    await lockCartOfOrder(tx, pending.cartId);
    await lockOrder(tx, pending.orderId);
    const order = await markPlaced(tx, pending.orderId, paid);
    if (order === undefined) return readPlacement(tx, pending.orderId);
    const { orderId } = order;
    for (const tender of await takePrepaid(tx, orderId)) await insertDone(tx, { ...tender, orderId, kind: 'capture' });
    await sellHold(tx, order.orderId);
    await updateCart(tx, order.cartId, { status: 'ordered' });
    await insertSale(tx, order);
    await insertEvent(tx, order.orderId, { kind: 'state', data: { state: order.status } });
    await captureWhenPlaced(tx, order);
    const reply = await orderReply(tx, order);
    await enqueueMessage(tx, orderConfirmation(order, reply.body));
    await storeReply(tx, {
      consumerId: order.consumerId,
      key: order.idempotencyKey,
      reply: JSON.stringify(reply),
    });
    return order;
  });

/** Refuses a placement that will not be charged; the cart keeps its holds and can be paid in another way. */
const refuseOrder = (
  { database }: CommerceContext,
  pending: Pick<OrderRecord, 'orderId' | 'cartId'>,
  why: { readonly payment: 'declined' | 'voided'; readonly refusal: Refusal },
): Promise<OrderPlacement> =>
  withTransaction(database.db, async (tx) => {
    await lockCartOfOrder(tx, pending.cartId);
    await lockOrder(tx, pending.orderId);
    await releasePrepaid(tx, pending.orderId);
    const attempt = await refusePlacement(tx, pending.orderId, { payment: why.payment, refusal: why.refusal.errorId });
    if (attempt === undefined) return readPlacement(tx, pending.orderId);
    await unpinHold(tx, attempt.attemptId);
    await updateCart(tx, attempt.cartId, { status: 'active' });
    if (attempt.instrumentId !== null) await refuseInstrument(tx, attempt.instrumentId);
    await storeReply(tx, {
      consumerId: attempt.consumerId,
      key: attempt.idempotencyKey,
      reply: JSON.stringify(refusalOf(attempt)),
    });
    return attempt;
  });

/** Applies the provider's state of a charge. Idempotent and safe for concurrent processes. */
export const applyChargeState = async (
  context: CommerceContext,
  order: OrderRecord,
  state: ChargeState,
): Promise<OrderPlacement> => {
  switch (state._tag) {
    case 'Authorized':
    case 'Charged': {
      const payment = state._tag === 'Charged' ? 'charged' : 'authorized';
      const ended = await completeOrder(context, order, { payment, chargeId: state.chargeId });
      // The order was refused, or marked for voiding, while it was charged: the charge is voided.
      if (isRefusedAttempt(ended) || isPending(ended)) return voidCharge(context, order, state.chargeId);
      await runOperations(context, ended.orderId);
      return ended;
    }
    case 'ChallengeOpen':
      return storeChallenge(context.database.db, order.orderId, state);
    case 'Declined':
      return refuseOrder(context, order, { payment: 'declined', refusal: declines[state.reason] });
    case 'ChallengeFailed':
      return refuseOrder(context, order, { payment: 'declined', refusal: paymentRefused });
    case 'Voided':
      return refuseOrder(context, order, { payment: 'voided', refusal: paymentRefused });
    case 'NotFound':
    case 'Unknown':
      return readPlacement(context.database.db, order.orderId);
  }
};

/** An order with a remaining tender. */
type ChargedOrder = OrderRecord & { readonly instrumentId: string };
const isCharged = (order: OrderRecord): order is ChargedOrder => order.instrumentId !== null;

/** Charges the remaining tender of an order under the order's key; a retry returns the same charge. */
const chargeOrder = async (context: CommerceContext, order: ChargedOrder): Promise<ChargeState> => {
  const { db } = context.database;
  const { token, providerMethodId } = await readInstrument(db, order.instrumentId);
  return makePaymentsClient(context).authorize({
    key: order.providerKey,
    amount: await amountOf(db, order),
    currency: order.currency,
    reference: order.orderNumber,
    ...(providerMethodId === null
      ? { token, sessionReference: order.cartId }
      : { paymentMethodId: providerMethodId, consumerReference: order.consumerId }),
  });
};

/** The first charge of an order that was just opened; `settleOrder` for one that prepaid tenders pay in full. */
export const payOrder = async (context: CommerceContext, order: OrderRecord): Promise<ChargeState | undefined> =>
  isCharged(order) ? chargeOrder(context, order) : undefined;

/**
 * Settles an order whose process may have ended (I03) by the provider's state. An unknown charge is requested again
 * under the same key, since the first request may still be in transit.
 */
export const settleOrder = async (context: CommerceContext, order: OrderRecord): Promise<OrderPlacement> => {
  if (!isCharged(order)) return completeOrder(context, order, { payment: 'authorized', chargeId: null });
  if (order.payment === 'voiding' && order.chargeId !== null) return voidCharge(context, order, order.chargeId);
  const known = await makePaymentsClient(context).find(order.providerKey);
  return applyChargeState(context, order, known._tag === 'NotFound' ? await chargeOrder(context, order) : known);
};

/**
 * Whether a charge takes no money any more: its challenge is closed, its authorization released, or, if it was captured
 * at once, reversed. False without an answer.
 */
const endCharge = async (context: CommerceContext, order: OrderRecord, chargeId: string): Promise<boolean> => {
  const client = makePaymentsClient(context);
  const known = await client.find(order.providerKey);
  const request = { chargeId, key: `void ${chargeId}` };
  const ended = known._tag === 'Charged' ? await client.refund(request) : await client.release(request);
  return ended._tag === 'Done' || (ended._tag === 'Refused' && ended.reason === 'not_authorized');
};

/** Voids the charge of an order and refuses it. Without a response the order stays marked for the next process. */
const voidCharge = async (context: CommerceContext, order: OrderRecord, chargeId: string): Promise<OrderPlacement> =>
  (await endCharge(context, order, chargeId))
    ? refuseOrder(context, order, { payment: 'voided', refusal: paymentRefused })
    : readPlacement(context.database.db, order.orderId);

/**
 * Releases the pending order of a cart that the shopper changes. True when the order no longer binds the cart: its
 * challenge was closed or it has ended. False while it is unknown whether money moves. The order is marked before the
 * provider is called, so that no process places it while its charge is voided.
 */
export const releasePendingOrder = async (
  context: CommerceContext,
  cart: { readonly cartId: string; readonly consumerId: string },
): Promise<boolean> => {
  const order = await findPendingOrder(context.database.db, cart);
  if (order === undefined) return true;
  if (!isCharged(order)) return !isPending(await settleOrder(context, order));
  const known = await makePaymentsClient(context).find(order.providerKey);
  if (known._tag !== 'ChallengeOpen') return !isPending(await applyChargeState(context, order, known));
  const givenUp = await markVoiding(context.database.db, order.orderId, known.chargeId);
  return givenUp === undefined || !isPending(await voidCharge(context, givenUp, known.chargeId));
};

/** Leaves an order with an unknown result to the next process. */
export const deferOrder = (context: CommerceContext, order: OrderRecord): Promise<OrderPlacement> =>
  releaseLease(context.database.db, order.orderId);
