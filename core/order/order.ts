import type { CartItem } from '../cart/cart-item.ts';
import type { CartFlash } from '../cart/flash.ts';
import type { PaymentInstrument } from '../cart/cart.ts';
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
  readonly address?: Address;
  readonly itemIds: readonly string[];
  /** Where it is collected. */ readonly store?: {
    readonly storeId: string;
    readonly name: string;
    readonly lines: readonly string[];
  };
};

/** What was bought (ENT-17, ENT-18). */
export type Order = {
  readonly orderId: OrderId;
  readonly orderNumber: OrderNumber;
  /** ISO 8601, UTC. */
  readonly orderDate: string;
  readonly status: OrderState;
  readonly email: string;
  readonly currency: Currency;
  readonly items: readonly CartItem[];
  readonly shipments: readonly OrderShipment[];
  readonly totals: Totals;
  readonly orderPromotions: readonly OrderPromotion[];
  readonly instruments: readonly PaymentInstrument[];
  readonly paymentMethod: string;
  readonly shippingAddress?: Address;
  readonly billingAddress?: Address;
  readonly flashes: readonly CartFlash[];
};

export type OrderEvent = { readonly _tag: 'OrderPlaced'; readonly orderNumber: OrderNumber; readonly units: number };

/** How placing an order stands. `Pending`: the outcome is not known yet and will be told by the order. `Cancelled`: a late retry met an order that was given up; nothing is charged. */
export type PlaceOutcome =
  | { readonly _tag: 'Placed'; readonly order: Order }
  | { readonly _tag: 'ChallengeNeeded'; readonly order: Order; readonly challengeId: string }
  | { readonly _tag: 'AddressRefused'; readonly order: Order }
  | { readonly _tag: 'Pending'; readonly order: Order }
  | { readonly _tag: 'Cancelled'; readonly order: Order };

const challenge = (order: Order): string | undefined =>
  order.flashes.flatMap((flash) =>
    flash._tag === 'PaymentNotAuthorized' && flash.challengeId !== undefined ? [flash.challengeId] : [],
  )[0];

/** Reads the placement off the order that the server answered (CHK-18, ERR-42). */
const placement = (order: Order): PlaceOutcome => {
  if (order.status === 'CANCELLED') return { _tag: 'Cancelled', order };
  const challengeId = challenge(order);
  if (challengeId !== undefined) return { _tag: 'ChallengeNeeded', order, challengeId };
  if (order.flashes.some((flash) => flash._tag === 'InvalidShippingAddress')) return { _tag: 'AddressRefused', order };
  return { _tag: order.status === 'PAYMENT_PENDING' ? 'Pending' : 'Placed', order };
};

export const Order = { placement } as const;
