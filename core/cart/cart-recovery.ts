import { present } from '../kernel/present.ts';
import type { CartItem } from './cart-item.ts';
import type { Cart, Shipment } from './cart.ts';
import type { NewItem } from './ports/cart-gateway.ts';
import { recipeAgain } from './recipe-again.ts';
import { isSameLine } from './same-line.ts';

/** How a line comes to its place, unless it is picked up there. */
const wayOf = ({ selected, storeInfo }: CartItem['shipping']): NewItem['via'] =>
  storeInfo !== undefined && (selected === 'sts' || selected === 'pudo') ? selected : undefined;

/**
 * Input that adds a line with its original units, recipe, place and position. `shipments`: those of the cart before the
 * line was removed, so that it is sent to its address again (CART-07).
 */
export const itemAgain = (
  { shipping, giftOption, sender, sendOn, giftMessage, ...line }: CartItem,
  shipments: readonly Shipment[] = [],
): NewItem => ({
  sku: line.sku,
  productId: line.productId,
  quantity: line.quantity,
  ...present({
    recipeId: line.recipeId,
    position: line.position,
    storeId: shipping.storeInfo?.id,
    shippingId: shipments.find(({ hasOwnAddress, itemIds }) => hasOwnAddress && itemIds?.includes(line.id))?.id,
    via: wayOf(shipping),
    giftOption,
    sender,
    sendOn,
    recipe: recipeAgain(line.recipe),
    giftMessage,
  }),
});

const isSamePlacedLine = (one: CartItem, other: CartItem): boolean =>
  isSameLine(one, other) &&
  one.shipping.storeInfo?.id === other.shipping.storeInfo?.id &&
  wayOf(one.shipping) === wayOf(other.shipping);

/**
 * The items of a lost cart to add to its replacement. Gifts are excluded, because the service adds them; so are lines
 * that the new cart already has.
 * Law: every line that the shopper chose comes back with its units, and no gift does (CART-22).
 */
export const itemsToRecover = (lost: Cart, fresh: Pick<Cart, 'items'>): readonly NewItem[] =>
  lost.items
    .filter((line) => !line.isBonus && !fresh.items.some((other) => isSamePlacedLine(line, other)))
    .map((line) => itemAgain(line));

/**
 * The line of the new cart that corresponds to a line of the lost one, whose id no longer exists: same variant, recipe
 * and pickup place.
 */
export const recoveredItem = (lines: {
  readonly lost: Cart;
  readonly itemId: string;
  readonly fresh: Cart;
}): CartItem | undefined => {
  const old = lines.lost.items.find((item) => item.id === lines.itemId);
  return old && lines.fresh.items.find((item) => isSamePlacedLine(item, old));
};
