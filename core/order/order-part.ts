import { either as E } from 'fp-ts';
import type { CartItem } from '../cart/cart-item.ts';
import type { ItemId } from '../kernel/identifiers.ts';

/** Some units of one line of an order. */
export type OrderPart = { readonly itemId: ItemId; readonly quantity: number };

export type PartRejection =
  | { readonly _tag: 'NothingChosen' }
  | { readonly _tag: 'ItemNotInOrder' | 'ItemTwice'; readonly itemId: ItemId }
  | { readonly _tag: 'QuantityOutOfLine'; readonly itemId: ItemId; readonly max: number };

const rejection = <Part extends OrderPart>(
  { itemId, quantity }: Part,
  among: readonly Part[],
  lines: readonly Pick<CartItem, 'id' | 'quantity'>[],
): PartRejection | undefined => {
  const line = lines.find(({ id }) => id === itemId);
  if (line === undefined) return { _tag: 'ItemNotInOrder', itemId };
  if (among.filter((part) => part.itemId === itemId).length > 1) return { _tag: 'ItemTwice', itemId };
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= line.quantity
    ? undefined
    : { _tag: 'QuantityOutOfLine', itemId, max: line.quantity };
};

/**
 * Validates parts: each line once; the first invalid part is reported.
 * Law: a part of a line is allowed exactly from 1 up to the line's quantity (ORD-20).
 */
export const validateParts = <Part extends OrderPart>(
  parts: readonly Part[],
  lines: readonly Pick<CartItem, 'id' | 'quantity'>[],
): E.Either<PartRejection, readonly Part[]> => {
  if (parts.length === 0) return E.left({ _tag: 'NothingChosen' });
  const [refused] = parts.flatMap((part) => rejection(part, parts, lines) ?? []);
  return refused === undefined ? E.right(parts) : E.left(refused);
};
