import { either as E } from 'fp-ts';
import type { ItemId } from '../kernel/identifiers.ts';
import { Outcome } from '../kernel/outcome.ts';
import type { CartItem, Place, ShippingCode } from './cart-item.ts';
import type { Cart } from './cart.ts';
import { deliveryObstacle, hasDeliveryChoice, needsPlace, type DeliveryObstacle } from './delivery-choice.ts';

/** Why a change of delivery is refused before the server is asked. `PlaceNeeded` opens the choice of a store first (CART-34). */
export type DeliveryRejection =
  | { readonly _tag: 'ItemNotInCart'; readonly itemId: ItemId }
  | { readonly _tag: 'DeliveryFixed'; readonly itemId: ItemId }
  | { readonly _tag: 'PlaceNeeded'; readonly itemId: ItemId; readonly code: ShippingCode }
  | {
      readonly _tag: 'DeliveryUnavailable';
      readonly itemId: ItemId;
      readonly code: ShippingCode;
      readonly obstacle: DeliveryObstacle;
    };

type DeliveryChosen = {
  readonly _tag: 'DeliveryChosen';
  readonly itemId: ItemId;
  readonly from: ShippingCode;
  readonly to: ShippingCode;
};

const delivered = (line: CartItem, code: ShippingCode, place: Place | undefined): CartItem => {
  const { storeInfo: _, ...shipping } = line.shipping;
  const collected = needsPlace(code) && place !== undefined ? { storeInfo: place } : {};
  return { ...line, shipping: { ...shipping, ...collected, selected: code } };
};

/**
 * The step of choosing another delivery for a line. Collecting it needs a place, and a line that is sent home again forgets its store.
 * Law: only what a line is offered with can be chosen, and nothing but that line's delivery changes.
 */
export const changeDelivery = (
  cart: Cart,
  itemId: ItemId,
  { code, place }: { readonly code: ShippingCode; readonly place?: Place },
): E.Either<DeliveryRejection, Outcome<Cart, DeliveryChosen>> => {
  const line = cart.items.find(({ id }) => id === itemId);
  if (line === undefined) return E.left({ _tag: 'ItemNotInCart', itemId });
  if (!hasDeliveryChoice(line)) return E.left({ _tag: 'DeliveryFixed', itemId });
  const obstacle = deliveryObstacle(line, code, place);
  if (obstacle !== undefined) return E.left({ _tag: 'DeliveryUnavailable', itemId, code, obstacle });
  if (needsPlace(code) && place === undefined) return E.left({ _tag: 'PlaceNeeded', itemId, code });
  const items = cart.items.map((other) => (other.id === itemId ? delivered(other, code, place) : other));
  return E.right(
    Outcome.of<Cart, DeliveryChosen>(
      { ...cart, items },
      { _tag: 'DeliveryChosen', itemId, from: line.shipping.selected, to: code },
    ),
  );
};
