import type { either as E } from 'fp-ts';
import type { CartItem } from '../cart/cart-item.ts';
import { validateParts, type PartRejection } from './order-part.ts';
import type { ReturnPart } from './return.ts';

/** A return as sent: at least one part, each within its line (ORD-11, ORD-20). */
export const validateReturn = (
  parts: readonly ReturnPart[],
  lines: readonly Pick<CartItem, 'id' | 'quantity'>[],
): E.Either<PartRejection, readonly ReturnPart[]> => validateParts(parts, lines);
