import { afterAll, beforeAll } from 'vitest';
import { authenticationSuite } from '#test/adapters/commerce/authentication/authentication-suite.ts';
import { mergeSuite } from '#test/adapters/commerce/authentication/merge-suite.ts';
import { cartSuite } from '#test/adapters/commerce/cart/cart-suite.ts';
import { couponSuite } from '#test/adapters/commerce/cart/coupon-suite.ts';
import { savedSuite } from '#test/adapters/commerce/saved/saved-suite.ts';
import { checkoutSuite } from '#test/adapters/commerce/checkout/checkout-suite.ts';
import { challengeSuite } from '#test/adapters/commerce/orders/challenge-suite.ts';
import { ordersSuite } from '#test/adapters/commerce/orders/orders-suite.ts';
import { pickupSuite } from '#test/adapters/commerce/orders/pickup-suite.ts';
import { providerSuite } from '#test/adapters/commerce/orders/provider-suite.ts';
import { waitingOrderSuite } from '#test/adapters/commerce/orders/waiting-order-suite.ts';
import { openShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { startPostgres, type TestPostgres } from '#test/support/postgres.ts';

let postgres: TestPostgres | undefined;
let shop: Shop | undefined;
const open = (): Shop => {
  if (shop === undefined) throw new TypeError('The shop is not open');
  return shop;
};

beforeAll(async () => {
  postgres = await startPostgres();
  shop = await openShop({ kind: 'postgres', url: await postgres.freshDatabase() });
});
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

authenticationSuite(open);
mergeSuite(open);
cartSuite(open);
couponSuite(open);
savedSuite(open);
checkoutSuite(open);
ordersSuite(open);
challengeSuite(open);
providerSuite(open);
waitingOrderSuite(open);
pickupSuite(open);
