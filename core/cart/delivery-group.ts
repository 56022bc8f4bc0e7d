import type { ShippingCode } from './cart-item.ts';

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
