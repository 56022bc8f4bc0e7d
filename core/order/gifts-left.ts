import type { ItemId } from '../kernel/identifiers.ts';
import type { OrderPart } from './order-part.ts';
import type { Purchase } from './purchase.ts';
import { lineChanges } from './refunds.ts';

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

/** Units that a cancellation of an order as it is shown cancels: the chosen ones, and gifts that go with them. */
export const canceledParts = (
  purchase: Pick<Purchase, 'items' | 'openUnits' | 'refunds'>,
  parts: readonly OrderPart[],
): readonly OrderPart[] =>
  withGifts(
    purchase.items.map(({ id, isBonus, quantity }) => ({
      itemId: id,
      isBonus,
      left: lineChanges(purchase, id).reduce((left, change) => left - change.quantity, quantity),
      open: purchase.openUnits.find(({ itemId }) => itemId === id)?.cancellable ?? 0,
    })),
    parts,
  );
