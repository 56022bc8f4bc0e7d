import { expect, test } from 'vitest';
import { useSuiteShop } from '#test/support/commerce/use-suite-shop.ts';
import { openLoggedStorefront } from '#test/support/logged-storefront.ts';
import { run } from '#test/support/run.ts';

const service = useSuiteShop();

/** A storefront with a log, and its latest exchange of a code for tokens. */
const openLogged = () => {
  const opened = openLoggedStorefront(service());
  return {
    ...opened,
    exchange: () => opened.log.findLast(({ body }) => body['grantType'] === 'authorization_code'),
  };
};

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const beanie = { sku: 'NKSNOW01RST-OS', productId: 'NKSNOW01RST' };
const trail = { sku: 'NKTRAIL3EMB-42', productId: 'NKTRAIL3EMB' };

test('API-004 AUTH-25 signing up sends names, address, password, country, consents, bot token, source ECOM15 and the challenge, and nothing else', async () => {
  const { shop, log } = openLogged();
  await run(shop.account.signUp({ ...person, email: 'first@example.org', newsletter: 'on' }));
  const sent = log.find(({ line }) => line === 'POST /consumers-v3/auth/signup')?.body ?? {};
  expect(Object.keys(sent).toSorted()).toEqual([
    'captchaToken',
    'codeChallenge',
    'country',
    'email',
    'firstName',
    'lastName',
    'optins',
    'password',
    'source',
  ]);
  expect(sent).toMatchObject({ source: 'ECOM15', country: 'US', optins: ['newsletter'] });
});

test('AUTH-02 AUTH-04 AUTH-06 AUTH-07 SFL-10 FAV-12 CART-42 a guest with cart, favorite and saved item signs in: the exchange sends the three ids, the returned ones are used, and all three are there afterwards', async () => {
  const member = openLogged();
  await run(member.shop.account.signUp(person));

  const { shop, log, sessions, exchange } = openLogged();
  await run(shop.carts.add(trail));
  const cart = await run(shop.carts.add(beanie));
  const [line] = cart.items;
  if (line === undefined) throw new Error('The cart is empty');
  await run(shop.savedItems.save({ cart, itemId: line.id }));
  await run(shop.favorites.setFavorite({ id: 'NKTRAIL3EMB', wanted: true }));
  const before = await run(sessions.read);
  await run(shop.account.signIn(person));

  expect(log.map(({ line: call }) => call).slice(-2)).toEqual([
    'POST /consumers-v3/auth/signin',
    'POST /token/v2/auth/token',
  ]);
  const sent = exchange()?.body ?? {};
  expect(sent).toMatchObject({
    basketId: before?.refs.basket,
    favoriteId: before?.refs.favorites,
    saveForLaterId: before?.refs.savedItems,
    refreshToken: before?.tokens?.refresh,
  });
  expect(Object.values(sent).every((value) => typeof value === 'string')).toBe(true);
  expect(sent['codeVerifier']).toMatch(/^[\w-]{43}$/);
  const after = await run(sessions.read);
  const answered = exchange()?.answer ?? {};
  expect([after?.refs.basket, after?.refs.favorites, after?.refs.savedItems]).toEqual([
    answered['basketId'],
    answered['favoriteId'],
    answered['saveForLaterId'],
  ]);
  expect([typeof after?.refs.basket, typeof after?.refs.favorites, typeof after?.refs.savedItems]).toEqual([
    'string',
    'string',
    'string',
  ]);
  expect(JSON.stringify(after)).not.toContain(String(sent['codeVerifier']));

  expect((await run(shop.carts.load))?.items.map(({ sku }) => sku)).toEqual([beanie.sku]);
  expect((await run(shop.favorites.viewFavorites(0))).items.map(({ itemId }) => itemId)).toEqual(['NKTRAIL3EMB']);
  expect((await run(shop.savedItems.list()))?.items.map(({ sku }) => sku)).toEqual([trail.sku]);
});

test('AUTH-10 API-003 signing out ends the session at the service, and a new guest session starts', async () => {
  const { shop, log, sessions } = openLogged();
  await run(shop.account.signUp({ ...person, email: 'second@example.org' }));
  await run(shop.carts.add(beanie));
  const member = await run(sessions.read);
  await run(shop.account.signOut());
  expect(log.map(({ line }) => line).slice(-2)).toEqual([
    'POST /consumers-v3/consumer/auth/signout',
    'POST /token/v2/auth/token',
  ]);
  const guest = await run(sessions.read);
  expect([guest?.consumerType, guest?.refs.basket, guest?.consumerId === member?.consumerId]).toEqual([
    'GUEST',
    undefined,
    false,
  ]);
  const old = new Request('http://service.test/consumers-v3/consumer/profile', {
    headers: { siteId: 'nordkamm-us', authorization: `Bearer ${member?.tokens?.access ?? ''}` },
  });
  expect((await service().commerce.fetch(old)).status).toBe(401);
});

test('AUTH-27 a token revoked before its expiry is renewed once, and the profile requested again', async () => {
  const { shop, log, sessions } = openLogged();
  await run(shop.account.signUp({ ...person, email: 'third@example.org' }));
  const member = await run(sessions.read);
  if (member?.tokens === undefined) throw new Error('No tokens');
  await run(sessions.write({ ...member, tokens: { ...member.tokens, access: 'ended-before-its-time' } }));
  expect(await run(shop.account.view())).toMatchObject({ _tag: 'Member', owner: { email: 'third@example.org' } });
  expect(log.map(({ line }) => line).slice(-3)).toEqual([
    'GET /consumers-v3/consumer/profile',
    'POST /token/v2/auth/token',
    'GET /consumers-v3/consumer/profile',
  ]);
});
