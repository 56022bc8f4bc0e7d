import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeGuestCart, type MergingLine } from '#core/cart/guest-merge.ts';
import { quantityLimit } from '#core/catalog/quantity.ts';
import { present } from '#core/kernel/present.ts';
import { isSameLine } from '#core/cart/same-line.ts';
import { law } from '#test/support/law.ts';

const line = fc
  .record({
    sku: fc.constantFrom('A', 'B', 'C'),
    recipe: fc.constantFrom('', 'red'),
    giftMessage: fc.constantFrom(undefined, '', 'Enjoy'),
    isBonus: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 12 }),
    maxQuantity: fc.constantFrom(0, 1, 5, 10, 2_000_000),
  })
  .map(({ recipe, giftMessage, ...rest }): MergingLine => ({
    ...rest,
    ...present({ giftMessage, recipeId: recipe === '' ? undefined : recipe }),
  }));
const unique = fc.uniqueArray(line, { maxLength: 6, comparator: isSameLine });
const units = (lines: readonly MergingLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
const one = (over: Partial<MergingLine>): MergingLine => ({
  sku: 'A',
  isBonus: false,
  quantity: 1,
  maxQuantity: 10,
  ...over,
});

describe('mergeGuestCart', () => {
  law(
    'no unit is lost: cart and saved list together hold what both carts held, but for the guest’s gifts',
    [unique, unique],
    (guest, member) => {
      const { lines, saved } = mergeGuestCart({ guest, member });
      expect(units(lines) + units(saved)).toBe(units(member) + units(guest.filter(({ isBonus }) => !isBonus)));
    },
  );

  law(
    'CART-04 AMB-37 no line exceeds its limit or is empty, and no thing has two lines',
    [unique, unique],
    (guest, member) => {
      const { lines, saved } = mergeGuestCart({ guest, member });
      for (const { quantity, maxQuantity } of lines)
        expect(quantity > 0 && quantity <= quantityLimit(maxQuantity)).toBe(true);
      for (const list of [lines, saved])
        list.forEach((item, index) => expect(list.findIndex((other) => isSameLine(other, item))).toBe(index));
      expect(saved.every(({ quantity }) => quantity > 0)).toBe(true);
    },
  );

  law('nothing is saved for later that would still fit', [unique, unique], (guest, member) => {
    const { lines, saved } = mergeGuestCart({ guest, member });
    for (const item of saved)
      expect(lines.find((other) => isSameLine(other, item))?.quantity ?? 0).toBe(quantityLimit(item.maxQuantity));
  });

  law('the member’s lines come first, each in its place', [unique, unique], (guest, member) => {
    const { lines } = mergeGuestCart({ guest, member });
    const order = lines.map((item) => [...member, ...guest].findIndex((other) => isSameLine(other, item)));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  law('an empty guest cart changes nothing of a cart within its limits', [unique], (lines) => {
    const member = lines.map((item) => ({ ...item, maxQuantity: 12 }));
    expect(mergeGuestCart({ guest: [], member })).toEqual({ lines: member, saved: [] });
  });

  test('seven and five units of a line limited to ten become ten, and two are saved', () =>
    expect(mergeGuestCart({ guest: [one({ quantity: 5 })], member: [one({ quantity: 7 })] })).toEqual({
      lines: [one({ quantity: 10 })],
      saved: [one({ quantity: 2 })],
    }));

  test('a gift is a line of its own for each message, and is never added to goods that are no gift', () => {
    const merged = (guest: Partial<MergingLine>, member: Partial<MergingLine>) =>
      mergeGuestCart({ guest: [one(guest)], member: [one(member)] }).lines.map(({ giftMessage, quantity }) => [
        giftMessage,
        quantity,
      ]);
    expect(merged({ giftMessage: 'Enjoy' }, {})).toEqual([
      [undefined, 1],
      ['Enjoy', 1],
    ]);
    expect(merged({ giftMessage: 'Enjoy' }, { giftMessage: 'For you' })).toEqual([
      ['For you', 1],
      ['Enjoy', 1],
    ]);
    expect(merged({ giftMessage: 'Enjoy' }, { giftMessage: 'Enjoy' })).toEqual([['Enjoy', 2]]);
  });

  test('a different customization is a different line, the lower of two limits applies, and gifts of the guest are dropped', () =>
    expect(
      mergeGuestCart({
        guest: [one({ recipeId: 'red' }), one({ quantity: 4, maxQuantity: 3 }), one({ sku: 'GIFT', isBonus: true })],
        member: [one({ quantity: 1 })],
      }),
    ).toEqual({
      lines: [one({ quantity: 3, maxQuantity: 3 }), one({ recipeId: 'red' })],
      saved: [one({ quantity: 2, maxQuantity: 3 })],
    }));
});
