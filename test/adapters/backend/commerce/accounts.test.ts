import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '#adapters/contract/account.ts';
import { deletionJob } from '#adapters/backend/commerce/modules/privacy/delete-account.ts';
import { privacy } from '#adapters/contract/privacy.ts';
import { demoAccount, seedDemoAccounts } from '#adapters/backend/seed/demo-accounts.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newChallenge, password } from '#test/support/commerce/member.ts';
import { subscriptionsSuite } from './modules/subscriptions/subscriptions-suite.ts';
import { accountSuite } from './modules/account/account-suite.ts';
import { contactSuite } from './modules/contact/contact-suite.ts';
import { warrantySuite } from './modules/contact/warranty-suite.ts';
import { addressesSuite } from './modules/addresses/addresses-suite.ts';
import { enrollmentSuite } from './modules/enrollment/enrollment-suite.ts';
import { securitySuite } from './modules/security/security-suite.ts';
import { privacySuite } from './modules/privacy/privacy-suite.ts';
import { savedCardsSuite } from './modules/saved-cards/saved-cards-suite.ts';
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
subscriptionsSuite(open);
profileSuite(open);
enrollmentSuite(open);
securitySuite(open);
privacySuite(open);
addressesSuite(open);
savedCardsSuite(open);
contactSuite(open);
warrantySuite(open);

test('the demo account is absent in production; elsewhere it is created once, and accepts its password', async () => {
  const { database } = open();
  const accounts = () =>
    database.db.selectFrom('account').select('email').where('email', '=', demoAccount.email).execute();
  await seedDemoAccounts(database, { environment: 'production' });
  expect(await accounts()).toEqual([]);
  for (let time = 1; time <= 2; time += 1) await seedDemoAccounts(database, { environment: 'demo' });
  expect(await accounts()).toHaveLength(1);
  const { codeVerifier, codeChallenge } = newChallenge();
  const members = makeMembers(open().commerce.fetch);
  const { code } = (await members.signIn(demoAccount.email, codeChallenge, demoAccount.password)).reply;
  expect((await members.exchange({ code, codeVerifier })).reply.consumerType).toBe('REGISTERED');
});

test('a process that ends during the deletion of an account leaves the account complete; the next one finishes the deletion', async () => {
  const crash = new Error('The process ends here');
  const own = await openSuiteShop({
    crashPoint: async (name) => {
      if (name === 'account-erased') throw crash;
    },
  });
  try {
    const { email, member } = await makeMembers(own.commerce.fetch).join();
    const before = (await member.call(account.profile)).text;
    expect((await member.call(privacy.deleteAccount, { body: { password } })).status).toBe(500);
    expect(own.problems.splice(0)).toEqual([crash]);
    expect((await member.call(account.profile)).text).toBe(before);
    expect((await makeMembers(own.commerce.fetch).enter(email)).token.consumerId).toBe(member.token.consumerId);
    const next = deletionJob({
      context: { ...own.context, crashPoint: async () => undefined },
      forgetCards: async () => undefined,
    });
    const stop = new AbortController().signal;
    await next.run(stop);
    expect((await member.call(account.profile)).status).toBe(200);
    await sql`update account_deletion set settle_after = now()`.execute(own.database.db);
    await next.run(stop);
    expect((await member.call(account.profile)).status).toBe(401);
    expect((await makeMembers(own.commerce.fetch).signIn(email, newChallenge().codeChallenge)).status).toBe(401);
  } finally {
    await own.close();
  }
}, 60_000);
