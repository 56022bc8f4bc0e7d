import { afterAll, beforeAll, expect, test } from 'vitest';
import { security } from '#adapters/contract/security.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newChallenge, newEmail } from '#test/support/commerce/member.ts';
import { openRecordedService } from '#test/support/commerce/recorded-statements.ts';
import { newShopper } from '#test/support/commerce/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openSuiteShop();
}, OPENING);
afterAll(() => shop.close(), OPENING);

test('AUTH-21 A6 a reset and a sign-in run the same statements for a known and an unknown address, so that their times do not differ', async () => {
  const { fetch, ran } = await openRecordedService(shop);
  const { email } = await makeMembers(fetch).join();
  const guest = await newShopper(fetch);
  const reset = (to: string) =>
    ran(() => guest.call(security.requestReset, { body: { email: to, captchaToken: 'person' } }));
  const signIn = (to: string) => ran(() => makeMembers(fetch).signIn(to, newChallenge().codeChallenge, 'Wrong1Horse'));
  expect(await reset(email)).toEqual(await reset(newEmail()));
  expect(await signIn(email)).toEqual(await signIn(newEmail()));
  expect((await reset(email)).length).toBeGreaterThan(4);
});
