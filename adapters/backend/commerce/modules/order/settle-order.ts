import { lockCartOfOrder, updateCart } from '../cart/cart-records.ts';
import { cardExpired, fraudSuspected, paymentRefused } from '../cart/cart-refusals.ts';
import { readInstrument, refuseInstrument } from '../cart/instrument-records.ts';
import { sellHold, unpinHold } from '../stock/stock-records.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { storeReply } from '#adapters/backend/commerce/kernel/idempotency/idempotency-records.ts';
import { makePaymentsClient, type ChargeState, type DeclineReason } from '../payment/payments-client.ts';
import {
  endOrder,
  findPendingOrder,
  markVoiding,
  insertSale,
  releaseLease,
  lockOrder,
  storeChallenge,
  readOrder,
  type OrderRecord,
} from './order-records.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { orderConfirmation } from './order-messages.ts';
import { orderReply } from './order-wire.ts';

/** Refusals by decline reason (architecture 0.20). */
const declines: { readonly [reason in DeclineReason]: Refusal } = {
  card_declined: paymentRefused,
  insufficient_funds: paymentRefused,
  expired_card: cardExpired,
  fraud: fraudSuspected,
};
const refusals: readonly Refusal[] = [paymentRefused, cardExpired, fraudSuspected];

/** The refusal of a canceled order. */
export const refusalOf = (order: OrderRecord): Refusal => ({
  ...(refusals.find(({ errorId }) => errorId === order.refusal) ?? paymentRefused),
  correlationId: order.correlationId,
});

/**
 * Completes a charged order in one transaction: sells the stock, writes the ledger, enqueues the confirmation, marks
 * the cart as ordered and stores the response. Returns the current order, even if another process has ended it.
 */
const completeOrder = ({ database }: CommerceContext, pending: OrderRecord, chargeId: string): Promise<OrderRecord> =>
  withTransaction(database.db, async (tx) => {
    await lockCartOfOrder(tx, pending.cartId);
    await lockOrder(tx, pending.orderId);
    const order = await endOrder(tx, pending.orderId, { status: 'PLACED', payment: 'charged', chargeId });
    if (order === undefined) return readOrder(tx, pending.orderId);
    await sellHold(tx, order.orderId);
    await updateCart(tx, order.cartId, { status: 'ordered' });
    await insertSale(tx, order);
    await enqueueMessage(tx, orderConfirmation(order));
    await storeReply(tx, {
      consumerId: order.consumerId,
      key: order.idempotencyKey,
      reply: JSON.stringify(orderReply(order)),
    });
    return order;
  });

/** Cancels an order that will not be charged; the cart keeps its holds and can be paid in another way. */
const cancelOrder = (
  { database }: CommerceContext,
  pending: OrderRecord,
  why: { readonly payment: 'declined' | 'voided'; readonly refusal: Refusal },
): Promise<OrderRecord> =>
  withTransaction(database.db, async (tx) => {
    await lockCartOfOrder(tx, pending.cartId);
    await lockOrder(tx, pending.orderId);
    const order = await endOrder(tx, pending.orderId, {
      status: 'CANCELLED',
      payment: why.payment,
      refusal: why.refusal.errorId,
    });
    if (order === undefined) return readOrder(tx, pending.orderId);
    await unpinHold(tx, order.orderId);
    await updateCart(tx, order.cartId, { status: 'active' });
    await refuseInstrument(tx, order.instrumentId);
    await storeReply(tx, {
      consumerId: order.consumerId,
      key: order.idempotencyKey,
      reply: JSON.stringify(refusalOf(order)),
    });
    return order;
  });

/** Applies the provider's state of a charge. Idempotent and safe for concurrent processes. */
export const applyChargeState = async (
  context: CommerceContext,
  order: OrderRecord,
  state: ChargeState,
): Promise<OrderRecord> => {
  switch (state._tag) {
    case 'Charged': {
      const ended = await completeOrder(context, order, state.chargeId);
      // The order was marked for voiding while it was charged: the charge is voided.
      return ended.status === 'PLACED' ? ended : voidCharge(context, ended, state.chargeId);
    }
    case 'ChallengeOpen':
      return storeChallenge(context.database.db, order.orderId, state);
    case 'Declined':
      return cancelOrder(context, order, { payment: 'declined', refusal: declines[state.reason] });
    case 'ChallengeFailed':
      return cancelOrder(context, order, { payment: 'declined', refusal: paymentRefused });
    case 'Voided':
      return cancelOrder(context, order, { payment: 'voided', refusal: paymentRefused });
    case 'NotFound':
    case 'Unknown':
      return readOrder(context.database.db, order.orderId);
  }
};

/** Charges an order under its own key; a retry returns the same charge. */
export const chargeOrder = async (context: CommerceContext, order: OrderRecord): Promise<ChargeState> => {
  const { token } = await readInstrument(context.database.db, order.instrumentId);
  return makePaymentsClient(context).charge({
    key: order.providerKey,
    amount: order.total,
    currency: order.currency,
    token,
    reference: order.orderNumber,
    sessionReference: order.cartId,
  });
};

/**
 * Settles an order whose process may have ended (I03) by the provider's state. An unknown charge is requested again
 * under the same key, since the first request may still be in transit.
 */
export const settleOrder = async (context: CommerceContext, order: OrderRecord): Promise<OrderRecord> => {
  if (order.payment === 'voiding' && order.chargeId !== null) return voidCharge(context, order, order.chargeId);
  const known = await makePaymentsClient(context).find(order.providerKey);
  return applyChargeState(context, order, known._tag === 'NotFound' ? await chargeOrder(context, order) : known);
};

/** Voids the charge of an order and cancels it. Without a response the order stays marked for the next process. */
const voidCharge = async (context: CommerceContext, order: OrderRecord, chargeId: string): Promise<OrderRecord> => {
  const state = await makePaymentsClient(context).void(chargeId);
  return state._tag === 'Voided' || state._tag === 'ChallengeFailed'
    ? cancelOrder(context, order, { payment: 'voided', refusal: paymentRefused })
    : order;
};

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
  const known = await makePaymentsClient(context).find(order.providerKey);
  if (known._tag !== 'ChallengeOpen')
    return (await applyChargeState(context, order, known)).status !== 'PAYMENT_PENDING';
  const givenUp = await markVoiding(context.database.db, order.orderId, known.chargeId);
  return givenUp === undefined || (await voidCharge(context, givenUp, known.chargeId)).status !== 'PAYMENT_PENDING';
};

/** Leaves an order with an unknown result to the next process. */
export const deferOrder = (context: CommerceContext, order: OrderRecord): Promise<OrderRecord> =>
  releaseLease(context.database.db, order.orderId);
