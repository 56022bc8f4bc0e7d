import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canceledParts, giftsAfter, withGifts, type LineLeft } from '#core/order/gifts-left.ts';
import { law } from '#test/support/law.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';

/** An order of up to five lines, and some of its units. */
const choices = fc
  .uniqueArray(
    fc.record({
      itemId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      isBonus: fc.boolean(),
      left: fc.integer({ min: 0, max: 3 }),
      open: fc.integer({ min: 0, max: 3 }),
      chosen: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ itemId }) => itemId, maxLength: 5 },
  )
  .map((lines) => {
    const sound = lines.map((line) => ({ ...line, open: Math.min(line.open, line.left) }));
    return {
      lines: sound.map(({ chosen: _, ...line }): LineLeft => line),
      parts: sound
        .map(({ itemId, open, chosen }) => ({ itemId, quantity: Math.min(open, chosen) }))
        .filter(({ quantity }) => quantity > 0),
    };
  });

describe('ORD-20 gifts of an order of which units are given up', () => {
  law(
    'all that was chosen is given up, never more units than can be, and with the last other goods every gift that can go',
    [choices],
    ({ lines, parts }) => {
      const given = withGifts(lines, parts);
      const givenOf = (itemId: string): number => given.find((part) => part.itemId === itemId)?.quantity ?? 0;
      expect(new Set(given.map(({ itemId }) => itemId)).size).toBe(given.length);
      for (const { itemId, quantity } of parts) expect(givenOf(itemId)).toBeGreaterThanOrEqual(quantity);
      for (const { itemId, open } of lines) expect(givenOf(itemId)).toBeLessThanOrEqual(open);
      if (parts.length === 0 || lines.some(({ itemId, isBonus, left }) => !isBonus && left > givenOf(itemId))) return;
      for (const { itemId, isBonus, open } of lines) if (isBonus) expect(givenOf(itemId)).toBe(open);
    },
  );

  law(
    'a gift that is left and was not chosen either leaves or stays, and leaves only with the last other goods',
    [choices],
    ({ lines, parts }) => {
      const { leaving, staying } = giftsAfter(lines, parts);
      const isChosen = ({ itemId }: LineLeft): boolean => parts.some((part) => part.itemId === itemId);
      const gifts = lines.some((line) => !line.isBonus && isChosen(line))
        ? lines.filter((line) => line.isBonus && line.left > 0 && !isChosen(line))
        : [];
      expect([...leaving, ...staying].toSorted()).toEqual(gifts.map(({ itemId }) => itemId).toSorted());
      const keepsGoods = lines.some(
        ({ itemId, isBonus, left }) => !isBonus && left > (parts.find((part) => part.itemId === itemId)?.quantity ?? 0),
      );
      if (keepsGoods) expect(leaving).toEqual([]);
    },
  );

  test('only gifts are added, and none while other goods are kept', () => {
    const gift: LineLeft = { itemId: 'gift', isBonus: true, left: 1, open: 1 };
    const boots: LineLeft = { itemId: 'boots', isBonus: false, left: 2, open: 2 };
    const part = { itemId: 'boots', quantity: 1 };
    expect(withGifts([boots, gift], [part])).toEqual([part]);
    expect(withGifts([{ ...boots, left: 1, open: 1 }, gift], [part])).toEqual([part, { itemId: 'gift', quantity: 1 }]);
    // On its way it cannot be given up, but is kept.
    expect(withGifts([boots, { ...gift, open: 0 }], [{ ...part, quantity: 2 }])).toEqual([{ ...part, quantity: 2 }]);
    expect(withGifts([boots, gift], [])).toEqual([]);
  });

  test.each([
    ['withdrawal', ['rest', 'gift']],
    ['changed-mind', ['rest']],
  ])('goods on their way back after a %s leave these units to a cancellation: %j', (reason, canceled) => {
    const order = purchaseOf('1', 'PROCESSING');
    const [line] = order.items;
    if (line === undefined) throw new TypeError('The order has no line');
    const item = (id: string, isBonus = false) => ({ ...line, id, isBonus, quantity: 1 });
    const back = { returnId: 'R', returnNumber: 'R', date: order.orderDate, way: 'post' as const };
    const purchase = {
      ...order,
      items: [item('sent'), item('rest'), item('gift', true)],
      openUnits: ['rest', 'gift'].map((itemId) => ({ itemId, cancellable: 1, returnable: 0 })),
      returns: [{ ...back, status: 'LABEL_CREATED' as const, items: [{ itemId: 'sent', quantity: 1, reason }] }],
    };
    expect(canceledParts(purchase, [{ itemId: 'rest', quantity: 1 }]).map(({ itemId }) => itemId)).toEqual(canceled);
  });
});
