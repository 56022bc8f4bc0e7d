import { afterAll, beforeAll } from 'vitest';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { authenticationSuite } from './authentication/authentication-suite.ts';
import { mergeSuite } from './authentication/merge-suite.ts';
import { cartSuite } from './cart/cart-suite.ts';
import { couponSuite } from './cart/coupon-suite.ts';
import { savedSuite } from './saved/saved-suite.ts';
import { checkoutSuite } from './checkout/checkout-suite.ts';
import { challengeSuite } from './orders/challenge-suite.ts';
import { ordersSuite } from './orders/orders-suite.ts';
import { pickupSuite } from './orders/pickup-suite.ts';
import { providerSuite } from './orders/provider-suite.ts';
import { waitingOrderSuite } from './orders/waiting-order-suite.ts';

let shop: Shop | undefined;
const open = (): Shop => {
  if (shop === undefined) throw new TypeError('The shop is not open');
  return shop;
};

beforeAll(async () => {
  shop = await openSuiteShop();
}, OPENING);
afterAll(async () => shop?.close(), OPENING);

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
