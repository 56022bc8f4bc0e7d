import type { Cart } from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.ts';
import { deliveryGroup, needsPlace } from '../cart/delivery-group.ts';
import { isMainMethod } from '../payment/payment-method.ts';
import type { Address } from '../profile/address.ts';

/** The steps of a checkout, in order (CHK-01). */
export const checkoutSteps = ['shipping', 'billing', 'summary'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Whether an item is sent to an address of the shopper. */
const isSentHome = ({ isDigital: isByMail, shipping }: CartItem): boolean =>
  !isByMail && !needsPlace(shipping.selected);

/** Whether nothing is sent home: the order needs no shipping address, only a contact for the notice. */
const isCollected = (cart: Cart): boolean => cart.items.length > 0 && !cart.items.some(isSentHome);

/** Whether a cart has only digital items: it has no shipping, so checkout starts at billing (CHK-34). */
const isDigital = (cart: Cart): boolean => cart.items.length > 0 && cart.items.every((line) => line.isDigital);

const shippingIsDone = (cart: Cart): boolean =>
  isCollected(cart) ||
  (cart.shippingAddress !== undefined && cart.shipments.every((shipment) => shipment.methodId !== undefined));
const billingIsDone = (cart: Cart): boolean =>
  cart.billingAddress !== undefined &&
  (cart.totals.remainingToPay === 0 || cart.instruments.some(({ method }) => isMainMethod(method)));

/**
 * The step to show: the requested one, or the first incomplete one before it (RTE-19).
 * Law: a step is shown exactly when all before it are done, so a finished one can be reopened (CHK-01, CHK-02).
 * Law: no step beyond the asked one is shown, but that digital things alone begin at billing (CHK-01, CHK-34).
 */
const reachable = (cart: Cart, asked: CheckoutStep): CheckoutStep => {
  if (!isDigital(cart) && (asked === 'shipping' || !shippingIsDone(cart))) return 'shipping';
  if (asked !== 'summary' || !billingIsDone(cart)) return 'billing';
  return 'summary';
};

/** How an order is received: sent home, collected in a store or at collection points alone, or by e-mail alone. */
export type Receipt = 'home' | 'store' | 'point' | 'digital';

/** Which contact an order needs depends on how it is received; the most demanding way decides. */
const receipt = (cart: Cart): Receipt => {
  if (!isCollected(cart)) return 'home';
  if (isDigital(cart)) return 'digital';
  return cart.items.some(({ shipping }) => deliveryGroup(shipping.selected) === 'pickup') ? 'store' : 'point';
};

export const Checkout = {
  isStep: (text: string): text is CheckoutStep => checkoutSteps.some((step) => step === text),
  reachable,
  isCollected,
  receipt,
} as const;

/** First and last name of who collects what is picked up. */
type Collector = { readonly firstName: string; readonly lastName: string };

/**
 * Contact of the shopper for the order (CHK-13). `phone` is in international form. Without a collector, the recipient of
 * the shipping address collects what is picked up, else that of the billing address.
 */
export type Contact = { readonly email: string; readonly phone?: string; readonly collector?: Collector };

/** The service's check of an address (CHK-07), with an optional correction. */
export type AddressValidation = {
  readonly valid: boolean;
  readonly suggestion?: Address;
  readonly messages: readonly string[];
};

/** Stock that is held for this cart until `expiresAt` (ISO 8601; CART-41). */
export type Reservation = { readonly reservationId: string; readonly expiresAt: string };

/**
 * A cart that is ready to be ordered; its order number is fixed, and its stock is held until `expiresAt` (ISO 8601).
 * `agreement` is the service's digest of what the cart shows.
 */
export type PreparedOrder = {
  readonly cart: Cart;
  readonly orderNumber: string;
  readonly expiresAt?: string;
  readonly agreement?: string;
};

/** There is no cart, or it is empty: checkout redirects to the cart (RTE-47). */
export type NothingToBuy = { readonly _tag: 'NothingToBuy' };
