import { describe, expect, test } from 'vitest';
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
import { storeGatewayContract } from '#test/support/port-contracts/store-gateway.contract.ts';
import { confirmEmail } from '#test/support/commerce/member.ts';
import { useSuiteShop } from '#test/support/commerce/use-suite-shop.ts';
import type { TypedGiftCard } from '#core/checkout/gift-card.ts';
import { approve } from '#test/support/commerce/approvals.ts';
import { giveCredit, issueReward, joinAs } from '#test/support/commerce/rewards.ts';
import { enterAsMember } from '#test/support/port-contracts/member-session.ts';
import { issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import { tenderGatewayContract } from '#test/support/port-contracts/tender-gateway.contract.ts';
import { sharedCartGatewayContract } from '#test/support/port-contracts/shared-cart-gateway.contract.ts';
import { walletGatewayContract } from '#test/support/port-contracts/wallet-gateway.contract.ts';
import { promoCodeGatewayContract } from '#test/support/port-contracts/promo-code-gateway.contract.ts';
import { savedItemsGatewayContract } from '#test/support/port-contracts/saved-items-gateway.contract.ts';
import { restock, takeVariant } from '#test/support/commerce/variants.ts';
import { run } from '#test/support/run.ts';
import { gatewaysOver } from './gateways-over-service.ts';

const newKey = (): string => crypto.randomUUID();

const shop = useSuiteShop();
const gateways = (locale?: string) => gatewaysOver(shop().commerce.fetch, locale);

/** Two sizes of a product that is in stock. */
const twoItems = async (products: Awaited<ReturnType<typeof gateways>>['products']) => {
  const stock = await run(products.inventory('NKTRAIL3FJO'));
  const [first, second] = Object.entries(stock)
    .filter(([, quantity]) => quantity > 2)
    .map(([sku]) => ({ sku, productId: 'NKTRAIL3FJO', quantity: 1 }));
  if (first === undefined || second === undefined) throw new Error('Nothing is in stock');
  return [first, second] as const;
};

for (const locale of ['en-us', 'fr-ca', 'en-gb'])
  cartGatewayContract(`HTTP over the service, ${locale}`, async () => {
    const { carts, products, site } = await gateways(locale);
    return { carts, taxMode: site.taxMode, items: await twoItems(products), newKey };
  });

productGatewayContract('HTTP over the service', () => gateways());
eventGatewayContract('HTTP over the service', () => gateways());
mediaGatewayContract('HTTP over the service', async () => {
  const all = await gateways();
  return { ...all, newKey, enter: () => enterAsMember(all, `grace-media-${newKey()}@example.org`) };
});
reviewGatewayContract('HTTP over the service', async () => ({
  ...(await gateways()),
  newKey,
  another: async () => (await gateways()).reviews,
}));
recommendationGatewayContract('HTTP over the service', async () => ({ ...(await gateways()), newKey }));
favoritesGatewayContract('HTTP over the service', async () => ({
  ...(await gateways()),
  newKey,
  another: async () => (await gateways()).favorites,
}));
contactGatewayContract('HTTP over the service', async () => ({ ...(await gateways()), newKey }));
contentGatewayContract('HTTP over the service', () => gateways());
storeGatewayContract('HTTP over the service', () => gateways());
authGatewayContract('HTTP over the service', () => gateways());
accountGatewayContract('HTTP over the service', () => gateways());
const codeIn = async (email: string, kind: string): Promise<string> => {
  const { params } = await shop()
    .database.db.selectFrom('message')
    .select('params')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  return String(Reflect.get(Object(params), 'code'));
};
securityGatewayContract('HTTP over the service', async () => ({
  ...(await gateways()),
  newKey,
  codeIn,
}));
subscriptionGatewayContract('HTTP over the service', async () => ({
  ...(await gateways()),
  newKey,
  codeIn,
  confirmAddress: (email) => confirmEmail(shop().database, email),
}));
addressBookGatewayContract('HTTP over the service', async () => ({ ...(await gateways()), newKey }));
savedCardGatewayContract('HTTP over the service', async () => ({ ...(await gateways()), newKey }));
enrollmentGatewayContract('HTTP over the service', gateways);
profileGatewayContract('HTTP over the service', async () => ({ ...(await gateways()), newKey }));
promoCodeGatewayContract('HTTP over the service', async () => {
  const opened = await gateways();
  return { ...opened, taxMode: opened.site.taxMode, item: (await twoItems(opened.products))[0], newKey };
});
sharedCartGatewayContract('HTTP over the service', async () => {
  const opened = await gateways();
  return { ...opened, items: await twoItems(opened.products), newKey, another: async () => gateways() };
});
const unusable = {
  GFC725: { balance: 2_500, currency: 'GBP' },
  GFC740: { balance: 0 },
  GFC760: { balance: 2_500, isActive: false },
  GFC812: { balance: 2_500, expiresOn: '2020-01-01' },
};
const unusableRewards = { REW135: { balance: 1_000, expiresOn: '2020-01-01' }, REW140: { balance: 0 } };
tenderGatewayContract('HTTP over the service', async () => {
  const opened = await gateways();
  const { currency } = opened.site;
  const issued = new Map<number, TypedGiftCard>();
  const reward = async (given: Parameters<typeof issueReward>[1]) => {
    const { rewardId: code, ...rest } = await issueReward(shop(), { currency, ...given });
    return { code, ...rest };
  };
  return {
    ...opened,
    item: { ...(await takeVariant(shop().database, 20)), quantity: 1 },
    giftCardGoods: { sku: 'NKGIFT01FJO-50', productId: 'NKGIFT01FJO', quantity: 1 },
    newKey,
    giftCard: async (index) => {
      const card = issued.get(index) ?? (await issueGiftCard(shop(), { balance: 2_500, currency }));
      issued.set(index, card);
      return card;
    },
    approve: (clientToken) => approve(shop(), clientToken),
    refused: (errorId) => issueGiftCard(shop(), { currency, ...unusable[errorId] }),
    give: async ({ points, credit }) => {
      const consumerId = (await run(opened.sessions.read))?.consumerId ?? '';
      await joinAs(shop(), { consumerId, points });
      await giveCredit(shop(), { consumerId, credit });
    },
    reward: (kind) => reward(kind === 'code' ? { balance: 1_000 } : { balance: 2_500, pin: '4321' }),
    refusedReward: async (errorId) => {
      if (errorId !== 'REW401') return reward(unusableRewards[errorId]);
      const other = await gateways();
      await enterAsMember(other, `owner-${newKey()}@example.org`);
      return reward({ balance: 1_000, consumerId: (await run(other.sessions.read))?.consumerId ?? '' });
    },
  };
});
walletGatewayContract('HTTP over the service', async () => ({
  ...(await gateways()),
  item: { ...(await takeVariant(shop().database, 20)), quantity: 1 },
  newKey,
}));
savedItemsGatewayContract('HTTP over the service', async () => {
  const opened = await gateways();
  // Separate stock for every test, so that one cannot sell out what another needs.
  const [one, two] = [await takeVariant(shop().database, 20), await takeVariant(shop().database, 20)];
  const sellOut = async (sku: string) => {
    await restock(shop().database, { sku }, 0);
  };
  return {
    ...opened,
    consumerId: (await run(opened.sessions.read))?.consumerId ?? '',
    items: [
      { ...one, quantity: 1 },
      { ...two, quantity: 1 },
    ],
    sellOut,
    newKey,
  };
});
checkoutContract('HTTP over the service', async () => {
  const opened = await gateways();
  const [item] = await twoItems(opened.products);
  return {
    ...opened,
    item,
    card: async () => ({ token: 'tok_test_succeeds', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2039 }),
    newKey,
  };
});

describe('content and time', () => {
  test.each(['en-us', 'fr-ca', 'en-gb'])(
    'every block of the home page is known in %s, and nothing is logged',
    async (locale) => {
      const { content, monitoring } = await gateways(locale);
      await run(content.page('home'));
      expect(monitoring.warnings).toEqual([]);
    },
  );

  test('API-129 the server sends its time', async () => {
    expect(await run((await gateways()).serverTime.now)).toBeGreaterThan(Date.UTC(2020, 0));
  });
});
