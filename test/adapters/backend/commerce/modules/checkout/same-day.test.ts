import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOfferedNow } from '#adapters/backend/commerce/modules/cart/view-cart.ts';
import { ratesFor } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';
import { shippingMethodsFor } from '#adapters/backend/commerce/modules/pricing/shipping.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { cart } from '#adapters/contract/cart.ts';
import { Amount } from '#core/kernel/amount.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { address, checkOut, place, startCart } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);

const sites = new Map(commerceSites.map((site) => [site.country, site]));
const siteIn = (country: string) => {
  const site = [...sites].find(([of]) => of === country)?.[1];
  if (site === undefined) throw new TypeError(`There is no site in ${country}`);
  return site;
};

/** Methods of goods that are sent home to a postal code, at a time. */
const offered = (country: string, postalCode: string, at: string): readonly string[] => {
  const site = siteIn(country);
  return shippingMethodsFor(site, ratesFor('standard', { country, postalCode }), Amount.zero)
    .filter((method) => isOfferedNow(method, { site, now: Date.parse(at) }))
    .map(({ id }) => id);
};

const usual = ['standard', 'express'];
const all = [...usual, 'same-day'];
/** A Monday, 9 a.m. in Denver. */
const MONDAY = '2026-11-23T16:00:00Z';
const elsewhere = { ...address, city: 'Fresno', postalCode: '93650' };

describe('delivery on the same day', () => {
  test.each([
    ['in Denver', 'US', '80202', MONDAY, all],
    ['in Oakland', 'US', '94607', MONDAY, all],
    ['outside of the cities', 'US', '93650', MONDAY, usual],
    ['in Montréal', 'CA', 'H3A 1H6', '2026-11-23T15:00:00Z', all],
    ['outside of Montréal', 'CA', 'J0T 1J0', '2026-11-23T15:00:00Z', usual],
    ['in London', 'GB', 'WC2E 9DP', '2026-11-23T10:00:00Z', all],
    ['in Kendal', 'GB', 'LA9 4QB', '2026-11-23T10:00:00Z', usual],
    ['before 2 p.m. by the clocks of the site', 'US', '80202', '2026-11-23T20:59:59Z', all],
    ['from 2 p.m. on', 'US', '80202', '2026-11-23T21:00:00Z', usual],
    ['on a Sunday', 'US', '80202', '2026-11-22T16:00:00Z', usual],
    ['on Thanksgiving', 'US', '80202', '2026-11-26T16:00:00Z', usual],
    ['on Thanksgiving of the US, in Canada', 'CA', 'H3A 1H6', '2026-11-26T15:00:00Z', all],
    ['on Boxing Day', 'GB', 'WC2E 9DP', '2026-12-28T10:00:00Z', usual],
  ])('CHK-31 CFG-07 %s (%s %s, %s) is offered as it can be: %j', (_, country, postalCode, at, methods) =>
    expect(offered(country, postalCode, at)).toEqual(methods),
  );

  test('CART-36 CHK-31 a new address without it lowers the method; the list of a typed postal code leaves it out', async () => {
    const shopper = await shop.shopper();
    const { id: basketId } = (await startCart(shopper, await takeVariant(shop.database, 5))).reply;
    const params = { basketId };
    await shopper.call(cart.setShippingAddress, { params, body: { address } });
    // As if it had been chosen in time.
    await shop.database.db
      .updateTable('deliveryGroup')
      .set({ method: 'same-day' })
      .where('cartId', '=', basketId)
      .execute();
    const moved = (await shopper.call(cart.setShippingAddress, { params, body: { address: elsewhere } })).reply;
    expect([moved.flash, moved.shippingMethods[0]?.shippingMethodId]).toEqual([
      [{ code: 'SHIPPING_METHOD_DOWNGRADED' }],
      'standard',
    ]);
    const choose = { shipments: [{ shippingId: 'home-1', shippingMethodId: 'same-day' }] };
    expect(await shopper.call(cart.chooseShippingMethod, { query: params, body: choose })).toMatchObject({
      status: 400,
      errorId: 'SHP404',
    });
    const listed = await shopper.call(cart.listShippingMethods, {
      params: { ...params, shippingId: 'home-1' },
      query: { postalCode: '93650' },
    });
    expect(listed.reply.applicableShippingMethods.map(({ id }) => id)).toEqual(usual);
  });

  test('CART-35 CHK-26 ORD518 a method that is not offered any longer when the order is placed is refused, and lowered with a notice', async () => {
    const shopper = await shop.shopper();
    const ready = await checkOut(shopper, await takeVariant(shop.database, 5));
    const { basketId } = ready;
    const read = async () => (await shopper.call(cart.read, { params: { basketId }, query: {} })).reply;
    await shop.database.db
      .updateTable('deliveryGroup')
      .set({ method: 'by-drone' })
      .where('cartId', '=', basketId)
      .execute();
    expect(await place(shopper, ready)).toMatchObject({ status: 400, errorId: 'ORD518' });
    const { flash, shippingMethods } = await read();
    expect([flash, shippingMethods[0]?.shippingMethodId]).toEqual([
      [{ code: 'SHIPPING_METHOD_DOWNGRADED' }],
      'standard',
    ]);
  });
});
