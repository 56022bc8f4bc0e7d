import type { CartItem } from './cart-item.ts';
import { quantityLimit } from '../catalog/quantity.ts';
import { isSameLine } from './same-line.ts';

/** The fields that merging uses; all other fields of a line are passed through. */
export type MergingLine = Pick<CartItem, 'sku' | 'recipeId' | 'isBonus' | 'quantity' | 'maxQuantity' | 'giftMessage'>;

type MergedCart<Line> = { readonly lines: readonly Line[]; readonly saved: readonly Line[] };

const isWanted = ({ quantity }: MergingLine): boolean => quantity > 0;

const addUp = <Line extends MergingLine>(lines: readonly Line[], added: Line): readonly Line[] => {
  const known = lines.find((line) => isSameLine(line, added));
  if (known === undefined) return [...lines, added];
  const sum = {
    ...known,
    quantity: known.quantity + added.quantity,
    maxQuantity: Math.min(known.maxQuantity, added.maxQuantity),
  };
  return lines.map((line) => (line === known ? sum : line));
};

/**
 * Merges the guest's cart into the member's at sign-in (AUTH-06, I29). Quantities of the same line are added; the
 * excess is saved for later. A gift with another message is another line. Gifts of promotions of the guest are dropped,
 * because the service adds them (CART-22). The lower of two limits applies.
 * The service merges lines for store pickup and other addresses by the same rule in SQL (`movePlacedLines`).
 * Law: no unit is lost: cart and saved list together hold what both carts held, but for the guest's gifts.
 * Law: no line exceeds its limit or is empty, and no thing has two lines (CART-04, AMB-37).
 * Law: nothing is saved for later that would still fit.
 * Law: the member's lines come first, each in its place.
 * Law: an empty guest cart changes nothing of a cart within its limits.
 */
export const mergeGuestCart = <Line extends MergingLine>({
  guest,
  member,
}: {
  readonly guest: readonly Line[];
  readonly member: readonly Line[];
}): MergedCart<Line> => {
  const sums = [...member, ...guest.filter(({ isBonus }) => !isBonus)].reduce<readonly Line[]>(addUp, []);
  const lines = sums
    .map((line) => ({ ...line, quantity: Math.min(line.quantity, quantityLimit(line.maxQuantity)) }))
    .filter(isWanted);
  const saved = sums
    .map((line) => ({ ...line, quantity: line.quantity - Math.min(line.quantity, quantityLimit(line.maxQuantity)) }))
    .filter(isWanted);
  return { lines, saved };
};
