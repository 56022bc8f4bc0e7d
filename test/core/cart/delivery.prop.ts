import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { shippingCodes, type CartItem, type Place, type ShippingCode } from '#core/cart/cart-item.ts';
import type { Cart } from '#core/cart/cart.ts';
import { checkDelivery } from '#core/cart/check-delivery.ts';
import { deliveryChoices } from '#core/cart/delivery-choice.ts';
import { hasDeliveryChoice, needsPlace } from '#core/cart/delivery-group.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { law } from '#test/support/law.ts';

const code = fc.constantFrom(...shippingCodes);

test('ENT-16 there are six shipping codes', () =>
  expect(shippingCodes).toEqual(['pickup', 'pudo', 'sts', 'digital', 'customs', 'standard']));
const offered: Cart = {
  ...soundCart({
    lines: [
      { current: 100, quantity: 2 },
      { current: 200, quantity: 1, code: 'digital' },
      { current: 300, quantity: 1, code: 'customs' },
    ],
  }),
};
const [first] = offered.items;
if (first === undefined) throw new TypeError('The cart has lines');
const line = (shipping: Partial<CartItem['shipping']>, over: Partial<CartItem> = {}): CartItem => ({
  ...first,
  ...over,
  shipping: { ...first.shipping, available: ['standard', 'sts', 'pickup'], ...shipping },
});
const withLine = (item: CartItem): Cart => ({ ...offered, items: [item, ...offered.items.slice(1)] });

describe('choices of delivery', () => {
  test('CART-33 CART-34 an unavailable choice is shown with its reason', () => {
    expect(deliveryChoices(line({}))).toEqual([
      { code: 'standard' },
      { code: 'sts' },
      { code: 'pickup' },
      { code: 'pudo', obstacle: 'not-offered' },
    ]);
  });

  test.each([
    [1, 'not-in-store'],
    [2, undefined],
    [undefined, undefined],
  ])('CART-34 two units, of which the store has %s, have the obstacle %s', (inventory, obstacle) => {
    const place: Place = inventory === undefined ? { id: 's' } : { id: 's', inventory };
    const obstacles = (choices: ReturnType<typeof deliveryChoices>) =>
      choices.flatMap((choice) => (choice.code === 'pudo' ? [] : [choice.obstacle]));
    expect(obstacles(deliveryChoices(line({ selected: 'pickup', storeInfo: place })))).toEqual([
      undefined,
      undefined,
      obstacle,
    ]);
  });

  test('CART-37 PDP-21 digital and made-to-order lines have no choice of delivery', () => {
    expect(deliveryChoices(line({}, { isDigital: true }))).toEqual([]);
    expect(deliveryChoices(line({}, { isCustoms: true }))).toEqual([]);
  });
});

describe('checkDelivery', () => {
  const store: Place = { id: 'store-1', inventory: 2 };
  const change = (item: CartItem, to: ShippingCode, place?: Place) =>
    checkDelivery(withLine(item), 'line-0', { code: to, ...(place === undefined ? {} : { place }) });

  test('CART-34 pickup without a store requires a store first', () => {
    for (const to of ['pickup', 'sts'] as const)
      expect(change(line({}), to)).toEqual(E.left({ _tag: 'PlaceNeeded', itemId: 'line-0', code: to }));
    expect(change(line({ available: ['pudo'] }), 'pudo')).toEqual(
      E.left({ _tag: 'PlaceNeeded', itemId: 'line-0', code: 'pudo' }),
    );
  });

  test.each([
    ['pudo', store, 'not-offered'],
    ['customs', undefined, 'not-offered'],
    ['pickup', { id: 's', inventory: 1 }, 'not-in-store'],
  ] as const)('CART-34 %s is refused as %s', (to, place, obstacle) =>
    expect(change(line({}), to, place)).toEqual(
      E.left({ _tag: 'DeliveryUnavailable', itemId: 'line-0', code: to, obstacle }),
    ),
  );

  test('CART-37 a digital line, a made-to-order line and an unknown line are refused', () => {
    expect(change(line({}, { isDigital: true }), 'standard')).toEqual(
      E.left({ _tag: 'DeliveryFixed', itemId: 'line-0' }),
    );
    expect(change(line({}, { isCustoms: true }), 'standard')).toEqual(
      E.left({ _tag: 'DeliveryFixed', itemId: 'line-0' }),
    );
    expect(checkDelivery(offered, 'line-9', { code: 'standard' })).toEqual(
      E.left({ _tag: 'ItemNotInCart', itemId: 'line-9' }),
    );
  });

  law(
    'only what a line is offered with can be chosen',
    [code, fc.subarray([...shippingCodes]), fc.option(fc.nat(3), { nil: undefined })],
    (to, available, inventory) => {
      const place: Place | undefined = inventory === undefined ? undefined : { id: 's', inventory };
      const before = withLine(line({ available }));
      const result = checkDelivery(before, 'line-0', { code: to, ...(place === undefined ? {} : { place }) });
      const allowed =
        available.includes(to) &&
        (!needsPlace(to) || place !== undefined) &&
        (to !== 'pickup' || (inventory ?? 0) >= 2);
      expect(E.isRight(result)).toBe(allowed);
      expect(hasDeliveryChoice(first)).toBe(true);
    },
  );
});
