import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { removableLine } from '#core/cart/remove-line.ts';
import { soundCart } from '#core/testing/sound-cart.ts';

const cart = soundCart({
  lines: [
    { current: 100, quantity: 3 },
    { current: 0, quantity: 1, isBonus: true },
  ],
});

test('CART-07 CART-20 a line can be removed, a gift cannot, and an unknown line is refused', () => {
  expect(removableLine(cart, 'line-0')).toEqual(E.right(cart.items[0]));
  expect(removableLine(cart, 'line-1')).toEqual(E.left({ _tag: 'QuantityFixed', itemId: 'line-1' }));
  expect(removableLine(cart, 'line-9')).toEqual(E.left({ _tag: 'ItemNotInCart', itemId: 'line-9' }));
});
