import type { CartItem, Place, ShippingCode } from './cart-item.ts';

/** Why a delivery option is disabled; the view shows it beside the option (CART-34). */
export type DeliveryObstacle = 'not-offered' | 'not-in-store';

/** Why a delivery is not possible: the line does not offer it, or the store has too few units. */
export const deliveryObstacle = (
  { quantity, shipping }: Pick<CartItem, 'quantity' | 'shipping'>,
  code: ShippingCode,
  place?: Place,
): DeliveryObstacle | undefined => {
  if (!shipping.available.includes(code)) return 'not-offered';
  return code === 'pickup' && place?.inventory !== undefined && place.inventory < quantity ? 'not-in-store' : undefined;
};
