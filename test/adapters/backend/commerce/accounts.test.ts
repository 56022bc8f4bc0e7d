import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount, seedDemoAccount } from '#adapters/backend/seed/demo-account.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newChallenge } from '#test/support/commerce/member.ts';
import { accountSuite } from './modules/account/account-suite.ts';
import { securitySuite } from './modules/security/security-suite.ts';
import { profileSuite } from './modules/profile/profile-suite.ts';

let shop: Shop | undefined;
const open = (): Shop => {
  if (shop === undefined) throw new TypeError('The shop is not open');
  return shop;
};

beforeAll(async () => {
  shop = await openSuiteShop();
}, 60_000);
afterAll(async () => shop?.close());

accountSuite(open);
profileSuite(open);
securitySuite(open);

test('the demo account is absent in production; elsewhere it is created once, and accepts its password', async () => {
  const { database } = open();
  const accounts = () =>
    database.db.selectFrom('account').select('email').where('email', '=', demoAccount.email).execute();
  await seedDemoAccount(database, { environment: 'production' });
  expect(await accounts()).toEqual([]);
  for (let time = 1; time <= 2; time += 1) await seedDemoAccount(database, { environment: 'demo' });
  expect(await accounts()).toHaveLength(1);
  const { codeVerifier, codeChallenge } = newChallenge();
  const members = makeMembers(open().commerce.fetch);
  const { code } = (await members.signIn(demoAccount.email, codeChallenge, demoAccount.password)).reply;
  expect((await members.exchange({ code, codeVerifier })).reply.consumerType).toBe('REGISTERED');
});
