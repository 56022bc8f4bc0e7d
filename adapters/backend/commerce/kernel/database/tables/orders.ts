import type { Generated } from 'kysely';
import type { DigitalGift, ShippingCode } from '#core/cart/cart-item.ts';
import type { ShownRecipe } from '#core/catalog/customization.ts';
import type { UnitState } from '#core/order/exchange.ts';
import type { ReturnState, ShipmentState } from '#core/order/moves.ts';
import type { OrderState } from '#core/order/order.ts';
import type { ReturnWay } from '#core/order/return.ts';
import type { UnitShare } from '#core/order/shares.ts';
import type { Tax } from '#core/order/tax-parts.ts';
import type { Address } from '#core/profile/address.ts';
import type { OrderedPoint } from './stores.ts';

/**
 * State of an order's payment. `unknown` until the provider responds; `voiding` from the decision to cancel, so that
 * the order is not placed while its charge is voided. `authorized`: the amount is held until it is captured; `charged`:
 * it was captured at once, in orders of earlier releases.
 */
type PaymentState = 'unknown' | 'challenge' | 'voiding' | 'charged' | 'authorized';

/** Orders, payment attempts and events. Amounts are minor units. */
export type OrderTables = {
  orders: {
    orderId: string;
    /** Unique on all sites. */
    orderNumber: string;
    cartId: string;
    consumerId: string;
    siteId: string;
    status: OrderState;
    total: number;
    tax: number;
    currency: string;
    email: string;
    phone: string | null;
    billingAddress: Address | null;
    /** Whether prices contain the tax. */
    isTaxIncluded: boolean;
    /** The totals as shown when the order was placed, in the form of the wire. */
    totals: unknown;
    /** The instrument of the remaining tender; null if prepaid tenders pay everything. */
    instrumentId: string | null;
    /** Idempotency key of the charge: equal for all attempts at this order with this instrument. */
    providerKey: string;
    /** The account of the member that earns points, and what it keeps of this order. */
    pointsAccountId: Generated<string | null>;
    pointsEarned: Generated<number>;
    payment: Generated<PaymentState>;
    chargeId: string | null;
    challengeId: string | null;
    idempotencyKey: string;
    /** Correlation id of the placing call, also of its refusals. */
    correlationId: string;
    createdAt: Generated<Date>;
    /** Until then only the placing process acts on the order. */
    settleAfter: Date;
    settledAt: Date | null;
    source: Generated<'ONLINE' | 'STORE'>;
    /** An order of the demo account that keeps its state. */
    isExample: Generated<boolean>;
  };
  /** A refused placement. Its order is deleted: it is in no history, no tracking and no e-mail. */
  paymentAttempt: {
    /** The id of the deleted order. */
    attemptId: string;
    orderNumber: string;
    cartId: string;
    consumerId: string;
    siteId: string;
    total: number;
    currency: string;
    instrumentId: string | null;
    providerKey: string;
    payment: 'declined' | 'voided';
    chargeId: string | null;
    challengeId: string | null;
    /** Error id of the refusal. */
    refusal: string;
    idempotencyKey: string;
    correlationId: string;
    createdAt: Date;
    settledAt: Generated<Date>;
  };
  orderLine: {
    orderId: string;
    lineId: string;
    position: number;
    sku: string;
    /** Recipe of customized goods; empty for others. */
    recipeId: string;
    quantity: number;
    unitPrice: number;
    storeId: string | null;
    shipmentId: string;
    /** What was shown of the line when the order was placed, in the form of the wire. */
    item: unknown;
    isGiftCard: Generated<boolean>;
    digitalGift: DigitalGift | null;
    /** As it was shown when the order was placed; it may contain a name. */
    recipe: ShownRecipe | null;
    /** Of ordinary goods that are a gift: the message, which may be empty, and "G-" and ten digits. */
    giftMessage: Generated<string | null>;
    giftReceipt: Generated<string | null>;
  };
  /** One row per unit, from 1. What a unit paid never changes; a refund is a sum of these amounts. */
  orderUnit: {
    orderId: string;
    lineId: string;
    unit: number;
    price: number;
    /** Sum of its discounts. */
    discount: number;
    /** By promotion; empty in orders of earlier releases. */
    discounts: UnitShare['discounts'];
    tax: number;
    /** Contribution to the total of the order. */
    amount: number;
    state: Generated<UnitState>;
    /** The latest return of the unit. */
    returnId: string | null;
    refundId: string | null;
    /** The account that a gift card has become when it was sent. */
    giftCardId: string | null;
  };
  /** A delivery group of an order, which is handed over in one shipment. */
  orderShipment: {
    /** Order number and position. */
    shipmentId: string;
    orderId: string;
    position: number;
    code: ShippingCode;
    method: string;
    label: string;
    deliveryTime: string;
    /** Days promised with the order, or when an exchange was accepted, such as 2026-11-25; null without a promise. */
    arrivesFrom: string | null;
    arrivesTo: string | null;
    address: Address | null;
    storeId: string | null;
    /** Where it is collected: the store's id, name and address when the order was placed. */
    store: { readonly storeId: string; readonly name: string; readonly lines: readonly string[] } | null;
    /** The collection point when the order was placed. */
    point: OrderedPoint | null;
    /** Full name of who collects it; null for a parcel to an address, and in orders of earlier releases. */
    collector: Generated<string | null>;
    shipping: number;
    shippingTax: number;
    /** The taxes of its destination; null in orders of earlier releases. */
    taxes: readonly Tax[] | null;
    state: Generated<ShipmentState>;
    carrier: string | null;
    trackingNumber: string | null;
    /** When it was shipped, or ready in the store. */
    handedOverAt: Date | null;
    /** When it was delivered or picked up. */
    arrivedAt: Date | null;
    movedAt: Generated<Date>;
    /** Part of shipping and its tax that was refunded. */
    shippingRefunded: Generated<number>;
    /** The refund that contains that part. */
    shippingRefundId: string | null;
    /** What the shopper shows in the store. */
    pickupCode: string | null;
    collectUntil: Date | null;
    /** The first shipment of the units that it replaces by other sizes. Its own units have been paid with that one. */
    exchangeOf: string | null;
  };
  orderPromotion: { orderId: string; position: number; promotionId: string; name: string; discount: number };
  /** Money that goes back to the shopper. `amount` contains `tax` and `shipping`, which is without tax. */
  refund: {
    refundId: string;
    orderId: string;
    kind: 'canceled' | 'uncollected' | 'returned';
    amount: number;
    tax: number;
    shipping: number;
    /** What the shopper wrote about a cancellation. */
    reason: string | null;
    createdAt: Generated<Date>;
    /** When the payment provider has accepted all of it; then units that were invoiced have a credit note. */
    settledAt: Date | null;
  };
  /** A request to the payment provider, stored before it is sent; its id is the idempotency key. */
  paymentOperation: {
    operationId: string;
    orderId: string;
    instrumentId: string;
    kind: 'capture' | 'release' | 'refund';
    amount: number;
    /** The hand-over that a capture precedes. */
    shipmentId: string | null;
    refundId: string | null;
    state: Generated<'pending' | 'done' | 'refused'>;
    refusal: string | null;
    createdAt: Generated<Date>;
    /** Until then only the process that has claimed it sends it. */
    settleAfter: Date;
    settledAt: Date | null;
  };
  orderReturn: {
    /** The secret of links to its label. */
    returnId: string;
    /** What shopper, carrier and clerk see: "R-" and ten random digits. Nothing is allowed by it. */
    returnNumber: Generated<string>;
    orderId: string;
    /** The consumer who began it; null in an earlier release, and for a withdrawal. */
    begunBy: string | null;
    state: ReturnState;
    email: string;
    way: Generated<ReturnWay>;
    /** The store that has received it, whose stock its units join; null for the warehouse. */
    storeId: string | null;
    /** Why it was rejected. */
    note: string | null;
    /** End of the label. */
    expiresAt: Date;
    refundId: string | null;
    createdAt: Generated<Date>;
    movedAt: Generated<Date>;
  };
  returnLine: {
    returnId: string;
    orderId: string;
    lineId: string;
    quantity: number;
    reason: string;
    /** The line that replaces its units by another size. */
    exchangeLineId: string | null;
  };
  documentCounter: { siteId: string; kind: 'invoice' | 'credit-note'; last: number };
  /** An invoice or credit note. `data` is fixed when it is issued. */
  orderDocument: {
    documentId: string;
    siteId: string;
    kind: 'invoice' | 'credit-note';
    number: number;
    orderId: string;
    shipmentId: string | null;
    refundId: string | null;
    data: unknown;
    createdAt: Generated<Date>;
  };
  /**
   * The tenders of an order, whose amounts without what is replaced sum to its total. The other amounts include pending
   * operations.
   */
  orderInstrument: {
    orderId: string;
    position: number;
    instrumentId: string;
    method: string;
    amount: number;
    captured: Generated<number>;
    /** Authorized, but never captured. */
    released: Generated<number>;
    refunded: Generated<number>;
    /** Charge of the provider; that of the order for its first tender. */
    chargeId: string | null;
    /** Part of `released` that another tender pays. */
    replaced: Generated<number>;
    /** The account of a prepaid tender, and the units of it that the order uses and got back. */
    accountId: Generated<string | null>;
    units: Generated<number>;
    unitsRefunded: Generated<number>;
  };
  /** A payment of an order by another card, after a refused capture. */
  orderPayment: {
    paymentId: string;
    orderId: string;
    instrumentId: string;
    amount: number;
    /** Who began it; null in an earlier release. */
    consumerId: string | null;
    /** Idempotency key of the call that began it. */
    callKey: string | null;
    /** Idempotency key of its charge. */
    providerKey: string;
    state: Generated<'open' | 'challenge' | 'done' | 'declined'>;
    /** Error id of the refusal. */
    refusal: string | null;
    chargeId: string | null;
    challengeId: string | null;
    createdAt: Generated<Date>;
    /** Until then only the paying process acts on it. */
    settleAfter: Date;
  };
  /** Append-only. What happened to a paid order, in order of the ids. */
  orderEvent: {
    eventId: Generated<number>;
    orderId: string;
    kind: string;
    data: unknown;
    createdAt: Generated<Date>;
  };
};
