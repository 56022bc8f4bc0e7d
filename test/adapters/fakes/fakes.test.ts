import { reviewGatewayContract } from '#test/support/port-contracts/review-gateway.contract.ts';
import { accountGatewayContract } from '#test/support/port-contracts/account-gateway.contract.ts';
import { authGatewayContract } from '#test/support/port-contracts/auth-gateway.contract.ts';
import { cartGatewayContract } from '#test/support/port-contracts/cart-gateway.contract.ts';
import { checkoutContract } from '#test/support/port-contracts/checkout-gateways.contract.ts';
import { contactGatewayContract } from '#test/support/port-contracts/contact-gateway.contract.ts';
import { mediaGatewayContract } from '#test/support/port-contracts/media-gateway.contract.ts';
import { contentGatewayContract } from '#test/support/port-contracts/content-gateway.contract.ts';
import { recommendationGatewayContract } from '#test/support/port-contracts/recommendation-gateway.contract.ts';
import { eventGatewayContract } from '#test/support/port-contracts/event-gateway.contract.ts';
import { favoritesGatewayContract } from '#test/support/port-contracts/favorites-gateway.contract.ts';
import { productGatewayContract } from '#test/support/port-contracts/product-gateway.contract.ts';
import { addressBookGatewayContract } from '#test/support/port-contracts/address-book-gateway.contract.ts';
import { savedCardGatewayContract } from '#test/support/port-contracts/saved-card-gateway.contract.ts';
import { enrollmentGatewayContract } from '#test/support/port-contracts/enrollment-gateway.contract.ts';
import { subscriptionGatewayContract } from '#test/support/port-contracts/subscription-gateway.contract.ts';
import { profileGatewayContract } from '#test/support/port-contracts/profile-gateway.contract.ts';
import { securityGatewayContract } from '#test/support/port-contracts/security-gateway.contract.ts';
import { approvedToken } from '#core/testing/fake-tenders.ts';
import { tenderGatewayContract } from '#test/support/port-contracts/tender-gateway.contract.ts';
import { sharedCartGatewayContract } from '#test/support/port-contracts/shared-cart-gateway.contract.ts';
import { walletGatewayContract } from '#test/support/port-contracts/wallet-gateway.contract.ts';
import { promoCodeGatewayContract } from '#test/support/port-contracts/promo-code-gateway.contract.ts';
import { savedItemsGatewayContract } from '#test/support/port-contracts/saved-items-gateway.contract.ts';
import { sessionRepositoryContract } from '#test/support/port-contracts/session-repository.contract.ts';
import { storeGatewayContract } from '#test/support/port-contracts/store-gateway.contract.ts';
import { GIFT_CARD_SKU } from '#core/testing/fake-cart-state.ts';
import { enterAsMember } from '#test/support/port-contracts/member-session.ts';
import { makeFakes } from '#test/support/storefront.ts';
import { siteOf } from '../http/client-fixture.ts';

/** Fakes must pass the contract suites of their ports. */
const site = siteOf('en-us');
const sku = (size: string) => ({ sku: `NKTRAIL3FJO-${size}`, productId: 'NKTRAIL3FJO', quantity: 1 });
let drawn = 0;
const newKey = (): string => `key-${(drawn += 1)}`;

cartGatewayContract('fake', async () => ({
  carts: makeFakes(site).carts,
  taxMode: site.taxMode,
  items: [sku('41'), sku('42')],
  newKey,
}));
productGatewayContract('fake', async () => ({ products: makeFakes(site).products }));
reviewGatewayContract('fake', async () => {
  const { reviews } = makeFakes(site);
  return { reviews, newKey, another: async () => reviews.ofAnother() };
});
recommendationGatewayContract('fake', async () => ({ recommendations: makeFakes(site).recommendations, newKey }));
eventGatewayContract('fake', async () => ({ events: makeFakes(site).events }));
favoritesGatewayContract('fake', async () => {
  const { favorites } = makeFakes(site);
  return { favorites, newKey, another: async () => favorites.ofAnother() };
});
contactGatewayContract('fake', async () => ({ ...makeFakes(site), newKey }));
contentGatewayContract('fake', async () => ({ content: makeFakes(site).content }));
mediaGatewayContract('fake', async () => {
  const fakes = makeFakes(site);
  return { ...fakes, newKey, enter: () => enterAsMember(fakes, 'grace@example.org') };
});
storeGatewayContract('fake', async () => ({ stores: makeFakes(site).stores }));
sessionRepositoryContract('fake', () => makeFakes(site).sessions);
authGatewayContract('fake', async () => ({ auth: makeFakes(site).auth }));
accountGatewayContract('fake', async () => makeFakes(site));
securityGatewayContract('fake', async () => ({
  ...makeFakes(site),
  newKey,
  codeIn: async () => 'reset-code',
}));
addressBookGatewayContract('fake', async () => ({ ...makeFakes(site), newKey }));
savedCardGatewayContract('fake', async () => ({ ...makeFakes(site), newKey }));
enrollmentGatewayContract('fake', async () => makeFakes(site));
subscriptionGatewayContract('fake', async () => ({
  ...makeFakes(site),
  newKey,
  codeIn: async () => 'newsletter-code',
  confirmAddress: () => Promise.resolve(),
}));
profileGatewayContract('fake', async () => ({ ...makeFakes(site), newKey }));
promoCodeGatewayContract('fake', async () => ({ ...makeFakes(site), taxMode: site.taxMode, item: sku('41'), newKey }));
sharedCartGatewayContract('fake', async () => {
  const fakes = makeFakes(site);
  return { ...fakes, items: [sku('41'), sku('42')], newKey, another: async () => fakes };
});
tenderGatewayContract('fake', async () => {
  const fakes = makeFakes(site);
  return {
    ...fakes,
    item: sku('41'),
    giftCardGoods: { sku: GIFT_CARD_SKU, productId: 'GIFT', quantity: 1 },
    newKey,
    give: async (own) => fakes.tenders.give(own),
    reward: async (kind) => (kind === 'code' ? { code: 'REWARD10' } : { code: 'CARD2500', pin: '1234' }),
    refusedReward: async (errorId) => ({ code: errorId }),
    giftCard: async (index) => ({ cardNumber: `600000000000250${index}`, pin: '1234' }),
    approve: async () => approvedToken,
    refused: async (errorId) => ({ cardNumber: `6000000000000${errorId.slice(3)}`, pin: '1234' }),
  };
});
walletGatewayContract('fake', async () => ({ ...makeFakes(site), item: sku('41'), newKey }));
savedItemsGatewayContract('fake', async () => {
  const { savedItems, carts } = makeFakes(site);
  return {
    savedItems,
    carts,
    consumerId: 'guest-1',
    items: [sku('41'), sku('42')],
    sellOut: async (one) => savedItems.sellOut(one),
    newKey,
  };
});
checkoutContract('fake', async () => ({
  ...makeFakes(site),
  item: sku('41'),
  card: async () => ({ token: 'tok', brand: 'VISA', last4: '1111', expMonth: 12, expYear: 2030 }),
  newKey,
}));
