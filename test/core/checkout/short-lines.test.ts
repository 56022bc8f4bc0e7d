import { expect, test } from 'vitest';
import { shortLines } from '#core/checkout/short-lines.ts';
import { soundCart } from '#core/testing/sound-cart.ts';

const cart = soundCart({ lines: [1, 2, 3].map((quantity) => ({ current: 5_000, quantity })) });
const items = cart.items.map((item, index) => ({ ...item, maxQuantity: index === 2 ? 2 : 10 }));

test('ERR-40 lines that are sold out, or exceed what is left, are short', () => {
  const flashes = [
    { _tag: 'ProductLineItemFullInventoryMissing', itemId: 'line-0' },
    { _tag: 'ProductLineItemInventoryMissing', itemId: 'line-1' },
  ] as const;
  expect(shortLines({ items, flashes }).map(({ item, left }) => [item.id, left])).toEqual([
    ['line-0', 0],
    ['line-2', 2],
  ]);
  expect(shortLines(cart)).toEqual([]);
});
