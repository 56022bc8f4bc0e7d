import { either as E } from 'fp-ts';
import type { ItemId } from '../kernel/identifiers.ts';
import type { Place, ShippingCode } from './cart-item.ts';
import type { Cart } from './cart.ts';
import { hasDeliveryChoice, needsPlace } from './delivery-group.ts';
import { deliveryObstacle, type DeliveryObstacle } from './delivery-obstacle.ts';

/**
 * Why the core rejects a change of delivery before the request. `PlaceNeeded`: a store must be chosen first (CART-34).
 */
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

/**
 * Checks another delivery of a line before the request: the choice, or the rejection. Pickup needs a place.
 * Law: only what a line is offered with can be chosen.
 */
export const checkDelivery = <Choice extends { readonly code: ShippingCode; readonly place?: Place }>(
  cart: Cart,
  itemId: ItemId,
  choice: Choice,
): E.Either<DeliveryRejection, Choice> => {
  const { code, place } = choice;
  const line = cart.items.find(({ id }) => id === itemId);
  if (line === undefined) return E.left({ _tag: 'ItemNotInCart', itemId });
  if (!hasDeliveryChoice(line)) return E.left({ _tag: 'DeliveryFixed', itemId });
  const obstacle = deliveryObstacle(line, code, place);
  if (obstacle !== undefined) return E.left({ _tag: 'DeliveryUnavailable', itemId, code, obstacle });
  return needsPlace(code) && place === undefined ? E.left({ _tag: 'PlaceNeeded', itemId, code }) : E.right(choice);
};
