import type { CartItem } from '../cart/cart-item.ts';
import type { Day } from '../kernel/calendar.ts';
import type { Sku } from '../kernel/identifiers.ts';
import { returnMoves, type ReturnState, type ShipmentState } from './moves.ts';
import type { OrderState } from './order.ts';
import { areReturnableGoods } from './returnable-goods.ts';
import type { OrderPart } from './order-part.ts';

/** Return reasons, in the order of the list (ORD-12). */
export const returnReasons = [
  'too-small',
  'too-large',
  'not-as-described',
  'defective',
  'changed-mind',
  'arrived-late',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const isReturnReason = (text: string): text is ReturnReason => returnReasons.some((reason) => reason === text);

/** Number of days after arrival within which an item can be returned (ORD-18). */
export const RETURN_DAYS = 60;

/** The last day on which an item that arrived on a day can be returned (ORD-18). */
export const lastReturnDay = (arrivedOn: Day): Day => arrivedOn + RETURN_DAYS;

const arrived: readonly (OrderState | ShipmentState)[] = ['DELIVERED', 'PICKED_UP'];

/**
 * Whether an item can be returned: within 60 days after its arrival, unless it is digital, made to order or a gift
 * (ORD-18).
 */
export const isReturnable = (
  line: Pick<CartItem, 'isDigital' | 'isCustoms' | 'isBonus'>,
  {
    status,
    arrivedOn,
    today,
  }: { readonly status: OrderState | ShipmentState; readonly arrivedOn: Day; readonly today: Day },
): boolean => arrived.includes(status) && today <= lastReturnDay(arrivedOn) && areReturnableGoods(line);

/** How units go back: as a parcel, or the shopper brings them to a store. */
export const returnWays = ['post', 'store'] as const;
export type ReturnWay = (typeof returnWays)[number];

/** Units of a line to return; `exchangeSku`: for this size instead of a refund. */
export type ReturnPart = OrderPart & { readonly reason: ReturnReason; readonly exchangeSku?: Sku };

/** The reason of a return that follows from a withdrawal from the contract; a shopper cannot choose it. */
export const WITHDRAWAL_REASON = 'withdrawal';

/**
 * Whether the shopper can cancel a return: it was not sent yet (ORD-16). One that follows from a withdrawal stays, because
 * a withdrawal cannot be taken back.
 */
export const isReturnCancellable = ({
  status,
  items,
  cancellable = true,
}: {
  readonly status: ReturnState | 'UNKNOWN';
  /** False if the service does not let this reader cancel it. */
  readonly cancellable?: boolean;
  readonly items: readonly { readonly reason: string }[];
}): boolean =>
  cancellable &&
  status !== 'UNKNOWN' &&
  returnMoves[status].includes('CANCELLED') &&
  items.every(({ reason }) => reason !== WITHDRAWAL_REASON);
