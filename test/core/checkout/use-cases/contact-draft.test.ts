import { expect, test } from 'vitest';
import { checkoutDrafts } from '#core/checkout/device-keys.ts';
import { run } from '#test/support/run.ts';
import { Session } from '#core/session/session.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const typed = { email: 'ida@example.org', city: 'Reno' };
const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

/** A guest who has typed, and the text stored on the device. */
const typedByGuest = async () => {
  const first = buildStorefront();
  await run(first.shop.session.ensure);
  await run(first.shop.checkout.rememberDraft('shipping', typed));
  return { ...first, text: await run(first.fakes.memory.recall(checkoutDrafts.shipping)) };
};

test('CHK-37 a draft is restored for the shopper who typed it', async () => {
  const { shop } = await typedByGuest();
  expect(await run(shop.checkout.recallDraft('shipping'))).toEqual(typed);
});

test('CHK-37 a draft typed without a session is restored, also for the guest session opened next, but for no member', async () => {
  const { shop, fakes } = buildStorefront();
  await run(shop.checkout.rememberDraft('shipping', typed));
  expect(await run(shop.checkout.recallDraft('shipping'))).toEqual(typed);
  await run(shop.session.ensure);
  expect(await run(shop.checkout.recallDraft('shipping'))).toEqual(typed);
  await run(shop.account.signUp(person));
  expect([
    await run(shop.checkout.recallDraft('shipping')),
    await run(fakes.memory.recall(checkoutDrafts.shipping)),
  ]).toEqual([{}, undefined]);
});

test('CHK-37 a draft stays while the session cannot be renewed', async () => {
  const { shop, fakes } = await typedByGuest();
  const session = await run(shop.session.current);
  if (session === undefined) throw new Error('No session');
  await run(fakes.sessions.write(Session.expireAccess(session)));
  fakes.faults.failNext('refresh', apiRefusal('GEN503', 503));
  expect(await run(shop.checkout.recallDraft('shipping'))).toEqual({});
  expect(await run(shop.checkout.recallDraft('shipping'))).toEqual(typed);
});

test.each([
  ['another account', async (shop: Shop) => run(shop.account.signUp(person))],
  [
    'another guest session',
    async (shop: Shop) => {
      await run(shop.account.signUp(person));
      await run(shop.account.signOut());
    },
  ],
])('CHK-37 the draft of a guest fills no form of %s, and is removed', async (_, become) => {
  const { shop, fakes, text } = await typedByGuest();
  await become(shop);
  await run(fakes.memory.remember(checkoutDrafts.shipping, text ?? ''));
  expect([
    await run(shop.checkout.recallDraft('shipping')),
    await run(fakes.memory.recall(checkoutDrafts.shipping)),
  ]).toEqual([{}, undefined]);
});

test('CHK-37 a draft of one site fills no form of another', async () => {
  const { text } = await typedByGuest();
  const { shop, fakes } = buildStorefront({ locale: 'en-gb' });
  await run(shop.session.ensure);
  await run(fakes.memory.remember(checkoutDrafts.shipping, text ?? ''));
  expect(await run(shop.checkout.recallDraft('shipping'))).toEqual({});
});

test.each(['', 'null', '{}', '[', '["nordkamm-us"]', '{"email":"ida@example.org"}'])(
  'CHK-37 stored text that is no draft is ignored: %s',
  async (text) => {
    const { shop, fakes } = buildStorefront();
    await run(fakes.memory.remember(checkoutDrafts.shipping, text));
    expect(await run(shop.checkout.recallDraft('shipping'))).toEqual({});
  },
);

test('CHK-37 only fields of the form whose text is short enough are restored', async () => {
  const { shop, text, fakes } = await typedByGuest();
  await run(
    fakes.memory.remember(
      checkoutDrafts.shipping,
      (text ?? '')
        .replace('"Reno"', JSON.stringify('R'.repeat(300)))
        .replace('"email"', '"card":"4242424242424242","phone":7,"email"'),
    ),
  );
  expect(await run(shop.checkout.recallDraft('shipping'))).toEqual({ email: typed.email });
});

type Shop = ReturnType<typeof buildStorefront>['shop'];
