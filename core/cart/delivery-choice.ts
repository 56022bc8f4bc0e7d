import type { CartItem, ShippingCode } from './cart-item.ts';
import { hasDeliveryChoice } from './delivery-group.ts';
import { deliveryObstacle, type DeliveryObstacle } from './delivery-obstacle.ts';

export type DeliveryChoice = {
  readonly code: ShippingCode;
  readonly obstacle?: DeliveryObstacle;
};

/** Delivery options that a shopper can choose. */
const selectable: readonly ShippingCode[] = ['standard', 'sts', 'pickup', 'pudo'];

/** The delivery options of a line for its dialog (CART-33); one that is not possible has the reason. */
export const deliveryChoices = (item: CartItem): readonly DeliveryChoice[] => {
  const { selected, storeInfo } = item.shipping;
  // The store of another delivery is not yet that of a pickup.
  const store = selected === 'pickup' ? storeInfo : undefined;
  const choiceOf = (code: ShippingCode): DeliveryChoice => {
    const obstacle = deliveryObstacle(item, code, store);
    return obstacle === undefined ? { code } : { code, obstacle };
  };
  return hasDeliveryChoice(item) ? selectable.map(choiceOf) : [];
};
