import type { ItemId } from '../kernel/identifiers.ts';
import { exchangedSizes } from './exchanged-sizes.ts';
import { returnMoves } from './moves.ts';
import type { Purchase } from './purchase.ts';

type Return = Purchase['returns'][number];
type Returned = Pick<Purchase, 'returns' | 'items' | 'shipments'>;

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
        // A size that is not held any longer: the units are refunded.
        const isHeld = exchanged !== undefined && exchanged.status !== 'CANCELLED';
        return { back, quantity: part.quantity, count, ...(isHeld ? { size: exchanged.to } : {}) };
      }),
  );
};

const hasEnded = ({ status }: Return): boolean => status !== 'UNKNOWN' && returnMoves[status].length === 0;

/**
 * The returns of a line that have not ended yet, in the order of the returns (ORD-24). One that was received is left out
 * while a refund of the line waits for the payment provider, because the line then lists its units as returned.
 */
export const openReturns = (purchase: Returned & Pick<Purchase, 'refunds'>, itemId: ItemId): readonly LineReturn[] => {
  const isAccepted = purchase.refunds.some(
    ({ kind, settledAt, items }) =>
      kind === 'returned' && settledAt === undefined && items.some((part) => part.itemId === itemId),
  );
  return lineReturns(purchase, itemId).filter(
    ({ back }) => !hasEnded(back) && !(isAccepted && back.status === 'RECEIVED'),
  );
};

/** Units of a line that another size has replaced, oldest first (ORD-24). */
export const completedExchanges = (purchase: Returned, itemId: ItemId): readonly (LineReturn & { size: string })[] =>
  lineReturns(purchase, itemId).flatMap(({ size, ...line }) =>
    line.back.status === 'REFUNDED' && size !== undefined ? [{ ...line, size }] : [],
  );
