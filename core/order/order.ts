import type { Arrival, CartItem } from '../cart/cart-item.ts';
import type { CartFlash } from '../cart/flash.ts';
import type { NamedTax, PaymentInstrument } from '../cart/cart.ts';
import type { OrderPromotion } from '../cart/promotion.ts';
import type { Totals } from '../cart/totals.ts';
import type { Currency } from '../kernel/currency.ts';
import type { OrderId, OrderNumber } from '../kernel/identifiers.ts';
import type { Address } from '../profile/address.ts';

/** Order states (ORD-15). */
export const orderStates = [
  'PAYMENT_PENDING',
  'PLACED',
  'PROCESSING',
  'PARTIALLY_SHIPPED',
  'SHIPPED',
  'DELIVERED',
  'READY_FOR_PICKUP',
  'PICKED_UP',
  'CANCELLED',
] as const;
export type OrderState = (typeof orderStates)[number];

type OrderShipment = {
  readonly shipmentId: string;
  readonly status: string;
  readonly label: string;
  readonly deliveryTime: string;
  /** The days that were promised when the order was placed. */
  readonly arrival?: Arrival;
  /** Whether it is sent to its store, so that it arrives on days and has no hour of pickup yet. */
  readonly isSentToStore?: boolean;
  readonly address?: Address;
  readonly itemIds: readonly string[];
  /** The store where the order is picked up. */
  readonly store?: {
    readonly storeId: string;
    readonly name: string;
    readonly lines: readonly string[];
    /** Full name of who collects it. */
    readonly collector?: string;
  };
  /** The collection point of a parcel. */
  readonly point?: {
    readonly pointId: string;
    readonly name: string;
    readonly lines: readonly string[];
    readonly carrier: string;
    readonly collector?: string;
  };
};

/** An order (ENT-17, ENT-18). */
export type Order = {
  readonly orderId: OrderId;
  readonly orderNumber: OrderNumber;
  /** ISO 8601, UTC. */
  readonly orderDate: string;
  readonly status: OrderState;
  readonly email: string;
  /** An express purchase: the shopper's cart was not ordered. */
  readonly isExpress?: boolean;
  readonly currency: Currency;
  readonly items: readonly CartItem[];
  readonly shipments: readonly OrderShipment[];
  readonly totals: Totals;
  /** The parts that sum to the tax of the totals by name, such as "GST (5%)", in the language of the site. */
  readonly taxes?: readonly NamedTax[];
  readonly orderPromotions: readonly OrderPromotion[];
  readonly instruments: readonly PaymentInstrument[];
  readonly paymentMethod: string;
  readonly shippingAddress?: Address;
  readonly billingAddress?: Address;
  readonly flashes: readonly CartFlash[];
};

export type OrderEvent = { readonly _tag: 'OrderPlaced'; readonly orderNumber: OrderNumber; readonly units: number };

/**
 * Result of placing an order. `Pending`: the payment is not known yet. `Cancelled`: a late retry found a canceled
 * order; nothing is charged.
 */
export type PlaceOutcome =
  | { readonly _tag: 'Placed'; readonly order: Order }
  | { readonly _tag: 'ChallengeNeeded'; readonly order: Order; readonly challengeId: string }
  | { readonly _tag: 'AddressRefused'; readonly order: Order }
  | { readonly _tag: 'Pending'; readonly order: Order }
  | { readonly _tag: 'Cancelled'; readonly order: Order };

/** The fields of an order from which the result is derived; read model and wire both have them. */
type Answered = {
  readonly status: string;
  readonly flashes: readonly { readonly _tag: string; readonly challengeId?: string }[];
};

const challengeOf = ({ flashes }: Answered): string | undefined =>
  flashes.find(({ _tag, challengeId }) => _tag === 'PaymentNotAuthorized' && challengeId !== undefined)?.challengeId;

const placementTag = (order: Answered): PlaceOutcome['_tag'] => {
  if (order.status === 'CANCELLED') return 'Cancelled';
  if (challengeOf(order) !== undefined) return 'ChallengeNeeded';
  if (order.flashes.some(({ _tag }) => _tag === 'InvalidShippingAddress')) return 'AddressRefused';
  return order.status === 'PAYMENT_PENDING' ? 'Pending' : 'Placed';
};

/** Derives the result from the returned order (CHK-18, ERR-42). */
const placement = (order: Order): PlaceOutcome => {
  const _tag = placementTag(order);
  return _tag === 'ChallengeNeeded' ? { _tag, order, challengeId: challengeOf(order) ?? '' } : { _tag, order };
};

export const isOrderState = (text: string): text is OrderState => orderStates.some((state) => state === text);

export const Order = {
  placement,
  /** Whether the order replaces its cart: payment made or pending (CHK-20). False for an unknown state. */
  isPlaced: (order: Answered): boolean =>
    isOrderState(order.status) && ['Placed', 'Pending'].includes(placementTag(order)),
} as const;
