import type { CartItem, Place, ShippingCode } from './cart-item.ts';

/** Why a delivery cannot be chosen for a line; the view says it beside the option (CART-34). */
export type DeliveryObstacle = 'not-offered' | 'not-in-store';

export type DeliveryChoice = {
  readonly code: ShippingCode;
  readonly isSelected: boolean;
  readonly needsPlace: boolean;
  readonly obstacle?: DeliveryObstacle;
};

/** What a shopper may ask for; digital and made-to-order things arrive in their own way (CART-37, PDP-21). */
const selectable: readonly ShippingCode[] = ['standard', 'sts', 'pickup', 'pudo'];

/** Codes that are nothing without a store or a collection point. */
export const needsPlace = (code: ShippingCode): boolean => code === 'pickup' || code === 'sts' || code === 'pudo';

/** Whether the delivery of a line can be chosen at all. */
export const hasDeliveryChoice = (item: Pick<CartItem, 'isDigital' | 'isCustoms'>): boolean =>
  !item.isDigital && !item.isCustoms;

/**
 * What prevents a delivery: the line is not offered with it, or the store has too few of it to hand over.
 */
export const deliveryObstacle = (
  { quantity, shipping }: Pick<CartItem, 'quantity' | 'shipping'>,
  code: ShippingCode,
  place?: Place,
): DeliveryObstacle | undefined => {
  if (!shipping.available.includes(code)) return 'not-offered';
  return code === 'pickup' && place?.inventory !== undefined && place.inventory < quantity ? 'not-in-store' : undefined;
};

/**
 * The deliveries of a line as its dialog lists them (CART-33): one is selected, and what cannot be had is shown with
 * the reason.
 */
export const deliveryChoices = (
  item: CartItem,
  place: Place | undefined = item.shipping.storeInfo,
): readonly DeliveryChoice[] =>
  hasDeliveryChoice(item)
    ? selectable.map((code) => {
        const obstacle = deliveryObstacle(item, code, place);
        return {
          code,
          isSelected: code === item.shipping.selected,
          needsPlace: needsPlace(code),
          ...(obstacle === undefined ? {} : { obstacle }),
        };
      })
    : [];
