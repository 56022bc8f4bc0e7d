import { cart as operations } from '#adapters/contract/cart.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { DigitalGift } from '#core/cart/cart-item.ts';
import type { LineDeliveryGateway } from '#core/cart/ports/line-delivery-gateway.ts';
import type { ItemId } from '#core/kernel/identifiers.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import { present } from '#core/kernel/present.ts';
import type { CartCalls } from './cart-calls.ts';
import { absolute } from './cart-gateway.ts';

type Line = Keyed & { readonly cart: Cart; readonly itemId: ItemId };

/** Changes variant, delivery and gift of a line with API-017. Only the changed fields are sent (CART-08). */
export const makeLineDeliveryGateway = ({ cart }: CartCalls): LineDeliveryGateway => {
  const update = (
    { key, cart: seen, itemId }: Line,
    body:
      | {
          readonly sku?: string;
          readonly shippingCode?: string;
          readonly storeId?: string;
          readonly collectionPoint?: string;
        }
      | { readonly giftMessage: string | null }
      | DigitalGift,
  ) =>
    cart(operations.updateItem, {
      ...absolute(key, seen),
      params: { basketId: seen.id },
      query: { itemId },
      body,
    });
  return {
    change: ({ code, storeId, pointId, ...line }) =>
      update(line, { shippingCode: code, ...present({ storeId, collectionPoint: pointId }) }),
    describeGift: ({ gift, ...line }) => update(line, gift),
    writeGiftMessage: ({ giftMessage = null, ...line }) => update(line, { giftMessage }),
    changeVariant: ({ sku, ...line }) => update(line, { sku }),
  };
};
