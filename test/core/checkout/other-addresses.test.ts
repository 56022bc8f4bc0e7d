import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shipment } from '#core/cart/cart.ts';
import { hasAllAddresses, hasTooManyAddresses, MAX_SHIPPING_ADDRESSES } from '#core/checkout/address-limit.ts';
import { mainItems, sentElsewhere } from '#core/checkout/other-addresses.ts';
import type { Address } from '#core/profile/address.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { address } from '#test/support/guest-buyer.ts';
import { law } from '#test/support/law.ts';

const at = (line1: string): Address => ({ ...address, line1 });
const main: Shipment = { id: 'home-1', code: 'standard', applicable: [], itemIds: ['main'] };
const elsewhere = (number: number, itemIds: readonly string[]): Shipment => ({
  ...main,
  id: `home-${number}`,
  itemIds,
  address: at(`${number} Oak Street`),
  hasOwnAddress: true,
});
const cartWith = (others: readonly Shipment[]) => ({
  shippingAddress: at('1 Main Street'),
  shipments: [main, ...others],
});

test('the lines of the main address are those that can be sent to another one', () => {
  const { shipments } = cartWith([elsewhere(1, ['other'])]);
  const { items } = soundCart({ lines: [1, 2, 3].map(() => ({ current: 5_000, quantity: 1 })) });
  const ids = ['main', 'other', 'collected'];
  const cart = { items: items.map((item, index) => ({ ...item, id: ids[index] ?? '' })), shipments };
  expect(mainItems(cart).map(({ id }) => id)).toEqual(['main']);
  expect(sentElsewhere(cart).map(({ id }) => id)).toEqual(['home-1']);
});

test('an order has at most five addresses; the main one and one that is used already count once', () => {
  const four = cartWith([1, 2, 3, 4].map((number) => elsewhere(number, [`${number}a`, `${number}b`])));
  const sent = (line1: string, itemIds: readonly string[] = ['main']) =>
    hasTooManyAddresses(four, { itemIds, address: at(line1) });
  expect([sent('9 Elm Street'), sent('1 Oak Street'), sent('1 Main Street')]).toEqual([true, false, false]);
  expect(sent('9 Elm Street', ['1a', '1b'])).toBe(false);
});

test('a cart has all addresses with four others than the main one; an equal one is none of them', () => {
  const others = (count: number) => Array.from({ length: count }, (_, index) => elsewhere(index + 2, [`${index}`]));
  const equal = { ...elsewhere(9, ['9']), address: at('1 Main Street') };
  expect([others(3), [...others(3), equal], others(4)].map((some) => hasAllAddresses(cartWith(some)))).toEqual([
    false,
    false,
    true,
  ]);
});

law(
  'a line that is alone at an address can always be sent to any other one',
  [fc.integer({ min: 1, max: MAX_SHIPPING_ADDRESSES - 1 }), fc.integer({ min: 1, max: 9 })],
  (count, to) => {
    const cart = cartWith(Array.from({ length: count }, (_, index) => elsewhere(index + 1, [`line-${index}`])));
    expect(hasTooManyAddresses(cart, { itemIds: ['line-0'], address: at(`${to} Elm Street`) })).toBe(false);
  },
);
