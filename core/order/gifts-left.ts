import type { ItemId } from '../kernel/identifiers.ts';
import { completedExchanges, openReturns } from './line-returns.ts';
import type { OrderPart } from './order-part.ts';
import type { Purchase } from './purchase.ts';
import { lineChanges } from './refunds.ts';
import { WITHDRAWAL_REASON } from './return.ts';

/** A line of an order: how many of its units are neither canceled nor returned, and how many of them can be given up. */
export type LineLeft = {
  readonly itemId: ItemId;
  /** Whether it is a gift with a purchase. */
  readonly isBonus: boolean;
  readonly left: number;
  readonly open: number;
};

/**
 * Parts of an order that are given up, and the gifts that go with them. Gifts stay while the order keeps any other goods,
 * since nothing is priced again (orders and money: refunds); an order of gifts alone is not sent.
 * Law: all that was chosen is given up, never more units than can be, and with the last other goods every gift that can
 * go.
 */
export const withGifts = (lines: readonly LineLeft[], parts: readonly OrderPart[]): readonly OrderPart[] => {
  const chosenOf = (itemId: ItemId): number => parts.find((part) => part.itemId === itemId)?.quantity ?? 0;
  const keepsGoods = lines.some(({ itemId, isBonus, left }) => !isBonus && left > chosenOf(itemId));
  if (parts.length === 0 || keepsGoods) return parts;
  const gifts = lines.filter(({ itemId, isBonus, open }) => isBonus && open > chosenOf(itemId));
  return [
    ...parts.filter(({ itemId }) => !gifts.some((gift) => gift.itemId === itemId)),
    ...gifts.map(({ itemId, open }) => ({ itemId, quantity: open })),
  ];
};

/** What becomes of gifts that were not chosen: those that go with the last other goods, and those that the shopper keeps. */
type GiftsAfter = { readonly leaving: readonly ItemId[]; readonly staying: readonly ItemId[] };

/**
 * What becomes of the gifts of an order when parts of it are given up; nothing if these are gifts alone.
 * Law: a gift that is left and was not chosen either leaves or stays, and leaves only with the last other goods.
 */
export const giftsAfter = (lines: readonly LineLeft[], parts: readonly OrderPart[]): GiftsAfter => {
  const given = withGifts(lines, parts);
  const isIn = (some: readonly OrderPart[], { itemId }: LineLeft): boolean =>
    some.some((part) => part.itemId === itemId);
  const gifts = lines.filter((line) => line.isBonus && line.left > 0 && !isIn(parts, line));
  if (!lines.some((line) => !line.isBonus && isIn(parts, line))) return { leaving: [], staying: [] };
  const idsOf = (isLeaving: boolean): readonly ItemId[] =>
    gifts.filter((line) => isIn(given, line) === isLeaving).map(({ itemId }) => itemId);
  return { leaving: idsOf(true), staying: idsOf(false) };
};

type Shown = Pick<Purchase, 'items' | 'openUnits' | 'refunds' | 'returns' | 'shipments'>;

/** Units of a line that are not the shopper's any longer, or will not be: as the service counts them. */
const givenUp = (purchase: Shown, itemId: ItemId): number =>
  [
    ...lineChanges(purchase, itemId),
    ...completedExchanges(purchase, itemId),
    // A withdrawal cannot be taken back, while another return can.
    ...openReturns(purchase, itemId).filter(
      ({ back, size }) => size !== undefined || back.items.some(({ reason }) => reason === WITHDRAWAL_REASON),
    ),
  ].reduce((sum, { quantity }) => sum + quantity, 0);

const linesOf = (purchase: Shown): readonly LineLeft[] =>
  purchase.items.map(({ id, isBonus, quantity }) => ({
    itemId: id,
    isBonus,
    left: quantity - givenUp(purchase, id),
    open: purchase.openUnits.find(({ itemId }) => itemId === id)?.cancellable ?? 0,
  }));

/** Units that a cancellation of an order as it is shown cancels: the chosen ones, and gifts that go with them. */
export const canceledParts = (purchase: Shown, parts: readonly OrderPart[]): readonly OrderPart[] =>
  withGifts(linesOf(purchase), parts);

/** What becomes of the gifts of an order as it is shown when parts of it are canceled. */
export const giftsAfterCancellation = (purchase: Shown, parts: readonly OrderPart[]): GiftsAfter =>
  giftsAfter(linesOf(purchase), parts);
