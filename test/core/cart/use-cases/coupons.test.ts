import { expect, test } from 'vitest';
import { failureOf, run } from '../../../support/run.ts';
import { buildStorefront } from '../../../support/storefront.ts';

const filled = async () => {
  const opened = buildStorefront();
  return { ...opened, cart: await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' })) };
};

test('CART-09 CART-10 a code is sent trimmed and in capitals, and removed by its id; the cart is remembered', async () => {
  const { shop, fakes, cart } = await filled();
  const cheaper = await run(shop.promoCodes.apply({ cart, typed: ' welcome10 ' }));
  expect(cheaper.coupons).toMatchObject([{ code: 'WELCOME10', status: 'APPLIED', discount: 1_600 }]);
  expect(await run(fakes.lastCart.read)).toEqual(cheaper);
  const dearer = await run(shop.promoCodes.remove({ cart: cheaper, couponId: cheaper.coupons[0]?.id ?? '' }));
  expect([dearer.coupons, dearer.totals.total]).toEqual([[], cart.totals.total]);
});

test.each(['', '   ', 'X'.repeat(51)])('CART-10 the code "%s" is refused before a request is sent', async (typed) => {
  const { shop, fakes, cart } = await filled();
  expect(await failureOf(shop.promoCodes.apply({ cart, typed }))).toMatchObject({
    _tag: 'InvalidInput',
    violations: [{ field: 'code' }],
  });
  expect(fakes.faults.times('applyCoupon')).toBe(0);
});

test('ERR-12 a refusal of the service keeps its error id', async () => {
  const { shop, cart } = await filled();
  for (const [typed, errorId] of [
    ['unknown', 'PRM130'],
    ['summer24', 'PRM135'],
    ['trail20', 'PRM150'],
    ['member5', 'PRM160'],
  ] as const)
    expect(await failureOf(shop.promoCodes.apply({ cart, typed }))).toMatchObject({ _tag: 'ApiFailure', errorId });
});
