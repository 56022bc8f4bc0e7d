import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { addLine } from '#core/cart/add-line.ts';
import type { CartItem } from '#core/cart/cart-item.ts';
import { removeLine, setQuantity, UNDO_MS, undoRemoval } from '#core/cart/remove-line.ts';
import { soundCart } from '#test/support/arbitraries/cart.ts';

const cart = soundCart({ lines: [{ current: 100, quantity: 3 }, { current: 200, quantity: 1 }, { current: 0, quantity: 1, isBonus: true }] });
const [first, second, gift] = cart.items;
if (first === undefined || second === undefined || gift === undefined) throw new TypeError('The cart has three lines');
const line = (over: Partial<CartItem>): CartItem => ({ ...first, ...over });

describe('addLine', () => {
  test('CART-03 CART-04 units join the line of the same thing and are told', () =>
    expect(addLine(cart, line({ id: 'new', quantity: 2 }))).toEqual(
      E.right({ state: { ...cart, items: [{ ...first, quantity: 5 }, second, gift] }, events: [{ _tag: 'ItemAdded', productId: first.productId, sku: first.sku, quantity: 2 }] })));

  test('another variant, another recipe and what is given away are lines of their own, at the end', () => {
    for (const added of [line({ id: 'new', sku: 'OTHER' }), line({ id: 'new', recipeId: 'red' }), line({ id: 'new', isBonus: true })]) {
      const judged = addLine(cart, added);
      expect(E.isRight(judged) ? judged.right.state.items : judged).toEqual([...cart.items, added]);
    }
  });

  test.each([[7, undefined], [8, { _tag: 'QuantityAboveLimit', itemId: 'line-0', max: 10 }], [0, { _tag: 'QuantityInvalid', itemId: 'line-0' }], [-1, { _tag: 'QuantityInvalid', itemId: 'line-0' }], [1.5, { _tag: 'QuantityInvalid', itemId: 'line-0' }]])(
    'CART-04 %d more of three, of at most ten, are refused with %j', (quantity, refusal) => {
      const judged = addLine(cart, line({ quantity }));
      expect(E.isLeft(judged) ? judged.left : undefined).toEqual(refusal);
    });
});

describe('removeLine', () => {
  test('CART-07 a line goes and is told, with eight seconds to bring it back', () => {
    expect(removeLine(cart, 'line-0')).toEqual(E.right({ state: { ...cart, items: [second, gift] }, events: [{ _tag: 'ItemRemoved', item: first }] }));
    expect(UNDO_MS).toBe(8_000);
  });

  test('CART-20 a gift stays, and what is not there cannot go', () => {
    expect(removeLine(cart, 'line-2')).toEqual(E.left({ _tag: 'QuantityFixed', itemId: 'line-2' }));
    expect(removeLine(cart, 'line-9')).toEqual(E.left({ _tag: 'ItemNotInCart', itemId: 'line-9' }));
  });

  test('CART-07 quantity 0 means remove, any other is a change', () => {
    expect(setQuantity(cart, 'line-0', 0)).toEqual(removeLine(cart, 'line-0'));
    expect(setQuantity(cart, 'line-0', 4)).toMatchObject({ right: { events: [{ _tag: 'QuantityChanged', itemId: 'line-0', from: 3, to: 4 }] } });
    expect(setQuantity(cart, 'line-0', -1)).toEqual(E.left({ _tag: 'QuantityInvalid', itemId: 'line-0' }));
  });

  test('CART-07 undo brings a line back to its place with its old quantity', () => {
    const removed = removeLine(cart, 'line-1');
    const back = E.isRight(removed) ? undoRemoval(removed.right.state, { item: second, at: 1 }) : removed;
    expect(E.isRight(back) ? back.right.state : back).toEqual(cart);
    expect(undoRemoval({ ...cart, items: [line({ id: 'again', quantity: 8 })] }, { item: first, at: 0 })).toEqual(E.left({ _tag: 'QuantityAboveLimit', itemId: 'again', max: 10 }));
  });
});
