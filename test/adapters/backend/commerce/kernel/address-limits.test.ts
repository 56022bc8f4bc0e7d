import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCommerce, type Commerce } from '#adapters/backend/commerce/app.ts';
import { makeLimitAddresses } from '#adapters/backend/commerce/kernel/rates/limit-addresses.ts';
import { cart } from '#adapters/contract/cart.ts';
import { account } from '#adapters/contract/account.ts';
import { contact } from '#adapters/contract/contact.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import { consumer } from '#adapters/contract/order.ts';
import { security } from '#adapters/contract/security.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { britishAddress, checkOut, place, startCart } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newChallenge, newEmail, password } from '#test/support/commerce/member.ts';
import { stockOf, takeVariant } from '#test/support/commerce/variants.ts';
import { makeCaller, newShopper, type Fetch, type Shopper } from '#test/support/commerce/shopper.ts';

/** A service whose calls come from a network. */
const from =
  (commerce: Commerce, network: string): Fetch =>
  (request) => {
    request.headers.set('x-forwarded-for', network);
    return commerce.fetch(request);
  };

/** Sign-ins in 15 minutes. */
const MOST_SIGN_INS = 50;

const guess = (call: Shopper['call']) =>
  call(account.signIn, {
    body: {
      email: newEmail(),
      password,
      codeChallenge: newChallenge().codeChallenge,
      codeChallengeMethod: 'S256',
      // Refused before the password is checked, which would take long; the call counts.
      captchaToken: '',
    },
  });

describe('limits by the address of the client', () => {
  let shop: Shop;
  let commerce: Commerce;
  beforeAll(async () => {
    shop = await openSuiteShop();
    commerce = await createCommerce({ ...shop.context, limitsCalls: true });
  }, OPENING);
  afterAll(() => shop.close(), OPENING);
  const callerAt = (network: string) => makeCaller(from(commerce, network), { siteId: 'nordkamm-us' });

  test('of a network as many sign-ins pass as the limit allows, whatever the e-mail address; the next is 429 with Retry-After, and another network is not refused', async () => {
    const statuses = new Set<number>();
    for (let turn = 1; turn <= MOST_SIGN_INS; turn += 1) statuses.add((await guess(callerAt('192.0.2.1'))).status);
    expect([...statuses]).toEqual([403]);
    let retryAfter = '';
    const refused = await guess(
      makeCaller(
        async (request) => {
          const response = await from(commerce, '192.0.2.1')(request);
          retryAfter = response.headers.get('retry-after') ?? '';
          return response;
        },
        { siteId: 'nordkamm-us' },
      ),
    );
    expect([refused.status, refused.errorId]).toEqual([429, 'AUT500']);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await guess(callerAt('192.0.2.2'))).status).toBe(403);
  });

  test('reliability G6 of 200 sign-ins at once most are refused before they are counted, so none of them uses the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => guess(callerAt('192.0.2.3'))));
    expect([...new Set(answers.map(({ status, errorId }) => `${status} ${errorId}`))].toSorted()).toEqual([
      '403 AUT403',
      '503 AUT500',
    ]);
  });

  test('new guests of one network share a limit: a new session does not help', async () => {
    const most = 30;
    const track = async (network: string) => {
      const guest = await newShopper(from(commerce, network));
      return (await guest.call(consumer.trackOrder, { body: { orderNumber: '1000000000', email: 'a@example.org' } }))
        .status;
    };
    const seen: number[] = [];
    for (let turn = 0; turn <= most; turn += 1) seen.push(await track('2001:db8:1:2::/64'));
    expect([seen.slice(0, most).every((status) => status === 404), seen[most]]).toEqual([true, 429]);
    expect(await track('2001:db8:1:3::/64')).toBe(404);
  });

  const message = {
    firstName: 'Ida',
    lastName: 'Berg',
    categoryId: 'product',
    subjectId: 'size',
    message: 'Which size do I need?',
    country: 'US',
    captchaToken: 'person',
  };
  const warranty = {
    productId: 'NKTRAIL3FJO',
    purchaseDate: '2025-11-01',
    description: 'The sole of the left shoe came off.',
    photos: [],
  };
  test.each([
    [
      'CASE-01 messages',
      40,
      (guest: Shopper, email: string) => guest.call(contact.send, { body: { ...message, email } }),
    ],
    [
      'ORD-22 warranty requests',
      50,
      (guest: Shopper, email: string) => guest.call(contact.requestWarranty, { body: { ...warranty, email } }),
    ],
  ] as const)(
    '%s: 20 an hour pass from a network, whatever sessions and addresses they name; a limit elsewhere is not reached',
    async (_, last, send) => {
      const from1 = async (network: string) =>
        (await send(await newShopper(from(commerce, network)), newEmail())).status;
      const seen: number[] = [];
      for (let turn = 1; turn <= 25; turn += 1) seen.push(await from1(`192.0.2.${last}`));
      expect([seen.indexOf(429), await from1(`192.0.2.${last + 1}`)]).toEqual([20, 200]);
    },
  );

  test('ERR-18 AUT437 however many wrong codes a network has sent, the member in whose session it is typed confirms the address by a new code', async () => {
    const members = makeMembers(from(commerce, '192.0.2.60'));
    const [{ member: other }, { email, member }] = [await members.join(), await members.join()];
    const verify = ({ call }: Shopper, code: string) => call(security.verifyEmail, { body: { code } });
    const answers = new Set<string>();
    for (let turn = 1; turn <= 60; turn += 1) {
      const { status, errorId } = await verify(turn % 2 === 0 ? other : member, 'wrong');
      answers.add(`${status} ${errorId}`);
    }
    expect([...answers]).toEqual(['400 AUT437']);
    await member.call(security.sendVerification);
    const { code } = await shop.database.db
      .selectFrom('message')
      .select(sql<string>`params->>'code'`.as('code'))
      .where('recipient', '=', email)
      .where('kind', '=', 'email-verification')
      .executeTakeFirstOrThrow();
    expect((await verify(member, code)).status).toBe(204);
  });

  test('calls within the process have no address and are not counted; the counters have no address', async () => {
    const local = makeCaller(commerce.fetch, { siteId: 'nordkamm-us' });
    for (let turn = 0; turn <= MOST_SIGN_INS; turn += 1) expect((await guess(local)).status).toBe(403);
    const counted = await shop.database.db.selectFrom('rateCount').selectAll().execute();
    expect(JSON.stringify(counted)).not.toMatch(/192\.0\.2|2001:db8/);
  });

  test.each([
    ['authentication.token', 600],
    ['account.signUp', 20],
    ['security.requestReset', 20],
    ['security.confirmReset', 30],
    ['security.checkReset', 60],
    ['security.sendVerification', 20],
    ['cart.reserve', 120],
    ['checkout.setContact', 120],
    ['checkout.prepareOrder', 120],
    ['profile.create', 20],
    ['subscriptions.create', 20],
    ['subscriptions.change', 40],
    ['subscriptions.confirm', 60],
    ['contact.send', 20],
    ['contact.requestWarranty', 20],
    ['savedCards.add', 30],
    ['orderChanges.correct', 30],
    ['orderChanges.pay', 30],
    ['cart.addPaymentInstrument', 300],
    ['checkout.placeOrder', 120],
    ['favorites.share', 30],
    ['recommendations.notify', 60],
    ['reviews.ask', 20],
  ])('%s passes %i times in a window', async (operation, most) => {
    const limit = makeLimitAddresses(shop.database);
    const passed = [];
    for (let turn = 0; turn <= most; turn += 1)
      passed.push((await limit(operation, `digest of ${operation}`)) === undefined);
    expect([passed.indexOf(false), passed.length]).toEqual([most, most + 1]);
  });

  test('the carts of one network hold at most 30 units of a sku at a time, and the next says how long that lasts; another network holds the rest', async () => {
    const variant = await takeVariant(shop.database, 100);
    const hold = async (network: string) => {
      const guest = await newShopper(from(commerce, network));
      const { id: basketId } = (await startCart(guest, { ...variant, qty: 10 })).reply;
      const answer = await guest.call(cart.reserve, { body: { basketId, items: [{ sku: variant.sku, qty: 10 }] } });
      const { errorId, status, retryAfter, params } = answer;
      return errorId && [errorId, status, retryAfter > 800 && retryAfter <= 900, params?.['wait']];
    };
    const held = [];
    for (let turn = 1; turn <= 4; turn += 1) held.push(await hold('192.0.2.20'));
    expect([...held, await hold('192.0.2.21')]).toEqual([
      undefined,
      undefined,
      undefined,
      ['INV406', 429, true, '15 minutes'],
      undefined,
    ]);
    expect(await stockOf(shop.database, variant)).toEqual({ onHand: 100, reserved: 40 });
    await sql`update stock_hold set expires_at = now() - interval '1 second'`.execute(shop.database.db);
    expect(await hold('192.0.2.20')).toBeUndefined();
  });

  test('ORD-18 withdrawals that name no order are limited, with and without the form; one that names an order passes, except in a network that sent 30 wrong addresses for its number', async () => {
    // The attempts at one order number are limited, too.
    let order = 1_000_000_000;
    const send = async (network: string, orderNumber = String((order += 1)), email = 'ada@example.org') =>
      from(
        commerce,
        network,
      )(
        new Request('http://shop.test/en-gb/withdrawal', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `step=find&orderNumber=${orderNumber}&email=${email}`,
        }),
      );
    const seen = [];
    for (let turn = 1; turn <= 31; turn += 1) seen.push((await send('192.0.2.30')).status);
    expect(Number((await send('192.0.2.30')).headers.get('retry-after'))).toBeGreaterThan(0);
    expect([seen.indexOf(429), (await send('192.0.2.31')).status]).toEqual([30, 422]);
    const withdraw = async (network: string) => {
      const shopper = await newShopper(from(commerce, network), { siteId: 'nordkamm-gb' });
      const body = { orderNumber: String((order += 1)), email: 'ada@example.org' };
      return (await shopper.call(orderChanges.withdraw, { body })).status;
    };
    expect([await withdraw('192.0.2.30'), await withdraw('192.0.2.31')]).toEqual([429, 404]);
    const owner = await shop.shopper('nordkamm-gb');
    const ready = await checkOut(owner, await takeVariant(shop.database, 1), 'tok_test_succeeds', britishAddress);
    const { reply: placed } = await place(owner, ready);
    await sql`update orders set email = 'ada@example.org' where order_id = ${placed.orderId}`.execute(shop.database.db);
    const { orderNumber } = placed;
    expect((await send('192.0.2.30', orderNumber)).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => send('192.0.2.32', orderNumber, `eve-${turn}@example.org`)),
    );
    expect(guesses.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 422));
    const [right, wrong] = [
      await send('192.0.2.32', orderNumber),
      await send('192.0.2.32', orderNumber, 'eve-31@example.org'),
    ];
    expect([right.status, wrong.status, right.headers.get('retry-after') !== null]).toEqual([429, 429, true]);
    expect((await send('192.0.2.31', orderNumber)).status).toBe(200);
  });

  test('in demo they apply, in tests they do not unless the test asks for them', async () => {
    const statusesIn = async (environment: 'demo' | 'test', network: string) => {
      const { fetch } = await createCommerce({ ...shop.context, environment });
      const call = makeCaller(from({ ...commerce, fetch }, network), { siteId: 'nordkamm-us' });
      const seen: number[] = [];
      for (let turn = 0; turn <= MOST_SIGN_INS; turn += 1) seen.push((await guess(call)).status);
      return seen.at(-1);
    };
    expect([await statusesIn('demo', '192.0.2.7'), await statusesIn('test', '192.0.2.8')]).toEqual([429, 403]);
  });
});
