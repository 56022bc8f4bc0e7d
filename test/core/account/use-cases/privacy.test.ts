import { expect, test } from 'vitest';
import { checkoutDrafts } from '#core/checkout/device-keys.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const member = async () => {
  const built = buildStorefront();
  await run(built.shop.account.signUp(person));
  return built;
};

test('API-065 PRO-10 a copy is requested with the own address and read as JSON', async () => {
  const { shop, fakes } = await member();
  expect(JSON.parse(await run(shop.privacy.copyData(person.email)))).toMatchObject({
    account: [{ firstName: 'Ida', email: person.email }],
  });
  expect([fakes.faults.times('requestCopy'), fakes.faults.times('readCopy')]).toEqual([1, 1]);
});

test('a deleted account ends as a sign-out does: this device has no data of the member and continues as a guest', async () => {
  const { shop, fakes } = await member();
  await run(fakes.memory.remember(checkoutDrafts.shipping, 'draft'));
  expect(await failureOf(shop.privacy.deleteAccount({ oldPassword: '' }))).toMatchObject({ _tag: 'InvalidInput' });
  expect(await failureOf(shop.privacy.deleteAccount({ oldPassword: 'Wrong1Horse' }))).toMatchObject({
    errorId: 'AUT450',
  });
  expect(fakes.accounts.emails()).toEqual([person.email]);
  await run(shop.privacy.deleteAccount({ oldPassword: person.password }));
  expect(fakes.accounts.emails()).toEqual([]);
  expect(fakes.announcements.events.at(-1)).toEqual({ _tag: 'SignedOut' });
  expect([
    await run(fakes.memory.recall(checkoutDrafts.shipping)),
    (await run(shop.session.current))?.consumerType,
  ]).toEqual([undefined, 'GUEST']);
});
