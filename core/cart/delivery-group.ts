import type { CartItem, ShippingCode } from './cart-item.ts';

/** The two lists of a cart: pickup and home delivery (CART-01). */
export type DeliveryGroup = 'home' | 'pickup';

const groups: { readonly [code in ShippingCode]: DeliveryGroup } = {
  pickup: 'pickup',
  sts: 'pickup',
  pudo: 'home',
  standard: 'home',
  digital: 'home',
  customs: 'home',
};

/** The list of a cart that shows lines with a shipping code (CART-02, AMB-36). */
export const deliveryGroup = (code: ShippingCode): DeliveryGroup => groups[code];

/** Whether a code requires a store or a collection point. */
export const needsPlace = (code: ShippingCode): boolean => code === 'pudo' || deliveryGroup(code) === 'pickup';

/** Whether the delivery of a line can be chosen: digital and made-to-order items have a fixed one (CART-37, PDP-21). */
export const hasDeliveryChoice = (item: Pick<CartItem, 'isDigital' | 'isCustoms'>): boolean =>
  !item.isDigital && !item.isCustoms;
