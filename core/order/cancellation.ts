import type { OrderState } from './order.ts';
import type { OrderPart, PartRejection } from './order-part.ts';
import type { Purchase } from './purchase.ts';
import { present } from '../kernel/present.ts';
import { lineChanges } from './refunds.ts';

/** What decides whether an order can be canceled: its state, and the service's flag. */
export type CancellationContext = { readonly status: OrderState | 'UNKNOWN'; readonly cancellable?: boolean };

const open: readonly (OrderState | 'UNKNOWN')[] = ['PLACED', 'PROCESSING'];

/**
 * Whether units that are not being prepared can be canceled in a state of their order: goods until some are handed over,
 * gift cards until they are sent (ORD-09, ORD-15, GFT-04).
 */
export const acceptsCancellation = (status: CancellationContext['status'], isDigital = false): boolean =>
  open.includes(status) || (isDigital && status === 'PARTIALLY_SHIPPED');

/**
 * Whether goods of an order can be canceled: it is placed or processing, and the service allows it. The flag of the
 * service never enables other states (ORD-09, ORD-15).
 */
export const isCancellable = ({ status, cancellable = true }: CancellationContext): boolean =>
  cancellable && acceptsCancellation(status);

/** Whether anything of an order can be canceled. After the first goods only the service knows gift cards that wait. */
export const hasCancellable = ({ status, cancellable }: CancellationContext): boolean =>
  isCancellable({ status, ...present({ cancellable }) }) || (cancellable === true && acceptsCancellation(status, true));

export type CancellationRejection = PartRejection | { readonly _tag: 'NotCancellable' | 'ReasonNeeded' };

type Changing = Pick<Purchase, 'status' | 'isCancellable' | 'items' | 'refunds' | 'openUnits'>;

/**
 * Why the service refuses to cancel units of an order (ORD409), from the order as it was shown and as it is now: they
 * are all canceled already, some are being prepared, or the order as a whole is closed.
 */
export const cancellationObstacle = (
  { shown, now }: { readonly shown: Changing; readonly now: Changing },
  parts: readonly OrderPart[],
): 'canceled' | 'prepared' | 'closed' => {
  const canceledOf = (order: Changing, itemId: OrderPart['itemId']): number =>
    lineChanges(order, itemId).reduce((sum, { kind, quantity }) => (kind === 'canceled' ? sum + quantity : sum), 0);
  const gone = parts.map(({ itemId, quantity }) => ({
    units: quantity - (now.openUnits.find((line) => line.itemId === itemId)?.cancellable ?? 0),
    canceled: canceledOf(now, itemId) - canceledOf(shown, itemId),
  }));
  const isShort = gone.some(({ units }) => units > 0);
  if (isShort && gone.every(({ units, canceled }) => units <= canceled)) return 'canceled';
  return hasCancellable({ status: now.status, cancellable: now.isCancellable }) ? 'prepared' : 'closed';
};
