import { either as E } from 'fp-ts';
import type { ItemId } from '../kernel/identifiers.ts';
import type { CartItem } from './cart-item.ts';
import type { CartRejection } from './cart-rejection.ts';
import { Cart } from './cart.ts';

type Refused = Extract<CartRejection, { readonly _tag: 'ItemNotInCart' | 'QuantityFixed' }>;

/** The line to remove, to replace or to save for later. Gifts are rejected: they are removed with their promotion (CART-20). */
export const removableLine = (cart: Cart, itemId: ItemId): E.Either<Refused, CartItem> => {
  const item = Cart.item(cart, itemId);
  if (item === undefined) return E.left({ _tag: 'ItemNotInCart', itemId });
  return item.isBonus ? E.left({ _tag: 'QuantityFixed', itemId }) : E.right(item);
};
