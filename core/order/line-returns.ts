import type { ItemId } from '../kernel/identifiers.ts';
import { exchangedSizes } from './exchanged-sizes.ts';
import { returnMoves } from './moves.ts';
import type { Purchase } from './purchase.ts';

type Return = Purchase['returns'][number];
type Returned = Pick<Purchase, 'returns' | 'items' | 'shipments' | 'refunds'>;
/** What says how many units of an order are in open returns, also as the service has it. */
type ReturnedUnits = {
  readonly returns: readonly (Pick<Return, 'status'> & {
    readonly items: readonly Omit<Return['items'][number], 'reason'>[];
  })[];
  readonly shipments: readonly { readonly status: string; readonly itemIds: readonly ItemId[] }[];
  readonly refunds: readonly Pick<Purchase['refunds'][number], 'kind' | 'settledAt' | 'items'>[];
};

/** Units of a line that a return takes back, out of `count`; `size` replaces them if they are exchanged. */
type LineReturn = {
  readonly back: Return;
  readonly quantity: number;
  readonly count: number;
  readonly size?: string;
};

/** The returns of a line, oldest first. */
const lineReturns = (purchase: Returned, itemId: ItemId): readonly LineReturn[] => {
  const count = purchase.items.find(({ id }) => id === itemId)?.quantity ?? 0;
  return purchase.returns.flatMap((back) =>
    back.items
      .filter((part) => part.itemId === itemId)
      .map((part) => {
        const [exchanged] = exchangedSizes(purchase, { items: [part] });
        // Once the new units are canceled, the old ones are refunded, unless the refund was for the new ones.
        const isRefunded = purchase.refunds.some(({ items }) =>
          items.some(({ itemId: refunded }) => refunded === part.exchangeItemId),
        );
        const isHeld = exchanged !== undefined && (exchanged.status !== 'CANCELLED' || isRefunded);
        return { back, quantity: part.quantity, count, ...(isHeld ? { size: exchanged.to } : {}) };
      }),
  );
};

/**
 * Whether a return of a line has not ended yet. One that was received has, while a refund of the line waits for the
 * payment provider, because the line then lists its units as returned.
 */
const isOpen = (
  { refunds }: Pick<ReturnedUnits, 'refunds'>,
  { status }: Pick<Return, 'status'>,
  itemId: ItemId,
): boolean => {
  if (status !== 'RECEIVED') return status === 'UNKNOWN' || returnMoves[status].length > 0;
  return !refunds.some(
    ({ kind, settledAt, items }) =>
      kind === 'returned' && settledAt === undefined && items.some((part) => part.itemId === itemId),
  );
};

/** The returns of a line that have not ended yet, in the order of the returns (ORD-24). */
export const openReturns = (purchase: Returned, itemId: ItemId): readonly LineReturn[] =>
  lineReturns(purchase, itemId).filter(({ back }) => isOpen(purchase, back, itemId));

/** Units of an order in returns that have not ended yet: those that are refunded, and those that are exchanged. */
export const unitsUnderway = (order: ReturnedUnits): { readonly returning: number; readonly exchanging: number } => {
  const { returns, shipments } = order;
  const open = returns.flatMap((back) => back.items.filter(({ itemId }) => isOpen(order, back, itemId)));
  const isHeld = ({ exchangeItemId: id }: (typeof open)[number]): boolean =>
    id !== undefined && shipments.some(({ status, itemIds }) => itemIds.includes(id) && status !== 'CANCELLED');
  const unitsOf = (parts: typeof open): number => parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return { returning: unitsOf(open.filter((part) => !isHeld(part))), exchanging: unitsOf(open.filter(isHeld)) };
};

/** Whether a shipment was to replace returned units, was canceled, and nothing was paid back for its own units. */
export const isDropped = (
  { refunds }: Pick<Returned, 'refunds'>,
  { exchangeOf, status, itemIds }: Purchase['shipments'][number],
): boolean =>
  exchangeOf !== undefined &&
  status === 'CANCELLED' &&
  !refunds.some(({ items }) => items.some(({ itemId }) => itemIds.includes(itemId)));

/** Units of a line that another size has replaced, oldest first (ORD-24). */
export const completedExchanges = (purchase: Returned, itemId: ItemId): readonly (LineReturn & { size: string })[] =>
  lineReturns(purchase, itemId).flatMap(({ size, ...line }) =>
    line.back.status === 'REFUNDED' && size !== undefined ? [{ ...line, size }] : [],
  );
