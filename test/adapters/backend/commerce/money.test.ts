import { afterAll, beforeAll } from 'vitest';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { authenticationSuite } from './modules/session/authentication-suite.ts';
import { mergeSuite } from './modules/session/merge-suite.ts';
import { cartSuite } from './modules/cart/cart-suite.ts';
import { deliveryGroupsSuite } from './modules/cart/delivery-groups-suite.ts';
import { deliveryPlacesSuite } from './modules/cart/delivery-places-suite.ts';
import { otherAddressesSuite } from './modules/cart/other-addresses-suite.ts';
import { lineVariantSuite } from './modules/cart/line-variant-suite.ts';
import { sharedCartSuite } from './modules/cart/shared-cart-suite.ts';
import { unitLimitSuite } from './modules/cart/unit-limit-suite.ts';
import { couponSuite } from './modules/cart/coupon-suite.ts';
import { priceRulesSuite } from './modules/pricing/price-rules-suite.ts';
import { promotionSuite } from './modules/pricing/promotion-suite.ts';
import { whySuite } from './modules/pricing/why-suite.ts';
import { savedSuite } from './modules/saved-items/saved-suite.ts';
import { checkoutSuite } from './modules/checkout/checkout-suite.ts';
import { savedCardPaymentSuite } from './modules/checkout/saved-card-payment-suite.ts';
import { challengeSuite } from './modules/order/challenge-suite.ts';
import { ordersSuite } from './modules/order/orders-suite.ts';
import { pickupSuite } from './modules/order/pickup-suite.ts';
import { providerSuite } from './modules/order/provider-suite.ts';
import { waitingOrderSuite } from './modules/order/waiting-order-suite.ts';

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
deliveryGroupsSuite(open);
deliveryPlacesSuite(open);
otherAddressesSuite(open);
lineVariantSuite(open);
couponSuite(open);
sharedCartSuite(open);
unitLimitSuite(open);
promotionSuite(open);
priceRulesSuite(open);
whySuite(open);
savedSuite(open);
checkoutSuite(open);
savedCardPaymentSuite(open);
ordersSuite(open);
challengeSuite(open);
providerSuite(open);
waitingOrderSuite(open);
pickupSuite(open);
