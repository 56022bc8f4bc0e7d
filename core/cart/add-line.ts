import { either as E } from 'fp-ts';
import { Outcome } from '../kernel/outcome.ts';
import type { CartEvent } from './cart-event.ts';
import type { CartItem } from './cart-item.ts';
import type { CartRejection } from './cart-rejection.ts';
import type { Cart } from './cart.ts';
import { quantityLimit } from './quantity.ts';
import { isSameLine } from './same-line.ts';

type Added = Extract<CartEvent, { readonly _tag: 'ItemAdded' }>;
type Refused = Extract<CartRejection, { readonly _tag: 'QuantityInvalid' | 'QuantityAboveLimit' }>;

/**
 * The step of adding units of a variant. They join the line that holds the same thing, else they make a new one at the end.
 * A line never exceeds its limit: asking for more is refused, not clipped (CART-04, INV408).
 */
export const addLine = (cart: Cart, added: CartItem): E.Either<Refused, Outcome<Cart, Added>> => {
  const known = cart.items.find((line) => isSameLine(line, added));
  const line = known ?? added;
  if (!Number.isInteger(added.quantity) || added.quantity < 1) return E.left({ _tag: 'QuantityInvalid', itemId: line.id });
  const quantity = (known?.quantity ?? 0) + added.quantity;
  const max = quantityLimit(line.maxQuantity);
  if (quantity > max) return E.left({ _tag: 'QuantityAboveLimit', itemId: line.id, max });
  const items = known === undefined ? [...cart.items, added] : cart.items.map((other) => (other === known ? { ...known, quantity } : other));
  return E.right(Outcome.of<Cart, Added>({ ...cart, items }, { _tag: 'ItemAdded', productId: line.productId, sku: line.sku, quantity: added.quantity }));
};
