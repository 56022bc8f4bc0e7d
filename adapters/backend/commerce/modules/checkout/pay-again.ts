import type { orderChanges } from '#adapters/contract/order-changes.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notAllowed } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, type CallContext, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { isExpiredCard } from '#core/payment/saved-card.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { cardExpired, orderNotFound, paymentRefused, providerUnavailable } from '../cart/cart-refusals.ts';
import { lockPaidOrder, orderClosed } from '../order/cancel-order.ts';
import { readPlacedOrder, type OrderRecord } from '../order/order-records.ts';
import { orderReply } from '../order/order-wire.ts';
import { applyPayment, endChallenge, openAmount, refusalOfPayment, settlePayment } from '../order/pay-order.ts';
import {
  findOpenPayment,
  findPaymentBy,
  insertPayment,
  listStopped,
  readPayment,
  type PaymentRecord,
} from '../order/payment-records.ts';
import { findReadableOrder } from '../order/purchase-records.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { halfDayAgo } from '../payment/half-day-ago.ts';

type PayHandlers = Pick<GroupHandlers<typeof orderChanges>, 'openPayment' | 'pay' | 'settlePayment'>;

/** The reference of the provider's card fields for an order: their cards cannot pay anything else. */
const sessionOf = ({ orderId }: Pick<OrderRecord, 'orderId'>): string => `order:${orderId}`;

/** Who placed the order, and who began the payment: only they may end its challenge. */
const mayEnd = (call: CallContext, order: OrderRecord, payment: PaymentRecord): boolean =>
  [order.consumerId, payment.consumerId].includes(consumerOf(call).consumerId);

/**
 * Payment of an order by another card, after a capture was refused (orders and money: charging). The new card is
 * authorized for what is not captured yet; then the hand-over goes on. A token pays once, however often it is sent.
 * The link of the message about the refused capture leads to a form that tracks the order (ORD-03), so who has tracked
 * it may pay, too, but not end the challenge of someone else.
 */
export const makePayAgainHandlers = (context: CommerceContext): PayHandlers => {
  const { db } = context.database;
  const ownOrder = async (call: CallContext, orderId: string): Promise<OrderRecord> => {
    const { consumerId } = consumerOf(call);
    const order = await findReadableOrder(db, { orderId, consumerId, siteId: call.site.siteId });
    if (order === undefined) throw orderNotFound;
    return order;
  };
  const answer = async (call: CallContext, payment: PaymentRecord) =>
    refusalOfPayment(payment) ??
    orderReply(db, await readPlacedOrder(db, payment.orderId), consumerOf(call).consumerId);
  return {
    openPayment: async (call) => {
      const order = await ownOrder(call, call.params.orderId);
      if ((await listStopped(db, order.orderId)).length === 0) return orderClosed;
      const session = await makePaymentsClient(context).openSession(sessionOf(order));
      return session === undefined ? providerUnavailable : { ...session, providerUrl: context.payments.url };
    },
    pay: async (call) => {
      const order = await ownOrder(call, call.params.orderId);
      const { orderId } = order;
      const { token } = call.body;
      const begun = { consumerId: consumerOf(call).consumerId, callKey: call.key ?? null };
      const isRepetition = ({ consumerId, callKey }: PaymentRecord): boolean =>
        consumerId === begun.consumerId && callKey !== null && callKey === begun.callKey;
      const client = makePaymentsClient(context);
      /** Calls of one payment at the same time get one result: the provider charges a key once. */
      const authorize = async (payment: PaymentRecord) => {
        if (payment.state === 'challenge') return answer(call, await settlePayment(context, payment));
        if (payment.state !== 'open') return answer(call, payment);
        const { providerKey: key, amount } = payment;
        const { currency, orderNumber: reference } = order;
        const charge = { key, amount, currency, reference, token, sessionReference: sessionOf(order) };
        await applyPayment(context, payment, await client.authorize(charge));
        return answer(call, await readPayment(db, payment.paymentId));
      };
      /** Another call asks the provider at this moment, since only one card may pay; or the provider does not answer. */
      const undecided = async ({ providerKey }: PaymentRecord) =>
        (await client.find(providerKey))._tag === 'Unknown' ? providerUnavailable : orderClosed;
      const known = await findPaymentBy(db, { orderId, token });
      if (known !== undefined && isRepetition(known)) return authorize(known);
      if (known?.state === 'done') return orderClosed;
      if (known !== undefined && known.state !== 'declined') {
        const settled = await settlePayment(context, known);
        return settled.state === 'open' ? undecided(settled) : answer(call, settled);
      }
      const card = await client.readCard(token, sessionOf(order));
      if (card._tag !== 'Card') return card._tag === 'NotFound' ? paymentRefused : providerUnavailable;
      if (isExpiredCard(card, halfDayAgo(context))) return cardExpired;
      const earlier = await findOpenPayment(db, orderId);
      if (earlier !== undefined && isRepetition(earlier)) return authorize(earlier);
      if (earlier !== undefined && !mayEnd(call, order, earlier)) return orderClosed;
      const ended = earlier && (await endChallenge(context, earlier));
      if (ended?.state === 'open') return undecided(ended);
      if (ended !== undefined && ended.state !== 'declined') return answer(call, ended);
      const payment = await withTransaction(db, async (tx) => {
        await lockPaidOrder(tx, orderId);
        const repeated = await findPaymentBy(tx, { orderId, token });
        if (repeated !== undefined && isRepetition(repeated)) return repeated;
        const amount = await openAmount(tx, orderId);
        const isOpen = (await findOpenPayment(tx, orderId)) !== undefined;
        if (isOpen || amount === 0 || (await listStopped(tx, orderId)).length === 0) throw orderClosed;
        return insertPayment(tx, order, { card: { ...card, token }, amount, begun });
      });
      await context.crashPoint('payment-stored');
      return authorize(payment);
    },
    settlePayment: async (call) => {
      const order = await ownOrder(call, call.params.orderId);
      const open = await findOpenPayment(db, order.orderId);
      if (open === undefined) return orderReply(db, order, consumerOf(call).consumerId);
      if (!mayEnd(call, order, open)) return notAllowed;
      const ended =
        call.body.outcome === 'abandoned' ? await endChallenge(context, open) : await settlePayment(context, open);
      return answer(call, ended);
    },
  };
};
