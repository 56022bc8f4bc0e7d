import { either as E } from 'fp-ts';
import type { CartItem } from '../cart/cart-item.ts';
import { hasCancellable, type CancellationContext, type CancellationRejection } from './cancellation.ts';
import { validateParts, type OrderPart } from './order-part.ts';

/** A cancellation as sent: parts of an open order with a reason (ORD-09, ORD-20). */
export const validateCancellation = (
  { parts, reason }: { readonly parts: readonly OrderPart[]; readonly reason: string },
  order: CancellationContext & { readonly items: readonly Pick<CartItem, 'id' | 'quantity'>[] },
): E.Either<CancellationRejection, { readonly parts: readonly OrderPart[]; readonly reason: string }> => {
  if (!hasCancellable(order)) return E.left({ _tag: 'NotCancellable' });
  if (reason.trim() === '') return E.left({ _tag: 'ReasonNeeded' });
  return E.map((chosen: readonly OrderPart[]) => ({ parts: chosen, reason: reason.trim() }))(
    validateParts(parts, order.items),
  );
};
