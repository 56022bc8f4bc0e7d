import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedCartView, type SharedItem } from '#core/cart/shared-cart.ts';
import { Amount } from '#core/kernel/amount.ts';
import { law } from '#test/support/law.ts';

const site = { currency: 'USD', language: 'en-US', locale: 'en-us' } as const;
const picture = { name: 'shoe', alt: '', width: 1, height: 1, color: '#ffffff' };
const shoe: SharedItem = {
  sku: 'SHOE41',
  productId: 'SHOE',
  name: 'Shoe',
  colorName: 'Fjord',
  size: '41',
  picture,
  url: '/p/SHOE',
  quantity: 3,
  maxQuantity: 10,
  price: { current: Amount.of(9_000), original: Amount.of(12_000) },
};
const viewOf = (item: SharedItem) => sharedCartView({ expiresOn: '2026-12-28', items: [item] }, site);

law(
  'of a shared item no more units are added than were shared, and than can be bought, and none if it is not sold',
  [fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 999_999 }), fc.boolean()],
  (quantity, maxQuantity, isSold) => {
    const { price, ...rest } = shoe;
    const [item] = viewOf({
      ...rest,
      quantity,
      maxQuantity,
      ...(isSold && price !== undefined ? { price } : {}),
    }).items;
    expect(item?.addable).toBe(isSold ? Math.min(quantity, maxQuantity) : 0);
    expect((item?.addable ?? 0) > 0).toBe(item?.state === 'available' || item?.state === 'fewer');
  },
);

test('ux 41 a shared item has its price of today, and the words for what can be done with it', () => {
  expect(viewOf(shoe)).toMatchObject({
    expiresOn: 'Dec 28, 2026',
    items: [
      {
        state: 'available',
        addable: 3,
        unitPrice: '$90.00',
        struckUnitPrice: '$120.00',
        rowTotal: '$270.00',
        url: '/en-us/p/SHOE',
      },
    ],
  });
  expect(viewOf({ ...shoe, maxQuantity: 2 }).items[0]).toMatchObject({ state: 'fewer', addable: 2 });
  expect(viewOf({ ...shoe, maxQuantity: 0 }).items[0]).toMatchObject({ state: 'soldOut', addable: 0 });
  const { price: _price, ...unsold } = shoe;
  const [item] = viewOf(unsold).items;
  expect([item?.state, item?.addable, item?.unitPrice]).toEqual(['notSold', 0, undefined]);
  expect([viewOf({ ...shoe, maxQuantity: 2 }).items[0]?.rowTotal, item?.rowTotal]).toEqual([undefined, undefined]);
});
