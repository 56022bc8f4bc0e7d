import { present } from '#core/kernel/present.ts';
import type { ReturnWay } from '#core/order/return.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { isRefusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { findGiftReceipt } from './gift-receipt.ts';
import { rowsOf } from './order-row-records.ts';
import { startReturn } from './start-return.ts';

/** A return of a gift that has started, or why there is none. */
type GiftReturn =
  | { readonly _tag: 'Started'; readonly returnNumber: string }
  | { readonly _tag: 'Unknown' | 'NotReturnable' };

/**
 * Starts the return of a gift for who got it, by the number of its receipt. The label goes to `email`, without the price;
 * the refund goes to who paid.
 */
export const returnGift = (
  db: Queries,
  {
    number,
    email,
    way,
    now,
  }: { readonly number: string; readonly email?: string; readonly way: ReturnWay; readonly now: number },
): Promise<GiftReturn> =>
  withTransaction(db, async (tx): Promise<GiftReturn> => {
    const found = await findGiftReceipt(tx, number);
    if (found === undefined) return { _tag: 'Unknown' };
    const { lineId: itemId, orderId } = found;
    const line = (await rowsOf(tx, orderId)).lines.find(({ lineId }) => lineId === itemId);
    const quantity = line?.units.filter(({ state }) => state === 'sold').length ?? 0;
    const { returnNumber } = await startReturn(tx, orderId, {
      parts: [{ itemId, quantity, reason: 'changed-mind' }],
      way,
      isGift: true,
      now,
      ...present({ email }),
    });
    return { _tag: 'Started', returnNumber };
  }).catch((thrown: unknown): GiftReturn => {
    if (isRefusal(thrown)) return { _tag: 'NotReturnable' };
    throw thrown;
  });
