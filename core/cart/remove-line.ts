import { either as E } from 'fp-ts';
import type { ItemId } from '../kernel/identifiers.ts';
import { Outcome } from '../kernel/outcome.ts';
import { addLine } from './add-line.ts';
import type { CartEvent } from './cart-event.ts';
import type { CartItem } from './cart-item.ts';
import type { CartRejection } from './cart-rejection.ts';
import { Cart } from './cart.ts';

/** How long a removed line can be brought back, in milliseconds (CART-07). */
export const UNDO_MS = 8_000;

type Removed = Extract<CartEvent, { readonly _tag: 'ItemRemoved' }>;
type Refused = Extract<CartRejection, { readonly _tag: 'ItemNotInCart' | 'QuantityFixed' }>;

/** The step of removing a line. A gift stays: it goes when its promotion goes (CART-20). */
export const removeLine = (cart: Cart, itemId: ItemId): E.Either<Refused, Outcome<Cart, Removed>> => {
  const item = Cart.item(cart, itemId);
  if (item === undefined) return E.left({ _tag: 'ItemNotInCart', itemId });
  if (item.isBonus) return E.left({ _tag: 'QuantityFixed', itemId });
  return E.right(Outcome.of<Cart, Removed>({ ...cart, items: cart.items.filter((line) => line !== item) }, { _tag: 'ItemRemoved', item }));
};

/** A quantity typed into a line: nothing means away with it (CART-07), anything else is the step of a quantity change. */
export const setQuantity = (cart: Cart, itemId: ItemId, quantity: number): E.Either<CartRejection, Outcome<Cart, CartEvent>> =>
  quantity === 0 ? removeLine(cart, itemId) : Cart.changeQuantity(cart, itemId, quantity);

/** Brings a removed line back to its place with its old quantity. Where the same thing was added meanwhile the units add up, if the limit allows. */
export const undoRemoval = (cart: Cart, removed: { readonly item: CartItem; readonly at: number }): E.Either<CartRejection, Outcome<Cart, CartEvent>> =>
  E.map((added: Outcome<Cart, CartEvent>): Outcome<Cart, CartEvent> => {
    const { items } = added.state;
    const back = items.find((line) => line === removed.item);
    if (back === undefined) return added;
    return { ...added, state: { ...added.state, items: items.filter((line) => line !== back).toSpliced(removed.at, 0, back) } };
  })(addLine(cart, removed.item));
