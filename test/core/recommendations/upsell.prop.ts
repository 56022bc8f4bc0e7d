import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { ADDED_MS, listedUpsells, upsellView, type Upsell } from '#core/recommendations/upsell.ts';
import { UPSELL_STACKED } from '#core/content/placements.ts';
import { law } from '#test/support/law.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const laces: Upsell = {
  id: 'NKLACES1',
  sku: 'S1',
  name: 'Laces',
  image: 'laces',
  url: '/p/NKLACES1',
  price: Amount.of(500),
  recToken: 'token',
  productInventoryState: 'InStock',
};
const flags = (skipInventoryCheck: boolean) => ({ flags: { skipInventoryCheck }, inCart: [] });

const upsell = fc.record({
  sku: fc.constantFrom<string>('A', 'B', 'C', 'D', 'E', 'F'),
  productInventoryState: fc.constantFrom('InStock' as const, 'OutOfStock' as const),
});

law(
  'at most three upsells are listed, none of them in the cart, and none sold out unless inventory checks are skipped',
  [fc.array(upsell), fc.array(fc.constantFrom<string>('A', 'B', 'C')), fc.boolean()],
  (upsells, inCart, skipInventoryCheck) => {
    const listed = listedUpsells(upsells, { flags: { skipInventoryCheck }, inCart });
    expect(listed.length).toBeLessThanOrEqual(UPSELL_STACKED);
    expect(listed.some(({ sku }) => inCart.includes(sku))).toBe(false);
    if (!skipInventoryCheck)
      expect(listed.every(({ productInventoryState }) => productInventoryState === 'InStock')).toBe(true);
  },
);

test('REC-13 of 3 items, 1 out of stock, 2 are listed; with the skip flag 3', () => {
  const wax: Upsell = { ...laces, sku: 'S2', productInventoryState: 'OutOfStock' };
  const socks = { ...laces, sku: 'S3' };
  expect(listedUpsells([laces, wax, socks], flags(false))).toEqual([laces, socks]);
  expect(listedUpsells([laces, wax, socks], flags(true))).toEqual([laces, wax, socks]);
});

test('REC-15 REC-16 CFG-11 three are stacked, and a button says Added for 2 s', () => {
  expect([UPSELL_STACKED, ADDED_MS]).toEqual([3, 2_000]);
});

test('ENT-23 REC-12 an upsell has the price and the address of the site', () => {
  const picture = { name: 'laces', alt: 'Laces', width: 1, height: 1, color: '#ffffff' };
  expect(upsellView({ ...laces, picture }, { currency: 'CAD', language: 'en-CA', locale: 'fr-ca' })).toEqual({
    id: 'NKLACES1',
    sku: 'S1',
    name: 'Laces',
    recToken: 'token',
    picture,
    url: '/fr-ca/p/NKLACES1',
    price: expect.stringContaining('CAD'),
  });
});

test('REC-13 REC-15 the upsells of a cart go with its first line, and a cart without lines asks for none', async () => {
  const { shop, fakes } = buildStorefront();
  const cart = await run(shop.carts.add({ sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' }));
  const { products } = await run(shop.recommendations.upsells(cart));
  expect(products.map(({ id }) => id)).toEqual(['NKRIDGE1BAR', 'NKLUMEN1AMB', 'NKSOCK03MOS']);
  expect(await run(shop.recommendations.upsells({ ...cart, items: [] }))).toEqual({ title: '', products: [] });
  expect(fakes.faults.times('recommendations')).toBe(1);
});
