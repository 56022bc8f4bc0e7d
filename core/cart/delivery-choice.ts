import type { CartItem, Place, ShippingCode } from './cart-item.ts';
import { hasDeliveryChoice } from './delivery-group.ts';

/** Why a delivery option is disabled; the view shows it beside the option (CART-34). */
export type DeliveryObstacle = 'not-offered' | 'not-in-store';

export type DeliveryChoice = {
  readonly code: ShippingCode;
  readonly obstacle?: DeliveryObstacle;
};

/** Delivery options that a shopper can choose. */
const selectable: readonly ShippingCode[] = ['standard', 'sts', 'pickup', 'pudo'];

/** Why a delivery is not possible: the line does not offer it, or the store has too few units. */
export const deliveryObstacle = (
  { quantity, shipping }: Pick<CartItem, 'quantity' | 'shipping'>,
  code: ShippingCode,
  place?: Place,
): DeliveryObstacle | undefined => {
  if (!shipping.available.includes(code)) return 'not-offered';
  return code === 'pickup' && place?.inventory !== undefined && place.inventory < quantity ? 'not-in-store' : undefined;
};

/** The delivery options of a line for its dialog (CART-33); one that is not possible has the reason. */
export const deliveryChoices = (item: CartItem): readonly DeliveryChoice[] =>
  hasDeliveryChoice(item)
    ? selectable.map((code) => {
        const obstacle = deliveryObstacle(item, code, item.shipping.storeInfo);
        return obstacle === undefined ? { code } : { code, obstacle };
      })
    : [];
