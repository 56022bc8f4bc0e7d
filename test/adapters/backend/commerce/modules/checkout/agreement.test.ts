import { expect, test } from 'vitest';
import { agreementOf } from '#adapters/backend/commerce/modules/checkout/agreement.ts';
import type { CartItemWire, CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { cartOf } from '#adapters/http/cart/cart-mapper.ts';
import { agreementChanges } from '#core/checkout/agreement-changes.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import { address } from '#test/support/commerce/guest-checkout.ts';
import { cartReply } from '#test/support/wire-replies.ts';

const item = (id: string, qty: number, rowTotal: number): CartItemWire => ({
  id,
  sku: `SKU-${id}`,
  productId: 'P',
  masterId: 'M',
  qty,
  maxQty: 10,
  upc: 'U',
  name: 'Snow pack',
  colorName: 'Rust',
  size: '42',
  image: { name: 'p', alt: '', width: 1, height: 1, color: '#ffffff' },
  price: {
    current: 50,
    original: 50,
    rowTotal,
    priceAfterItemDiscount: rowTotal,
    priceAfterOrderDiscount: rowTotal,
    amount: rowTotal,
    highCurrent: 50,
    highOriginal: 50,
  },
  taxTotal: 1,
  pdpUrl: '/p/P',
  isDigitalProduct: false,
  isCustoms: false,
  bonus: false,
  shippingOptions: {
    selected: 'standard',
    available: ['standard', 'pickup'],
    shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '2-4 days' },
  },
});

const collected: CartItemWire['shippingOptions'] = {
  selected: 'pickup',
  available: ['standard', 'pickup'],
  shippingMethod: { code: 'pickup', label: 'Pickup', deliveryTime: 'Today until 6 PM' },
  storeInfo: { id: 'us-denver', inventory: 5, name: 'Denver' },
};

const method = (id: string, to: string) => ({
  id,
  code: id,
  label: `Method ${id}`,
  price: 0,
  deliveryTime: '2-4 days',
  arrival: { from: '2026-11-25', to },
});

const [first, second, third] = [item('a', 1, 50), item('b', 2, 100), item('c', 1, 50)];
const shipment = {
  shippingId: 'home-1',
  code: 'standard',
  shippingMethodId: 'standard',
  applicableShippingMethods: [method('standard', '2026-11-27'), method('express', '2026-11-26')],
};
const card = { paymentInstrumentId: 'card-1', paymentMethod: 'CREDIT_CARD', amount: 150, maskedNumber: '•••• 4242' };
const gift = { paymentInstrumentId: 'gift-1', paymentMethod: 'GIFT_CARD', amount: 54, maskedNumber: '•••• 0001' };
const empty = cartReply('b1');
const cart: CartWire = {
  ...empty,
  items: [first, second, { ...third, shippingOptions: collected }],
  totals: { ...empty.totals, shipping: 5, tax: 9, total: 204 },
  taxes: [
    { name: 'GST', amount: 3 },
    { name: 'QST', amount: 6 },
  ],
  shippingAddress: address,
  shippingMethods: [shipment],
  orderPromotions: [{ promotionId: 'TEN', promotionName: 'Ten off', discount: 10 }],
  payment_instruments: [gift, card],
};

/** Kinds of the changes that the core names between the cart and another one. */
const kinds = (other: CartWire): readonly string[] => {
  const [before, after] = [cart, other].map((wire) => cartOf(wire, failureTextsOf('en-US')));
  return before === undefined || after === undefined
    ? []
    : [...new Set(agreementChanges(before, after).map(({ kind }) => kind))];
};

test.each<[string, string, Partial<CartWire>]>([
  [
    'quantities that are swapped',
    'line',
    { items: [{ ...first, qty: 2 }, { ...second, qty: 1 }, ...cart.items.slice(2)] },
  ],
  [
    'row prices that are swapped',
    'line',
    {
      items: [
        { ...first, price: { ...first.price, priceAfterItemDiscount: 60 } },
        { ...second, price: { ...second.price, priceAfterItemDiscount: 90 } },
        ...cart.items.slice(2),
      ],
    },
  ],
  ['another size', 'line', { items: [{ ...first, sku: 'SKU-x' }, ...cart.items.slice(1)] }],
  ['a line that is gone', 'line', { items: cart.items.slice(1) }],
  ['a line that is a gift', 'line', { items: [{ ...first, bonus: true }, ...cart.items.slice(1)] }],
  [
    'another day of the pickup',
    'delivery',
    {
      items: [
        first,
        second,
        {
          ...third,
          shippingOptions: { ...collected, shippingMethod: { ...collected.shippingMethod, deliveryTime: 'Fri' } },
        },
      ],
    },
  ],
  ['another address', 'delivery', { shippingAddress: { ...address, addressLine1: '2 Side St' } }],
  ['another method', 'delivery', { shippingMethods: [{ ...shipment, shippingMethodId: 'express' }] }],
  [
    'later days',
    'delivery',
    { shippingMethods: [{ ...shipment, applicableShippingMethods: [method('standard', '2026-11-30')] }] },
  ],
  [
    'another discount',
    'discount',
    { orderPromotions: [{ promotionId: 'TEN', promotionName: 'Ten off', discount: 11 }] },
  ],
  ['another shipping fee', 'shipping', { totals: { ...cart.totals, shipping: 6 } }],
  [
    'a tax that moved',
    'tax',
    {
      taxes: [
        { name: 'GST', amount: 4 },
        { name: 'QST', amount: 5 },
      ],
    },
  ],
  [
    'other shares of the tenders',
    'tender',
    {
      payment_instruments: [
        { ...gift, amount: 50 },
        { ...card, amount: 154 },
      ],
    },
  ],
  ['another card', 'tender', { payment_instruments: [gift, { ...card, paymentInstrumentId: 'card-2' }] }],
  ['another total', 'total', { totals: { ...cart.totals, total: 205 } }],
])('I07 %s differ from what was agreed to, and the core names the %s', (_, kind, change) => {
  const other = { ...cart, ...change };
  expect(agreementOf(other)).not.toBe(agreementOf(cart));
  expect(kinds(other)).toEqual([kind]);
});

test.each<[string, Partial<CartWire>]>([
  [
    'the order of its parts',
    { items: cart.items.toReversed(), payment_instruments: [card, gift], taxes: cart.taxes?.toReversed() ?? [] },
  ],
  ['the id of a line that was added again', { items: [{ ...first, id: 'z' }, ...cart.items.slice(1)] }],
  [
    'a tender that pays nothing',
    { payment_instruments: [gift, card, { ...gift, paymentInstrumentId: 'gift-2', amount: 0 }] },
  ],
  ['stock and notices', { items: [{ ...first, maxQty: 3 }, ...cart.items.slice(1)], flash: [{ code: 'FOO' }] }],
])('I07 %s is not part of what was agreed to', (_, change) => {
  const other = { ...cart, ...change };
  expect([agreementOf(other), kinds(other)]).toEqual([agreementOf(cart), []]);
});

test('I07 what is sent to another address is agreed to by line and by shipment', () => {
  const split = (itemIds: string[], line1 = '2 Side St'): CartWire => ({
    ...cart,
    shippingMethods: [
      shipment,
      { ...shipment, shippingId: 'other', itemIds, ownAddress: true, address: { ...address, addressLine1: line1 } },
    ],
  });
  const carts = [cart, split([first.id]), split([second.id]), split([first.id], '3 Side St')];
  expect(new Set(carts.map(agreementOf)).size).toBe(carts.length);
  expect(kinds(split([first.id]))).toEqual(['line', 'delivery']);
});

test('I07 the digest has 64 hexadecimal digits', () => expect(agreementOf(cart)).toMatch(/^[\da-f]{64}$/));
