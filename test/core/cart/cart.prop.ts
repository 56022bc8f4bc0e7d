import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { Cart } from '#core/cart/cart.ts';
import { itemsToRecover, recoveredItem } from '#core/cart/cart-recovery.ts';
import { deliveryGroup } from '#core/cart/delivery-group.ts';
import { clampQuantity, DEFAULT_QUANTITY, MAX_QUANTITY, mostToChoose } from '#core/catalog/quantity.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { cart } from '#test/support/arbitraries/cart.ts';
import { law } from '#test/support/law.ts';

const asked = fc.oneof(fc.integer({ min: -2, max: 14 }), fc.integer(), fc.double());

describe('checkQuantity', () => {
  law(
    'CART-04 a line never exceeds its limit: asking for more is refused, not clipped',
    [cart, fc.nat(6), asked],
    ({ cart: before }, at, quantity) => {
      const itemId = `line-${at}`;
      const line = Cart.item(before, itemId);
      const result = Cart.checkQuantity(before, itemId, quantity);
      const allowed =
        line !== undefined &&
        !line.isBonus &&
        Number.isInteger(quantity) &&
        quantity >= 1 &&
        quantity <= line.maxQuantity;
      expect(E.isRight(result)).toBe(allowed);
      if (E.isRight(result)) expect(result.right).toEqual({ from: line?.quantity, to: quantity });
    },
  );

  test.each([
    ['line-9', 1, { _tag: 'ItemNotInCart', itemId: 'line-9' }],
    ['line-1', 1, { _tag: 'QuantityFixed', itemId: 'line-1' }],
    ['line-0', 0, { _tag: 'QuantityInvalid', itemId: 'line-0' }],
    ['line-0', 1.5, { _tag: 'QuantityInvalid', itemId: 'line-0' }],
    ['line-0', 11, { _tag: 'QuantityAboveLimit', itemId: 'line-0', max: 10 }],
  ])('%s times %d is refused with %j', (itemId, quantity, rejection) =>
    expect(
      Cart.checkQuantity(
        soundCart({
          lines: [
            { current: 100, quantity: 1 },
            { current: 0, quantity: 1, isBonus: true },
          ],
        }),
        itemId,
        quantity,
      ),
    ).toEqual(E.left(rejection)),
  );
});

describe('quantities', () => {
  test('CFG-04 the default quantity is 1 and the maximum is 999999', () => {
    expect([DEFAULT_QUANTITY, MAX_QUANTITY]).toEqual([1, 999_999]);
  });

  test.each([
    [1_000_000, undefined, 999_999],
    [999_999, undefined, 999_999],
    [7, 5, 5],
    [3, 5, 3],
    [0, undefined, 1],
    [-2, 5, 1],
    [4, 0, 1],
  ])('PR-18 %d of max %s is %d', (quantity, max, clamped) => expect(clampQuantity(quantity, max)).toBe(clamped));

  law(
    'PDP-14 what is offered is within limit and stock, and never below one',
    [fc.nat(2_000_000), fc.nat(2_000_000)],
    (max, stock) => {
      const most = mostToChoose(max, stock);
      expect(most).toBe(Math.max(1, Math.min(max, stock, MAX_QUANTITY)));
    },
  );
});

test.each([
  ['pickup', 'pickup'],
  ['sts', 'pickup'],
  ['standard', 'home'],
  ['digital', 'home'],
  ['customs', 'home'],
  ['pudo', 'home'],
] as const)('PR-18 CART-02 %s belongs to %s', (code, group) => expect(deliveryGroup(code)).toBe(group));

describe('recovery', () => {
  law(
    'CART-22 every line that the shopper chose comes back with its units, and no gift does',
    [cart],
    ({ cart: lost }) => {
      const items = itemsToRecover(lost, { items: [] });
      const chosen = lost.items.filter(({ isBonus }) => !isBonus);
      expect(items).toEqual(chosen.map(({ sku, productId, quantity }) => ({ sku, productId, quantity })));
      expect(itemsToRecover(lost, lost)).toEqual([]);
    },
  );

  test('CART-22 a restored line keeps its customization and its store', () => {
    const { items, ...lost } = soundCart({ lines: [{ current: 100, quantity: 1 }] });
    const recipe = [{ part: 'motif', choice: 'pine', label: 'Design', value: 'Pine' }];
    const shipping = {
      selected: 'pickup',
      available: ['pickup'],
      label: '',
      deliveryTime: '',
      storeInfo: { id: 'us-denver' },
    } as const;
    expect(
      itemsToRecover(
        { ...lost, items: items.map((line) => ({ ...line, recipeId: 'recipe-1', recipe, shipping })) },
        { items },
      ),
    ).toMatchObject([
      { recipeId: 'recipe-1', recipe: [{ part: 'motif', choice: 'pine' }], storeId: 'us-denver', quantity: 1 },
    ]);
  });

  test('CART-22 the failed action finds its line in the new cart by its variant', () => {
    const lost = soundCart({
      lines: [
        { current: 100, quantity: 1 },
        { current: 200, quantity: 2 },
      ],
    });
    const fresh: Cart = {
      ...lost,
      id: 'basket-2',
      items: lost.items.map((line, index) => ({ ...line, id: `new-${index}` })),
    };
    expect(recoveredItem({ lost, itemId: 'line-1', fresh })?.id).toBe('new-1');
    expect(recoveredItem({ lost, itemId: 'gone', fresh })).toBeUndefined();
    expect(recoveredItem({ lost, itemId: 'line-1', fresh: { ...fresh, items: [] } })).toBeUndefined();
  });
});
