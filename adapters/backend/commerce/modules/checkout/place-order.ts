import type { checkout } from '#adapters/contract/checkout.ts';
import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { refuseBot } from '#adapters/backend/commerce/kernel/bot-check.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import {
  billingAddressMissing,
  deliveryMissing,
  notReady,
  paymentMissing,
  stockGoneAtOrder,
} from '../cart/cart-refusals.ts';
import { billingAddressFromWire, isSameAddress } from '../cart/address-wire.ts';
import { lockForLimitedCodes } from '../cart/coupon-records.ts';
import { updateCart, type CartRecord } from '../cart/cart-records.ts';
import { payingTenders } from '../cart/cart-tenders.ts';
import { cartWire, type CartParts } from '../cart/cart-wire.ts';
import { isCartBeingOrdered, lockOwnCart, refuseWhileOrdering } from '../cart/change-cart.ts';
import { lacksDelivery, refuseChanges } from '../cart/delivery-changes.ts';
import { isExcluded } from '../cart/line-records.ts';
import { pointsAccountOf } from '../prepaid/points-account.ts';
import { holdPrepaid, lockPrepaid } from '../prepaid/prepaid-records.ts';
import { lockLimitedPromotions } from '../pricing/promotion-records.ts';
import { holdStock, pinHold } from '../stock/stock-records.ts';
import { cartReply, viewCart } from '../cart/view-cart.ts';
import { isMainMethod } from '#core/payment/payment-method.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { Call, Handler, ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import { claimOrRead, type KeyedCall } from '#adapters/backend/commerce/kernel/idempotency/idempotency-records.ts';
import {
  replayResponse,
  isThrownResponse,
  isContended,
  keyedCall,
  callInProgress,
} from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { agreementOf } from './agreement.ts';
import {
  checkAuthorization,
  isApprovalExceeded,
  refuseExceededApproval,
  replyWithoutApproval,
} from './check-approval.ts';
import { afterRefusal } from './after-refusal.ts';
import { refuseLostRewards } from './lost-rewards.ts';
import { orderDraft } from '../order/order-draft.ts';
import {
  findPlacementByKey,
  insertOrder,
  isPending,
  isRefusedAttempt,
  type OrderRecord,
  type OrderPlacement,
} from '../order/order-records.ts';
import { insertOrderRows } from '../order/insert-order-rows.ts';
import { orderReply } from '../order/order-wire.ts';
import { applyChargeState, deferOrder, payOrder, refusalOf, settleOrder } from '../order/settle-order.ts';

type PlaceCall = Call<(typeof checkout)['placeOrder']>;
type PlaceOrderResponse = ReplyWith<OrderWire> | Refusal;

/** The response for an order: its state, or its refusal. */
export const orderResponse = async (
  { database }: CommerceContext,
  placement: OrderPlacement,
): Promise<PlaceOrderResponse> =>
  isRefusedAttempt(placement) ? refusalOf(placement) : orderReply(database.db, placement);

type Orderable = {
  readonly cart: CartRecord;
  /** The remaining tender; absent if prepaid tenders pay everything. */
  readonly instrument: { readonly instrumentId: string } | undefined;
  readonly orderNumber: string;
};

/** Throws the refusal for what a cart lacks besides its payment (CHK-28). */
const refuseIncomplete = (parts: CartParts): void => {
  if (parts.lines.length === 0) throw notReady;
  if (parts.groups.some(lacksDelivery)) throw deliveryMissing;
  if (parts.cart.billingAddress === null) throw billingAddressMissing;
};

/** What a complete cart is ordered with; throws the refusal of one that is not paid or not prepared (CHK-28). */
const orderable = (parts: CartParts, paymentInstrumentId: string | undefined): Orderable => {
  const { cart, pricing } = parts;
  const tenders = payingTenders(parts);
  const instrument = tenders.find(({ method }) => isMainMethod(method));
  const paid = tenders.reduce((sum, { amount }) => sum + amount, 0);
  if (
    paid !== pricing.totals.total ||
    (paymentInstrumentId !== undefined && instrument !== undefined && paymentInstrumentId !== instrument.instrumentId)
  )
    throw paymentMissing;
  if (cart.status !== 'prepared' || cart.orderNumber === null) throw notReady;
  return { cart, instrument, orderNumber: cart.orderNumber };
};

/** Whether a cart still is what was prepared and, if the caller says so, what it has shown to the shopper. */
const isAsAgreed = (parts: CartParts, shown = parts.cart.agreement): boolean => {
  const current = agreementOf(cartWire(parts));
  return current === parts.cart.agreement && current === shown;
};

/** Whether the billing address that the caller names, if any, is that of the cart. */
const isBilledAs = (
  { billingAddress: own }: CartRecord,
  { billingAddress: named }: Pick<PlaceCall['body'], 'billingAddress'>,
): boolean =>
  named === undefined ||
  (own !== null && isSameAddress(billingAddressFromWire(addressToWire(own)), billingAddressFromWire(named)));

/** Phase 1: a transaction that binds key, cart and stock to a pending order. */
const openOrder = async (
  tx: Tx,
  call: PlaceCall,
  { keyed, context }: { readonly keyed: KeyedCall; readonly context: CommerceContext },
): Promise<OrderRecord> => {
  await context.crashPoint('key-claimed');
  const ordered = await lockOwnCart(tx, call, call.query.basketId);
  refuseWhileOrdering(ordered);
  await lockForLimitedCodes(tx, ordered);
  await lockLimitedPromotions(tx, { cartId: ordered.cartId, site: call.site });
  await lockPrepaid(tx, ordered.cartId);
  const parts = await viewCart(tx, ordered, call);
  refuseChanges(parts);
  // Before the price, which does not count such lines.
  if (parts.lines.some(isExcluded)) throw stockGoneAtOrder;
  await refuseLostRewards(tx, parts, { site: call.site, now: context.now() });
  refuseIncomplete(parts);
  refuseExceededApproval(parts);
  // I07: what the shopper agreed to has changed, such as a gift card that another order has used up, or a line that
  // another tab has added: the current cart is returned, also if it is not paid or not prepared now.
  const agreed = call.query.agreement;
  const isChanged =
    ordered.status === 'prepared'
      ? !(isAsAgreed(parts, agreed) && isBilledAs(ordered, call.body))
      : agreed !== undefined && agreed !== agreementOf(cartWire(parts));
  if (isChanged) throw await cartReply(tx, ordered, { ...call, status: 409 });
  const { cart, instrument, orderNumber } = orderable(parts, call.body.paymentInstrumentId);
  await checkAuthorization(tx, parts, { authorization: call.body.bnplAuthorization, call });
  if ((await holdStock(tx, { cartId: cart.cartId, network: call.network }, parts.lines)) === undefined)
    throw stockGoneAtOrder;
  await context.crashPoint('stock-held');

  const orderId = newId();
  await pinHold(tx, cart.cartId, orderId);
  await updateCart(tx, cart.cartId, { status: 'ordering' });
  const draft = orderDraft(parts);
  const order = await insertOrder(tx, {
    orderId,
    orderNumber,
    cartId: cart.cartId,
    consumerId: cart.consumerId,
    siteId: cart.siteId,
    total: parts.pricing.totals.total,
    tax: parts.pricing.totals.tax,
    currency: call.site.currency,
    email: cart.email ?? '',
    phone: cart.phone,
    billingAddress: cart.billingAddress,
    isTaxIncluded: draft.isTaxIncluded,
    totals: draft.totals,
    instrumentId: instrument?.instrumentId ?? null,
    // Equal for every retry of this order, so that it is charged once (I03).
    providerKey: `${orderId}:${instrument?.instrumentId ?? 'prepaid'}`,
    idempotencyKey: keyed.key,
    correlationId: call.correlationId,
    createdAt: new Date(context.now()),
    pointsAccountId: (await pointsAccountOf(tx, { consumerId: cart.consumerId, currency: call.site.currency })) ?? null,
  });
  await insertOrderRows(tx, order, draft);
  await holdPrepaid(tx, orderId);
  await context.crashPoint('prepaid-held');
  return order;
};

type Opened =
  | { readonly _tag: 'Opened'; readonly order: OrderRecord }
  | { readonly _tag: 'SeenBefore'; readonly answer: PlaceOrderResponse };

/** Not a cart change: it never releases a pending order. */
const claim = async (context: CommerceContext, call: PlaceCall, keyed: KeyedCall): Promise<Opened> => {
  try {
    return await withTransaction(context.database.db, async (tx): Promise<Opened> => {
      const known = await claimOrRead(tx, keyed);
      if (known !== undefined) return { _tag: 'SeenBefore', answer: replayResponse(known, keyed, OrderWire) };
      return { _tag: 'Opened', order: await openOrder(tx, call, { keyed, context }) };
    });
  } catch (problem) {
    const thrown: unknown = isApprovalExceeded(problem)
      ? await withTransaction(context.database.db, (tx) => replyWithoutApproval(tx, problem, call))
      : problem;
    if (isThrownResponse(thrown)) return { _tag: 'SeenBefore', answer: thrown };
    if (isContended(thrown) || isCartBeingOrdered(thrown)) return { _tag: 'SeenBefore', answer: callInProgress };
    throw thrown;
  }
};

/**
 * Phase 2: the charge, outside any transaction, and its result. Orders with an unknown result are left to the
 * reconciler.
 */
const pay = async (context: CommerceContext, order: OrderRecord): Promise<OrderPlacement> => {
  const charging = payOrder(context, order);
  await context.crashPoint('provider-called');
  const state = await charging;
  await context.crashPoint('answer-received');
  if (state === undefined) return settleOrder(context, order);
  if (state._tag === 'Unknown') return deferOrder(context, order);
  const settled = await applyChargeState(context, order, state);
  await context.crashPoint('finalized');
  return settled;
};

/**
 * The response for a key without one: the state of its order, unless the placing process may still be active. An open
 * challenge is checked with the provider first, since it may have been completed in another tab.
 */
const pendingResponse = async (context: CommerceContext, keyed: KeyedCall): Promise<PlaceOrderResponse> => {
  const found = await findPlacementByKey(context.database.db, keyed);
  if (found === undefined || found.isInProgress) return callInProgress;
  const { placement } = found;
  const asks = isPending(placement) && placement.payment === 'challenge';
  return orderResponse(context, asks ? await settleOrder(context, placement) : placement);
};

/**
 * Places the order of a prepared cart, once per key (API-034; reliability 0.2): a transaction binds everything to a
 * pending order, the charge follows outside of it under a key of the order, and a second transaction stores the result.
 * A declined cart can be paid with another card. The bot-check token is not part of the fingerprint, as it is new for
 * each attempt.
 */
export const makePlaceOrder =
  (context: CommerceContext): Handler<(typeof checkout)['placeOrder']> =>
  async (call) => {
    if (call.body.basketId !== call.query.basketId) return notReady;
    const { captchaToken, ...asked } = call.body;
    const bot = refuseBot(captchaToken);
    if (bot !== undefined) return bot;
    const keyed = keyedCall('checkout.placeOrder', call, [call.query, asked]);
    const opened = await claim(context, call, keyed);
    if (opened._tag === 'SeenBefore')
      return opened.answer === callInProgress
        ? pendingResponse(context, keyed)
        : afterRefusal(context, call, opened.answer);
    await context.crashPoint('pending-committed');
    return orderResponse(context, await pay(context, opened.order));
  };
