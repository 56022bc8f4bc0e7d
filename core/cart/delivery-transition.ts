import { deliveryDays } from '../catalog/delivery-estimate.ts';
import type { CartItem, ShippingCode } from './cart-item.ts';
import { deliveryFlags, type DeliveryFlag } from '../failures/delivery-flags.ts';

type Moves = { readonly [code in ShippingCode]?: DeliveryFlag };

/** Pickup is collecting in a store, store is shipping to one, home is standard delivery (CART-36). From home to store none is told (AMB-34). */
const transitions: { readonly [code in ShippingCode]?: Moves } = {
  pickup: { standard: 'PICKUP_TO_HOME', sts: 'PICKUP_TO_STORE' },
  sts: { standard: 'STORE_TO_HOME', pickup: 'STORE_TO_PICKUP' },
  standard: { pickup: 'HOME_TO_PICKUP' },
};

/** What is told when a line's delivery has become another; undefined for the same one, and for a change that is not told. */
export const deliveryFlag = (from: ShippingCode, to: ShippingCode): DeliveryFlag | undefined => transitions[from]?.[to];

/** Whether a delivery takes more days than it did. A time in words without days is no worse than any other. */
const isSlower = (before: string, after: string): boolean =>
  deliveryDays(after) !== Number.POSITIVE_INFINITY && deliveryDays(after) > deliveryDays(before);

const flagOf = (before: CartItem, after: CartItem): DeliveryFlag | undefined => {
  const [from, to] = [before.shipping, after.shipping];
  if (from.selected !== to.selected) return deliveryFlag(from.selected, to.selected);
  return isSlower(from.deliveryTime, to.deliveryTime) ? 'SHIPPING_METHOD_DOWNGRADED' : undefined;
};

/**
 * How the delivery of a cart's lines has changed between two answers, each kind told once, in one fixed order.
 * Lines are recognised by their id; a line that came or went has no change.
 * Law: a cart that stays as it is has no changes (CART-35).
 */
export const deliveryChanges = (before: readonly CartItem[], after: readonly CartItem[]): readonly DeliveryFlag[] => {
  const flags = after.flatMap((item) => {
    const known = before.find(({ id }) => id === item.id);
    return known === undefined ? [] : [flagOf(known, item)];
  });
  return deliveryFlags.filter((flag) => flags.includes(flag));
};
