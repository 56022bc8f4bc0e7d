import type { CommerceDatabase } from '../commerce/kernel/database/schema.ts';
import { demoAccountsPage } from '../commerce/modules/account/demo-accounts-page.ts';
import { demoAccounts, lockDemoAccount } from './demo-accounts.ts';
import { demoGiftCards, GIFT_CARD_PIN } from './demo-gift-cards.ts';
import { demoRewards } from './demo-rewards.ts';

/** Path of the list of demo accounts. Exists in the demo only. */
const ACCOUNTS_PATH = '/__accounts';

/** What the sign-in pages of the demo link to. */
export const accountsLink = {
  href: ACCOUNTS_PATH,
  titles: { en: 'Demo accounts', fr: 'Comptes de démonstration', de: 'Demokonten' },
} as const;

/**
 * Facts about the shop whose page it is. `hasHistory`: orders, addresses and cards of the accounts exist, which needs
 * the embedded database and the included payment provider.
 */
type DemoShop = { readonly database: Pick<CommerceDatabase, 'db'>; readonly hasHistory: boolean };

/** Lists the demo accounts. The lock of the locked one is renewed, because it ends after some minutes. */
const accountsPage = async ({ database, hasHistory }: DemoShop): Promise<Response> => {
  await lockDemoAccount(database);
  return demoAccountsPage(accountsLink.titles.en, {
    accounts: demoAccounts.map(({ shows, withoutHistory, ...account }) => ({
      ...account,
      shows: hasHistory ? shows : (withoutHistory ?? shows),
    })),
    giftCards: demoGiftCards,
    pin: GIFT_CARD_PIN,
    rewards: demoRewards,
  });
};

/** Adds the page to what a service responds to. */
export const withAccountsPage =
  (shop: DemoShop, service: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== ACCOUNTS_PATH) return service(request);
    return request.method === 'GET' || request.method === 'HEAD'
      ? accountsPage(shop)
      : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  };
