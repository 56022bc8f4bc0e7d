import { expect, test } from 'vitest';
import { GIFT_DRAFT } from '#core/cart/device-keys.ts';
import { checkoutDrafts } from '#core/checkout/device-keys.ts';
import { Session } from '#core/session/session.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

/** A member who has signed out: the store remembers who they were, and no one is signed in. */
const known = async () => {
  const built = buildStorefront();
  await run(built.shop.account.signUp(person));
  await run(built.shop.account.signOut());
  return built;
};

test('AUTH-02 signing in requests a code, exchanges it immediately, and stores a member session', async () => {
  const { shop, fakes } = await known();
  const before = fakes.faults.log.length;
  await run(shop.account.signIn(person));
  expect(fakes.faults.log.slice(before)).toEqual(['signIn', 'exchange']);
  expect((await run(shop.session.current))?.consumerType).toBe('REGISTERED');
  expect(await run(shop.account.view())).toEqual({
    _tag: 'Member',
    owner: {
      firstName: 'Ida',
      lastName: 'Berg',
      email: 'ida@example.org',
      interests: [],
      loyalty: { isMember: false, points: 0 },
    },
  });
});

test('AUTH-04 the verifier has 43 characters, differs on each call, and is in no session afterwards', async () => {
  const { shop, fakes } = buildStorefront();
  await run(shop.account.signUp(person));
  await run(shop.account.signIn(person));
  const verifiers = fakes.accounts.grants.map(({ verifier }) => verifier);
  expect(verifiers.map((verifier) => /^[\w-]{43}$/.test(verifier))).toEqual([true, true]);
  expect(new Set(verifiers).size).toBe(2);
  for (const verifier of verifiers) expect(JSON.stringify(await run(shop.session.current))).not.toContain(verifier);
});

test('AUTH-06 the exchange sends the previous session, and the result of the cart merge is announced', async () => {
  const { shop, fakes } = buildStorefront();
  const guest = await run(shop.session.ensure);
  fakes.accounts.mergeNext({ addedUnits: 3, savedUnits: 1 });
  await run(shop.account.signUp(person));
  expect(fakes.accounts.grants.map(({ session }) => session)).toEqual([guest]);
  expect(fakes.announcements.events.at(-1)).toEqual({ _tag: 'SignedIn', addedUnits: 3, savedUnits: 1 });
});

test('AUTH-24 VAL-04 an invalid form is refused without a request', async () => {
  const { shop, fakes } = buildStorefront();
  expect(await failureOf(shop.account.signUp({ ...person, password: 'Short1' }))).toMatchObject({
    _tag: 'InvalidInput',
    violations: [{ field: 'password', errorId: 'FE872' }],
  });
  expect(await failureOf(shop.account.signIn({ email: '', password: '' }))).toMatchObject({
    _tag: 'InvalidInput',
    violations: [{ field: 'email' }, { field: 'password' }],
  });
  expect(fakes.faults.log).toEqual([]);
});

test('a refused sign-in leaves the guest session unchanged', async () => {
  const { shop } = await known();
  const guest = await run(shop.session.ensure);
  expect(await failureOf(shop.account.signIn({ ...person, password: 'Wrong1Horse' }))).toMatchObject({
    errorId: 'AUT401',
  });
  expect(await run(shop.session.current)).toEqual(guest);
});

test('AUTH-10 signing out ends the session, clears the cart, and continues as a new guest', async () => {
  const { shop, fakes } = buildStorefront();
  await run(shop.account.signUp(person));
  await run(shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  const before = fakes.faults.log.length;
  await run(shop.account.signOut());
  expect(fakes.faults.log.slice(before)).toEqual(['signOut', 'guest']);
  const session = await run(shop.session.current);
  expect([
    session?.consumerType,
    session?.refs.basket,
    await run(fakes.lastCart.read),
    await run(shop.carts.load),
  ]).toEqual(['GUEST', undefined, undefined, undefined]);
  expect(fakes.announcements.events.at(-1)).toEqual({ _tag: 'SignedOut' });
});

test.each([
  ['is refused', 500],
  ['gets no answer', 0],
])(
  'AUTH-11 a sign-out that %s ends the session on this device and removes its cart and what was typed in cart and checkout',
  async (_, status) => {
    const { shop, fakes } = buildStorefront();
    await run(shop.account.signUp(person));
    const cart = await run(shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
    const itemId = cart.items[0]?.id ?? '';
    await run(shop.checkout.rememberDraft('shipping', { email: person.email }));
    await run(shop.checkout.rememberDraft('billing', { city: 'Leeds' }));
    await run(shop.checkout.rememberDraft('otherAddress', { city: 'York' }));
    await run(shop.lineDelivery.rememberGiftDraft({ cart, itemId, giftMessage: 'Enjoy' }));
    fakes.faults.failNext('signOut', apiRefusal('GEN500', status));
    await run(shop.account.signOut());
    expect([
      (await run(shop.session.current))?.consumerType,
      await run(fakes.lastCart.read),
      await run(fakes.memory.recall(checkoutDrafts.shipping)),
      await run(fakes.memory.recall(checkoutDrafts.billing)),
      await run(fakes.memory.recall(checkoutDrafts.otherAddress)),
      await run(fakes.memory.recall(GIFT_DRAFT)),
    ]).toEqual(['GUEST', undefined, undefined, undefined, undefined, undefined]);
    expect(fakes.announcements.events.at(-1)).toEqual({ _tag: 'SignedOut' });
  },
);

test('without a session, or with a guest session, the visitor is a guest, and no request is sent', async () => {
  const { shop, fakes } = buildStorefront();
  expect(await run(shop.account.view())).toEqual({ _tag: 'Guest' });
  await run(shop.session.ensure);
  expect([await run(shop.account.view()), fakes.faults.log]).toEqual([{ _tag: 'Guest' }, ['guest']]);
});

test('AUTH-27 a refused token is renewed once and the profile requested again; after a second refusal sign-in is offered', async () => {
  const { shop, fakes } = buildStorefront();
  await run(shop.account.signUp(person));
  const session = await run(shop.session.current);
  if (session === undefined) throw new Error('No session');
  // The channel of a browser: the server behind it holds the tokens.
  const { tokens: _tokens, ...shown } = session;
  await run(fakes.sessions.write(shown));
  fakes.faults.failNext('owner', apiRefusal('AUT498', 401));
  const before = fakes.faults.log.length;
  expect(await run(shop.account.view())).toMatchObject({ _tag: 'Member' });
  expect(fakes.faults.log.slice(before)).toEqual(['owner', 'refresh', 'owner']);
  fakes.faults.failNext('owner', apiRefusal('AUT498', 401));
  fakes.faults.failNext('owner', apiRefusal('AUT498', 401));
  expect(await run(shop.account.view())).toEqual({ _tag: 'Guest' });
});

test('AUTH-27 a member whose session has ended sees the sign-in, not the profile of a guest', async () => {
  const { shop, fakes } = buildStorefront();
  await run(shop.account.signUp(person));
  const session = await run(shop.session.current);
  if (session === undefined) throw new Error('No session');
  await run(fakes.sessions.write(Session.expireAccess(session)));
  fakes.faults.failNext('refresh', apiRefusal('AUT441', 401));
  expect(await run(shop.account.view())).toEqual({ _tag: 'Guest' });
  expect(fakes.faults.times('owner')).toBe(0);
});

test('an outage of the service is reported as an outage', async () => {
  const { shop, fakes } = buildStorefront();
  await run(shop.account.signUp(person));
  fakes.faults.failNext('owner', apiRefusal('GEN500', 503));
  expect(await failureOf(shop.account.view())).toMatchObject({ status: 503 });
});

test('the device remembers the first name of a member once the account has been read, and forgets it at the sign-out', async () => {
  const { shop, fakes } = await known();
  const name = () => run(shop.session.firstName);
  await run(shop.account.signIn(person));
  expect(await name()).toBeUndefined();
  await run(shop.account.view());
  await run(shop.account.view());
  expect(await name()).toBe('Ida');
  expect(fakes.announcements.events.filter(({ _tag }) => _tag === 'MemberNamed')).toEqual([
    { _tag: 'MemberNamed', firstName: 'Ida' },
  ]);
  await run(shop.account.signOut());
  expect(await name()).toBeUndefined();
});

test('a guest has no name, whatever the device remembers', async () => {
  const { shop, fakes } = buildStorefront();
  await run(fakes.memory.remember('first-name', 'Ida'));
  await run(shop.session.ensure);
  expect(await run(shop.session.firstName)).toBeUndefined();
});
