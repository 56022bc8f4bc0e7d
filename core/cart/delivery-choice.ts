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

/** The delivery options of several lines at once: what is possible for one of them. */
export const commonChoices = (items: readonly CartItem[]): readonly DeliveryChoice[] =>
  selectable.map((code) => {
    const own = items.flatMap((item) => deliveryChoices(item).filter((choice) => choice.code === code));
    return own.find(({ obstacle }) => obstacle === undefined) ?? own[0] ?? { code, obstacle: 'not-offered' };
  });
