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
  giveUpOrder,
  insertEvent,
  insertSale,
  letGo,
  lockOrder,
  noteChallenge,
  readOrder,
  type OrderRecord,
} from './order-records.ts';
import { orderReply } from './order-wire.ts';

/** The refusal for each way in which a card is declined (architecture 0.20). */
const declines: { readonly [reason in DeclineReason]: Refusal } = {
  card_declined: paymentRefused,
  insufficient_funds: paymentRefused,
  expired_card: cardExpired,
  fraud: fraudSuspected,
};
const refusals: readonly Refusal[] = [paymentRefused, cardExpired, fraudSuspected];

/** Why an order was cancelled, as the shopper sees it. */
export const refusalOf = (order: OrderRecord): Refusal => ({
  ...(refusals.find(({ errorId }) => errorId === order.refusal) ?? paymentRefused),
  correlationId: order.correlationId,
});

/**
 * The money has moved, so the order is final: stock is sold, the ledger and the outbox are written, the cart
 * is ordered,
 * the response is stored, all in one transaction. Gives the order as it is, also when another process has ended it
 * before.
 */
const finalise = ({ database }: CommerceContext, pending: OrderRecord, chargeId: string): Promise<OrderRecord> =>
  withTransaction(database.db, async (tx) => {
    await lockCartOfOrder(tx, pending.cartId);
    await lockOrder(tx, pending.orderId);
    const order = await endOrder(tx, pending.orderId, { status: 'PLACED', payment: 'charged', chargeId });
    if (order === undefined) return readOrder(tx, pending.orderId);
    await sellHold(tx, order.orderId);
    await updateCart(tx, order.cartId, { status: 'ordered' });
    await insertSale(tx, order);
    await insertEvent(tx, 'OrderPlaced', order);
    await storeReply(tx, {
      consumerId: order.consumerId,
      key: order.idempotencyKey,
      reply: JSON.stringify(orderReply(order)),
    });
    return order;
  });

/** No money will move, so the order is cancelled; its cart keeps its stock and can be paid in another way. */
const cancel = (
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
    await insertEvent(tx, 'OrderCancelled', order);
    await storeReply(tx, {
      consumerId: order.consumerId,
      key: order.idempotencyKey,
      reply: JSON.stringify(refusalOf(order)),
    });
    return order;
  });

/**
 * Draws the consequence of what the provider says. Safe to call by several processes, in any order, again and again.
 */
export const applyChargeState = async (
  context: CommerceContext,
  order: OrderRecord,
  state: ChargeState,
): Promise<OrderRecord> => {
  switch (state._tag) {
    case 'Charged': {
      const ended = await finalise(context, order, state.chargeId);
      // The order was given up while its charge went through: the money goes back.
      return ended.status === 'PLACED' ? ended : voidCharge(context, ended, state.chargeId);
    }
    case 'ChallengeOpen':
      return noteChallenge(context.database.db, order.orderId, state);
    case 'Declined':
      return cancel(context, order, { payment: 'declined', refusal: declines[state.reason] });
    case 'ChallengeFailed':
      return cancel(context, order, { payment: 'declined', refusal: paymentRefused });
    case 'Voided':
      return cancel(context, order, { payment: 'voided', refusal: paymentRefused });
    case 'NotFound':
    case 'Unknown':
      return readOrder(context.database.db, order.orderId);
  }
};

/** Asks for the charge of an order, under the order's own key: the answer is the same however often it is asked for. */
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
 * Settles an order whose process may be gone (I03). The provider is asked what it knows; a charge that it has never
 * seen is
 * asked for again under the same key, because the first request may still be on its way and must not be doubled.
 */
export const settleOrder = async (context: CommerceContext, order: OrderRecord): Promise<OrderRecord> => {
  if (order.payment === 'voiding' && order.chargeId !== null) return voidCharge(context, order, order.chargeId);
  const known = await makePaymentsClient(context).find(order.providerKey);
  return applyChargeState(context, order, known._tag === 'NotFound' ? await chargeOrder(context, order) : known);
};

/**
 * Sends the money of an order that was given up back, and then cancels it. Without an answer it stays given up, for the
 * process that settles next.
 */
const voidCharge = async (context: CommerceContext, order: OrderRecord, chargeId: string): Promise<OrderRecord> => {
  const state = await makePaymentsClient(context).void(chargeId);
  return state._tag === 'Voided' || state._tag === 'ChallengeFailed'
    ? cancel(context, order, { payment: 'voided', refusal: paymentRefused })
    : order;
};

/**
 * Gives up an order whose shopper went on without it. True when its cart is no longer bound: the challenge was closed,
 * or the
 * order has ended in the meantime. False while it is not known whether money moves. That it is given up is written down
 * before
 * the provider is notified, so that no process places an order whose money is being returned.
 */
export const abandonOrder = async (
  context: CommerceContext,
  cart: { readonly cartId: string; readonly consumerId: string },
): Promise<boolean> => {
  const order = await findPendingOrder(context.database.db, cart);
  if (order === undefined) return true;
  const known = await makePaymentsClient(context).find(order.providerKey);
  if (known._tag !== 'ChallengeOpen')
    return (await applyChargeState(context, order, known)).status !== 'PAYMENT_PENDING';
  const givenUp = await giveUpOrder(context.database.db, order.orderId, known.chargeId);
  return givenUp === undefined || (await voidCharge(context, givenUp, known.chargeId)).status !== 'PAYMENT_PENDING';
};

/** Leaves an order, whose outcome is not known, to the process that settles next. */
export const leaveOrder = (context: CommerceContext, order: OrderRecord): Promise<OrderRecord> =>
  letGo(context.database.db, order.orderId);
