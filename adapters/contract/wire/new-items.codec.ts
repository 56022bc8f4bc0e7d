import { MAX_GIFT_MESSAGE_UNITS } from '#core/cart/cart-item.ts';
import { arrayOf, emailText, id, prose, strictRecord, text, unitCount, whole } from './primitives.codec.ts';

/** Maximum number of lines of a cart, and of items in a request about one. */
export const MAX_CART_LINES = 100;

/** Maximum number of parts of a recipe. */
const MAX_RECIPE_PARTS = 10;

/** The message with a gift. The form counts its characters. */
export const giftMessage = prose(MAX_GIFT_MESSAGE_UNITS);

/**
 * A digital gift (GFT-04). OPEN: `sender` is who gives it, `sendOn` the day on which it is sent, such as 2026-12-24; without
 * it the gift is sent when it is paid.
 */
export const digitalGift = {
  giftOption: strictRecord({ email: emailText, to: text(200), message: giftMessage }, {}),
  sender: text(200),
  sendOn: id,
};

/** Items to add. */
export const newItems = arrayOf(
  strictRecord(
    { sku: id, productId: id, qty: unitCount },
    /**
     * OPEN: `promotionId` adds one unit as the gift of a promotion; ordinary goods with `giftMessage` are a gift for someone
     * else. `shippingId` is the shipment to another address of which a removed line was a part. `recipe` says how goods
     * are made to order, from which the service derives the `recipeId` of the line.
     */
    {
      recipeId: id,
      recipe: arrayOf(strictRecord({ part: id, choice: id }, {}), MAX_RECIPE_PARTS),
      shippingCode: id,
      shippingId: id,
      storeId: id,
      collectionPoint: id,
      position: whole(0, Number.MAX_SAFE_INTEGER),
      promotionId: id,
      giftMessage,
      ...digitalGift,
    },
  ),
  MAX_CART_LINES,
);
