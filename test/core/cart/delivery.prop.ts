import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { shippingCodes, type CartItem, type Place, type ShippingCode } from '#core/cart/cart-item.ts';
import type { Cart } from '#core/cart/cart.ts';
import { changeDelivery } from '#core/cart/change-delivery.ts';
import { deliveryChoices, hasDeliveryChoice, needsPlace } from '#core/cart/delivery-choice.ts';
import { deliveryChanges, deliveryFlag } from '#core/cart/delivery-transition.ts';
import { deliveryFlags } from '#core/failures/delivery-flags.ts';
import { groupedLines } from '#core/cart/grouped-lines.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { cart } from '#test/support/arbitraries/cart.ts';
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
const at = (selected: ShippingCode, deliveryTime = '2-4 business days', id = 'line-0'): CartItem => ({
  ...line({ selected, deliveryTime }),
  id,
});

describe('groups', () => {
  law(
    'CART-01 every line stands in exactly one of the two groups, in the order of the cart',
    [cart],
    ({ cart: { items } }) => {
      const { home, pickup } = groupedLines(items);
      expect([...home, ...pickup].map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
      for (const group of [home, pickup]) expect(group).toEqual(items.filter((item) => group.includes(item)));
      expect(pickup.every(({ shipping }) => shipping.selected === 'pickup' || shipping.selected === 'sts')).toBe(true);
      expect(home.some(({ shipping }) => shipping.selected === 'pickup' || shipping.selected === 'sts')).toBe(false);
    },
  );
});

describe('changes of delivery', () => {
  test.each([
    ['pickup', 'standard', 'PICKUP_TO_HOME'],
    ['pickup', 'sts', 'PICKUP_TO_STORE'],
    ['sts', 'standard', 'STORE_TO_HOME'],
    ['sts', 'pickup', 'STORE_TO_PICKUP'],
    ['standard', 'pickup', 'HOME_TO_PICKUP'],
  ] as const)('CART-35 CART-36 from %s to %s tells %s', (from, to, flag) => {
    expect(deliveryFlag(from, to)).toBe(flag);
    expect(deliveryChanges([at(from)], [at(to)])).toEqual([flag]);
  });

  test('CART-36 AMB-34 those five are told, and no other change: none from home to a store', () => {
    const told = shippingCodes.flatMap((from) => shippingCodes.flatMap((to) => deliveryFlag(from, to) ?? []));
    expect(told.toSorted()).toEqual(deliveryFlags.filter((flag) => flag !== 'SHIPPING_METHOD_DOWNGRADED').toSorted());
    expect(deliveryFlag('standard', 'sts')).toBeUndefined();
    expect(deliveryChanges([at('standard')], [at('sts')])).toEqual([]);
  });

  test.each([
    ['1 day', '2-4 business days', true],
    ['Same day', '1 day', true],
    ['2-4 business days', '1 day', false],
    ['2-4 business days', '2-6 business days', false],
    ['1 day', 'by arrangement', false],
    ['by arrangement', '1 day', false],
  ])('CART-35 from "%s" to "%s" is a downgrade: %s', (before, after, is) =>
    expect(deliveryChanges([at('standard', before)], [at('standard', after)])).toEqual(
      is ? ['SHIPPING_METHOD_DOWNGRADED'] : [],
    ),
  );

  test('CART-35 a kind of change is told once, in the order of the flags, and lines that come or go tell none', () => {
    const before = [
      at('standard', '1 day', 'a'),
      at('sts', '', 'b'),
      at('pickup', '', 'c'),
      at('pickup', '', 'd'),
      at('pickup', '', 'gone'),
    ];
    const after = [
      at('standard', '3 days', 'a'),
      at('pickup', '', 'b'),
      at('standard', '9 days', 'c'),
      at('standard', '', 'd'),
      at('standard', '', 'new'),
    ];
    expect(deliveryChanges(before, after)).toEqual(['PICKUP_TO_HOME', 'STORE_TO_PICKUP', 'SHIPPING_METHOD_DOWNGRADED']);
  });

  law('CART-35 a cart that stays as it is has no changes', [cart], ({ cart: { items } }) =>
    expect(deliveryChanges(items, items)).toEqual([]),
  );
});

describe('choices of delivery', () => {
  test('CART-33 CART-34 what cannot be had is shown with the reason', () => {
    expect(deliveryChoices(line({}))).toEqual([
      { code: 'standard', isSelected: true, needsPlace: false },
      { code: 'sts', isSelected: false, needsPlace: true },
      { code: 'pickup', isSelected: false, needsPlace: true },
      { code: 'pudo', isSelected: false, needsPlace: true, obstacle: 'not-offered' },
    ]);
  });

  test.each([
    [1, 'not-in-store'],
    [2, undefined],
    [undefined, undefined],
  ])('CART-34 two units, of which the store has %s, meet the obstacle %s', (inventory, obstacle) => {
    const place: Place = inventory === undefined ? { id: 's' } : { id: 's', inventory };
    const obstacles = (choices: ReturnType<typeof deliveryChoices>) =>
      choices.flatMap((choice) => (choice.code === 'pudo' ? [] : [choice.obstacle]));
    expect(obstacles(deliveryChoices(line({}), place))).toEqual([undefined, undefined, obstacle]);
    expect(obstacles(deliveryChoices(line({ storeInfo: place })))).toEqual([undefined, undefined, obstacle]);
  });

  test('CART-37 PDP-21 digital and made-to-order lines have no choice', () => {
    expect(deliveryChoices(line({}, { isDigital: true }))).toEqual([]);
    expect(deliveryChoices(line({}, { isCustoms: true }))).toEqual([]);
  });
});

describe('changeDelivery', () => {
  const store: Place = { id: 'store-1', inventory: 2 };
  const change = (item: CartItem, to: ShippingCode, place?: Place) =>
    changeDelivery(withLine(item), 'line-0', { code: to, ...(place === undefined ? {} : { place }) });

  test('CART-34 collecting without a store asks for one first', () => {
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

  test('CART-37 a digital or made-to-order line, and one that is not there, are refused', () => {
    expect(change(line({}, { isDigital: true }), 'standard')).toEqual(
      E.left({ _tag: 'DeliveryFixed', itemId: 'line-0' }),
    );
    expect(change(line({}, { isCustoms: true }), 'standard')).toEqual(
      E.left({ _tag: 'DeliveryFixed', itemId: 'line-0' }),
    );
    expect(changeDelivery(offered, 'line-9', { code: 'standard' })).toEqual(
      E.left({ _tag: 'ItemNotInCart', itemId: 'line-9' }),
    );
  });

  test('CART-31 a collected line knows its store, and forgets it when it is sent home again', () => {
    const collected = change(line({}), 'pickup', store);
    const state = E.isRight(collected) ? collected.right.state : offered;
    expect(collected).toMatchObject({
      right: { events: [{ _tag: 'DeliveryChosen', itemId: 'line-0', from: 'standard', to: 'pickup' }] },
    });
    expect(state.items[0]?.shipping).toEqual({ ...line({}).shipping, selected: 'pickup', storeInfo: store });
    const home = changeDelivery(state, 'line-0', { code: 'standard', place: store });
    expect(E.isRight(home) ? home.right.state.items[0]?.shipping : home).toEqual(line({}).shipping);
  });

  law(
    'only what a line is offered with can be chosen, and nothing but that line’s delivery changes',
    [code, fc.subarray([...shippingCodes]), fc.option(fc.nat(3), { nil: undefined })],
    (to, available, inventory) => {
      const place: Place | undefined = inventory === undefined ? undefined : { id: 's', inventory };
      const before = withLine(line({ available }));
      const judged = changeDelivery(before, 'line-0', { code: to, ...(place === undefined ? {} : { place }) });
      const allowed =
        available.includes(to) &&
        (!needsPlace(to) || place !== undefined) &&
        (to !== 'pickup' || (inventory ?? 0) >= 2);
      expect(E.isRight(judged)).toBe(allowed);
      if (E.isLeft(judged)) return;
      const [changed, ...others] = judged.right.state.items;
      expect(others).toEqual(before.items.slice(1));
      expect(changed).toEqual({ ...before.items[0], shipping: changed?.shipping });
      expect(changed?.shipping.selected).toBe(to);
      expect(hasDeliveryChoice(first)).toBe(true);
    },
  );
});
