import { either as E } from 'fp-ts';
import type { CartItem } from '../cart/cart-item.ts';
import type { OrderState } from './order.ts';
import { validateParts, type OrderPart, type PartRejection } from './order-part.ts';

/** What decides whether an order can be cancelled: its state, and what the service says of it, if anything. */
export type CancellationContext = { readonly status: OrderState; readonly cancellable?: boolean };

const open: readonly OrderState[] = ['PLACED', 'PROCESSING'];

/**
 * An order can be cancelled while it is placed or processed and the service allows it; a word of the service never
 * opens what the states close (ORD-09, ORD-15).
 */
export const isCancellable = ({ status, cancellable = true }: CancellationContext): boolean =>
  cancellable && open.includes(status);

export type CancellationRejection = PartRejection | { readonly _tag: 'NotCancellable' | 'ReasonNeeded' };

/** A cancellation as it is sent: parts of an order that is open, for a reason (ORD-09, ORD-20). */
export const validateCancellation = (
  { parts, reason }: { readonly parts: readonly OrderPart[]; readonly reason: string },
  order: CancellationContext & { readonly items: readonly Pick<CartItem, 'id' | 'quantity'>[] },
): E.Either<CancellationRejection, { readonly parts: readonly OrderPart[]; readonly reason: string }> => {
  if (!isCancellable(order)) return E.left({ _tag: 'NotCancellable' });
  if (reason.trim() === '') return E.left({ _tag: 'ReasonNeeded' });
  return E.map((chosen: readonly OrderPart[]) => ({ parts: chosen, reason: reason.trim() }))(
    validateParts(parts, order.items),
  );
};
