import type { NamedTax } from '../cart/cart.ts';
import type { Arrival } from '../cart/cart-item.ts';
import type { Picture } from '../catalog/product.ts';
import type { Amount } from '../kernel/amount.ts';
import type { Currency } from '../kernel/currency.ts';
import type { ItemId, OrderId, OrderNumber, ProductId } from '../kernel/identifiers.ts';
import type { Address } from '../profile/address.ts';
import type { HoursRow } from '../stores/hours-text.ts';
import type { SizeOffer } from './exchange.ts';
import { returnStates, shipmentStates, type ReturnState, type ShipmentState } from './moves.ts';
import type { OrderPart } from './order-part.ts';
import { orderStates, type Order, type OrderState } from './order.ts';
import type { ReturnWay } from './return.ts';

/** A state as it is shown: `UNKNOWN` for one that this version does not know, whose text is "In progress" (ORD-17). */
type ShownState<State extends string> = State | 'UNKNOWN';

const shownIn =
  <State extends string>(states: readonly State[]) =>
  (text: string): ShownState<State> =>
    states.find((state) => state === text) ?? 'UNKNOWN';

/** A known state as itself, and any other text as `UNKNOWN` (ORD-17). */
export const shownOrderState = shownIn(orderStates);
export const shownShipmentState = shownIn(shipmentStates);
export const shownReturnState = shownIn(returnStates);

/** A shipment of an order, or what waits for the shopper in a store (ORD-19). */
type PurchaseShipment = {
  readonly shipmentId: string;
  readonly status: ShownState<ShipmentState>;
  readonly label: string;
  readonly deliveryTime: string;
  /** The days that were promised when the order was placed, or an exchange was accepted. */
  readonly arrival?: Arrival;
  /** Whether it is sent to its store, so that it arrives on days and has no hour of pickup yet. */
  readonly isSentToStore?: boolean;
  readonly itemIds: readonly ItemId[];
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** An address of the web (https), checked by the gateway. */
  readonly trackingUrl?: string;
  readonly address?: Address;
  /** Where it is collected. */
  readonly store?: {
    readonly storeId: string;
    readonly name: string;
    readonly lines: readonly string[];
    /** In international form. */
    readonly phone?: string;
    readonly hours?: readonly HoursRow[];
    /** Full name of who collects it. */
    readonly collector?: string;
  };
  /** The collection point of a parcel. */
  readonly point?: {
    readonly pointId: string;
    readonly name: string;
    readonly lines: readonly string[];
    readonly carrier: string;
    readonly hours?: readonly HoursRow[];
    readonly collector?: string;
  };
  /** What the shopper shows in the store while it is ready, and until when (ISO 8601, UTC). */
  readonly pickupCode?: string;
  readonly collectUntil?: string;
  /** The shipment whose units it replaces by other sizes. */
  readonly exchangeOf?: string;
  /** When it was delivered or collected (ISO 8601, UTC). */
  readonly arrivedAt?: string;
  /** The shipping that is refunded with its last units, and how many are left; free gifts do not count. */
  readonly shippingRefund?: { readonly units: number; readonly amount: Amount };
};

/** A return of an order (ORD-11, ORD-24). Dates are ISO 8601, UTC. */
type PurchaseReturn = {
  readonly returnId: string;
  /** What the shopper and a clerk call it; its id if the service gives no number. */
  readonly returnNumber: string;
  readonly date: string;
  readonly status: ShownState<ReturnState>;
  readonly way: ReturnWay;
  readonly items: readonly {
    readonly itemId: ItemId;
    readonly quantity: number;
    readonly reason: string;
    /** The line that replaces these units by another size. */
    readonly exchangeItemId?: ItemId;
  }[];
  /** Address of the label, or of the page that shows the code in a store, until `expiresAt`. */
  readonly labelUrl?: string;
  readonly expiresAt?: string;
  /** When it was refunded, exchanged, rejected or canceled. */
  readonly endedAt?: string;
  readonly refund?: Amount;
  /** What it refunds if all of its items are accepted, while it is open. */
  readonly expectedRefund?: Amount;
  /** False if the reader cannot cancel it, although it was not sent. */
  readonly cancellable?: boolean;
  /** Why it was rejected. */
  readonly note?: string;
};

/** Why units are refunded. `UNKNOWN` for a reason that this version does not know. */
const refundKinds = ['canceled', 'uncollected', 'returned'] as const;
export const shownRefundKind = shownIn(refundKinds);

/** What was given back of an order. Dates are ISO 8601, UTC. */
type PurchaseRefund = {
  readonly kind: ShownState<(typeof refundKinds)[number]>;
  readonly amount: Amount;
  /** The part of `amount` that was reserved on a card, but never charged. */
  readonly released?: Amount;
  readonly date: string;
  readonly items: readonly OrderPart[];
  /** When the payment provider has accepted it. */
  readonly settledAt?: string;
};

/** A file to save; its content is base64 (ORD-07). */
export type DocumentFile = { readonly fileName: string; readonly contentBase64: string };

/**
 * The label of a return that has started (ORD-11), or the page with its code for a store, whose picture is `qrCodeUrl`.
 * `expiresAt` is ISO 8601, UTC.
 */
export type ReturnLabel = {
  readonly returnId: string;
  readonly returnNumber: string;
  readonly labelUrl?: string;
  readonly qrCodeUrl?: string;
  /** Who takes the parcel of a return by post. */
  readonly carrier?: string;
  readonly expiresAt: string;
};

/** Units of a line that can be canceled, or returned until a date (ISO 8601, UTC) and then exchanged for other sizes. */
type OpenUnits = {
  readonly itemId: ItemId;
  readonly cancellable: number;
  readonly returnable: number;
  readonly returnUntil?: string;
  readonly exchangeSizes?: readonly SizeOffer[];
  /** The refund of each of these units, in the order in which they are taken. */
  readonly unitRefunds?: readonly Amount[];
};

/** An order after it was placed, with its history (ENT-18, ORD-15, ORD-24). */
export type Purchase = Omit<Order, 'status' | 'shipments'> & {
  readonly status: ShownState<OrderState>;
  readonly shipments: readonly PurchaseShipment[];
  readonly isCancellable: boolean;
  readonly isReturnable: boolean;
  /** Whether the shopper can withdraw from the contract of it, or of a part; only on sites with this right. */
  readonly isWithdrawable?: boolean;
  /** Invoices, and credit notes for them. */
  readonly invoices: readonly {
    readonly invoiceId: string;
    readonly date: string;
    readonly kind?: 'invoice' | 'credit-note';
  }[];
  readonly returns: readonly PurchaseReturn[];
  /** Oldest first. */
  readonly refunds: readonly PurchaseRefund[];
  /** The taxes of what is left of the total after the refunds. */
  readonly finalTaxes?: readonly NamedTax[];
  /** The states that the order has had, oldest first. */
  readonly events: readonly { readonly status: ShownState<OrderState>; readonly date: string }[];
  readonly openUnits: readonly OpenUnits[];
  /** The price of gift cards among the goods that were not refunded, which no prepaid tender pays; absent without any. */
  readonly giftCardTotal?: Amount;
  /** What another card has to pay because a payment was refused, and until when (ISO 8601, UTC). */
  readonly paymentDue?: { readonly amount: Amount; readonly until: string };
  /** Money that goes back, but that the payment provider has not accepted yet, or has refused. It is sent again. */
  readonly refundDue?: { readonly amount: Amount; readonly isRefused: boolean };
};

/** Where a purchase was made: in the shop, or in a store (ORD-05). */
export type PurchaseSource = 'ONLINE' | 'STORE';

/** An order in the purchase history (ENT-43). */
type PurchaseEntry = {
  readonly orderId: OrderId;
  readonly orderNumber: OrderNumber;
  /** ISO 8601, UTC. */
  readonly orderDate: string;
  readonly status: ShownState<OrderState>;
  readonly total: Amount;
  readonly currency: Currency;
  readonly units: number;
  readonly source: PurchaseSource;
  readonly items: readonly {
    readonly productId: ProductId;
    readonly name: string;
    readonly picture: Picture;
    readonly quantity: number;
  }[];
  /** Units that were canceled or not picked up, that were returned, and that are being returned or exchanged. */
  readonly canceled: number;
  readonly returned: number;
  readonly returning: number;
  readonly exchanging: number;
  /** What the payment provider has accepted as refunds. */
  readonly refunded: Amount;
  /** The promised days of the parcel that arrives next. */
  readonly arrival?: Arrival;
};

/** A part of the purchase history of this site: orders from `start`, and the number of all. */
export type PurchaseHistory = {
  readonly orders: readonly PurchaseEntry[];
  readonly total: number;
  readonly start: number;
  /** The sites that list other orders of the member, by locale. */
  readonly elsewhere: readonly { readonly locale: string; readonly total: number }[];
};
