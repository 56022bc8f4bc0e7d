import { describe, expect, it, test } from 'vitest';
import { testCards } from '#adapters/backend/payments/test-cards.ts';
import { openStore } from '#adapters/backend/payments/store.ts';
import { basket, makeClock, makeShop } from './provider-under-test.ts';

describe('sessions and tokens', () => {
  it('PAY-07: a session lasts 30 minutes and its client token cannot charge', async () => {
    const { call, clock, charge, clientToken, tokenOf } = makeShop();
    const session = await call('POST', '/v1/sessions', { body: { reference: 'basket-1' } });
    expect(session.status).toBe(201);
    expect(Object.keys(session.body)).toEqual(['sessionId', 'clientToken', 'expiresAt']);
    expect(session.body['expiresAt']).toBe(new Date(clock.now() + 30 * 60_000).toISOString());
    const bearer = await clientToken();
    const token = await tokenOf('4242424242424242');
    expect(
      (
        await call('POST', '/v1/charges', {
          bearer,
          body: { amount: 1, currency: 'EUR', token, reference: 'r' },
          headers: { 'idempotency-key': 'k' },
        })
      ).status,
    ).toBe(401);
    expect((await charge('k', { token })).status).toBe(200);
  });

  it('a client token is invalid after the end of its session', async () => {
    const { call, clock, clientToken } = makeShop();
    const bearer = await clientToken();
    const body = { number: '4242424242424242', expMonth: 12, expYear: 2031, code: '123', holderName: 'Ada' };
    clock.advance(30 * 60_000 - 1);
    expect((await call('POST', '/v1/tokens', { bearer, body })).status).toBe(201);
    clock.advance(1);
    expect((await call('POST', '/v1/tokens', { bearer, body })).status).toBe(401);
  });

  it('every call of the shop needs the secret, and a card token opens no session', async () => {
    const { call, tokenOf } = makeShop();
    for (const [method, path] of [
      ['POST', '/v1/sessions'],
      ['POST', '/v1/charges'],
      ['GET', '/v1/charges?reference=x'],
      ['GET', '/v1/charges/x'],
      ['POST', '/v1/charges/x/captures'],
      ['POST', '/v1/charges/x/releases'],
      ['POST', '/v1/charges/x/refunds'],
      ['GET', '/v1/balances'],
      ['POST', '/v1/payment-methods'],
      ['GET', '/v1/payment-methods?consumerReference=x'],
      ['PATCH', '/v1/payment-methods/x'],
      ['DELETE', '/v1/payment-methods/x?consumerReference=x'],
      ['GET', '/v1/tokens/x'],
    ] as const) {
      expect((await call(method, path, { bearer: 'wrong-secret' })).status, path).toBe(401);
    }
    expect((await call('POST', '/v1/tokens', { bearer: await tokenOf('4242424242424242'), body: {} })).status).toBe(
      401,
    );
    expect((await call('POST', '/v1/tokens', { body: {} })).status).toBe(401);
  });

  it('PAY-18: tokens are random: they contain nothing of the card or of the session', async () => {
    const { tokenize, clientToken } = makeShop();
    const random = '[0-9a-f]{32}';
    const { status, body } = await tokenize();
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['token', 'brand', 'last4', 'expMonth', 'expYear']);
    expect(body['token']).toMatch(new RegExp(`^tok_${random}$`));
    expect((await tokenize()).body['token']).not.toBe(body['token']);
    expect(await clientToken()).toMatch(new RegExp(`^cli_${random}$`));
  });

  it('PAY-17: a refused card has a message for each field, in the requested language', async () => {
    const { tokenize } = makeShop();
    const wrong = { number: '4242424242424241', expMonth: 5, expYear: 2030, code: '12', holderName: '' };
    const english = await tokenize(wrong);
    expect(english.status).toBe(422);
    expect(english.body['fields']).toMatchObject({
      number: expect.stringContaining('card number'),
      expiry: expect.any(String),
      code: expect.any(String),
      holderName: expect.any(String),
    });
    const french = await tokenize({ code: '12' }, { 'accept-language': 'fr-CA' });
    expect(french.body['fields']).toEqual({ code: expect.stringContaining('code de sécurité') });
  });
});

describe('a card token', () => {
  const read = ({ call }: ReturnType<typeof makeShop>, token: string, query: string) =>
    call('GET', `/v1/tokens/${token}${query}`);

  it('PAY-18 is valid in its own session only: for another one it is unknown', async () => {
    const shop = makeShop();
    const token = await shop.tokenOf('4242424242424242');
    for (const query of ['', '?sessionReference=', '?sessionReference=basket-2'])
      expect(await read(shop, token, query)).toMatchObject({ status: 404, body: { error: 'unknown_token' } });
    expect((await read(shop, token, `?sessionReference=${basket}`)).status).toBe(200);
    for (const sessionReference of [undefined, '', 'basket-2'])
      expect(await shop.charge('key-1', { token, sessionReference })).toMatchObject({
        status: 422,
        body: { error: 'unknown_token' },
      });
    expect(shop.store.entries()).toEqual([]);
    expect((await shop.charge('key-1', { token })).body).toMatchObject({ status: 'authorized' });
  });

  it('PAY-18 is valid for 30 minutes; the response of a charge is repeated after that, too', async () => {
    const shop = makeShop();
    const [used, unused] = [await shop.tokenOf('4242424242424242'), await shop.tokenOf('4242424242424242')];
    shop.clock.advance(30 * 60_000 - 1);
    const first = await shop.charge('key-1', { token: used });
    expect(first.body).toMatchObject({ status: 'authorized' });
    shop.clock.advance(1);
    expect((await read(shop, unused, `?sessionReference=${basket}`)).status).toBe(404);
    expect((await shop.charge('key-2', { token: unused })).status).toBe(422);
    expect(await shop.charge('key-1', { token: used })).toEqual(first);
  });

  it('PAY-18 can be charged once, also after a restart; a declined or released charge may be retried', async () => {
    const shop = makeShop();
    const token = await shop.tokenOf('4242424242424242');
    const { chargeId } = (await shop.charge('key-1', { token })).body;
    expect(await shop.charge('key-2', { token, reference: 'order-2' })).toMatchObject({
      status: 422,
      body: { error: 'unknown_token' },
    });
    const restarted = makeShop({ store: shop.store, clock: shop.clock });
    expect((await restarted.charge('key-3', { token, reference: 'order-3' })).status).toBe(422);
    await restarted.operate(chargeId, 'releases', { key: 'release-1' });
    expect((await restarted.charge('key-4', { token, reference: 'order-4' })).body).toMatchObject({
      status: 'authorized',
    });
    const poor = await shop.tokenOf('4000000000009995');
    for (const key of ['poor-1', 'poor-2'])
      expect((await shop.charge(key, { token: poor })).body).toMatchObject({ declineCode: 'insufficient_funds' });
  });

  it('two simultaneous charges of one token take money once', async () => {
    const { charge, tokenOf, store } = makeShop();
    const token = await tokenOf('4242424242424242');
    const answers = await Promise.all(['key-1', 'key-2', 'key-3'].map((key) => charge(key, { token, reference: key })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(store.entries()).toHaveLength(1);
  });

  it('is no client token, and a client token is no card', async () => {
    const { tokenOf, clientToken, call, charge } = makeShop();
    const [card, client] = [await tokenOf('4242424242424242'), await clientToken()];
    expect((await charge('key-1', { token: client })).status).toBe(422);
    expect((await call('POST', '/v1/tokens', { bearer: card, body: {} })).status).toBe(401);
    expect((await call('POST', '/v1/tokens', { bearer: client, body: {} })).status).toBe(400);
  });
});

describe('charges', () => {
  test.each(testCards.filter(({ behavior }) => behavior !== 'times_out' && behavior !== 'challenge'))(
    '$number: $behavior',
    async ({ number, behavior }) => {
      const { charge, tokenize, store } = makeShop();
      const token = (await tokenize({ number, code: number.length === 15 ? '1234' : '123' })).body['token'];
      const { status, body } = await charge('key-1', { token });
      expect(status).toBe(200);
      const declined = !['succeeds', 'capture_refused', 'refund_refused'].includes(behavior);
      expect(body).toEqual({
        chargeId: expect.stringMatching(/^ch_[0-9a-f]{32}$/),
        status: declined ? 'declined' : 'authorized',
        ...(declined ? { declineCode: behavior } : {}),
      });
      expect(store.entries()).toHaveLength(declined ? 0 : 1);
    },
  );

  it('a real card number is declined', async () => {
    const { charge, tokenOf } = makeShop();
    expect((await charge('key-1', { token: await tokenOf('4012888888881881') })).body).toMatchObject({
      status: 'declined',
      declineCode: 'card_declined',
    });
  });

  it('a card that has expired since it was typed is declined as expired', async () => {
    const { charge, tokenize, clock } = makeShop({ clock: makeClock(Date.UTC(2030, 6, 1, 11, 50)) });
    const { token } = (await tokenize({ expMonth: 6, expYear: 2030 })).body;
    clock.advance(20 * 60_000);
    expect((await charge('key-1', { token })).body).toMatchObject({ status: 'declined', declineCode: 'expired_card' });
  });

  it('PAY-18 the shop receives only the displayable data of the card behind a token', async () => {
    const { call, tokenOf } = makeShop();
    const read = async (token: string) => call('GET', `/v1/tokens/${token}?sessionReference=${basket}`);
    expect((await read(await tokenOf('5555555555554444'))).body).toEqual({
      brand: 'mastercard',
      last4: '4444',
      expMonth: 12,
      expYear: 2031,
    });
    expect((await read('tok_test_fraud')).body).toEqual({ brand: 'visa', last4: '0019', expMonth: 12, expYear: 2039 });
    expect(await read('made-up')).toMatchObject({ status: 404, body: { error: 'unknown_token' } });
  });

  it('fixed test tokens work for seeded cards', async () => {
    const { charge } = makeShop();
    expect((await charge('key-1', { token: 'tok_test_succeeds' })).body).toMatchObject({ status: 'authorized' });
    expect((await charge('key-2', { token: 'tok_test_fraud' })).body).toMatchObject({ declineCode: 'fraud' });
  });

  test.each([
    ['no token of ours', { token: 'tok_forged' }, 422],
    ['a fraction of a cent', { amount: 1.5 }, 400],
    ['nothing', { amount: 0 }, 400],
    ['a negative amount', { amount: -100 }, 400],
    ['an unknown currency', { currency: 'XXX' }, 400],
    ['no reference', { reference: '' }, 400],
  ])('%s is refused and leaves no entry', async (_what, change, status) => {
    const { charge, store } = makeShop();
    expect((await charge('key-1', { token: 'tok_test_succeeds', ...change })).status).toBe(status);
    expect(store.entries()).toEqual([]);
  });

  it('the card that times out is authorized without a response, and reading it returns the true state', async () => {
    const { charge, call, tokenOf, store } = makeShop();
    const caller = new AbortController();
    const token = await tokenOf('4000000000000259');
    let answered = false;
    const lost = charge('key-1', { token, reference: 'order-7' }, caller.signal).then(() => (answered = true));
    // Reads wait for running writes, so the first read that sees the charge comes after it.
    let charges: unknown = [];
    while (Array.isArray(charges) && charges.length === 0)
      charges = (await call('GET', '/v1/charges?reference=order-7')).body['charges'];
    expect(charges).toEqual([
      expect.objectContaining({
        status: 'authorized',
        amount: 4599,
        currency: 'EUR',
        reference: 'order-7',
        idempotencyKey: 'key-1',
      }),
    ]);
    expect(answered).toBe(false);
    expect(store.entries()).toHaveLength(1);
    caller.abort();
    await lost;
    expect(answered).toBe(true);
    expect((await charge('key-1', { token, reference: 'order-7' })).body).toMatchObject({ status: 'authorized' });
  });
});

describe('idempotency', () => {
  it('a charge without a key is refused', async () => {
    const { call } = makeShop();
    const answer = await call('POST', '/v1/charges', {
      body: { amount: 1, currency: 'EUR', token: 'tok_test_succeeds', reference: 'r' },
    });
    expect([answer.status, answer.body]).toEqual([400, { error: 'idempotency_key_missing' }]);
  });

  test.each(['tok_test_succeeds', 'tok_test_card_declined', 'tok_test_challenge'])(
    'the same key with the same body returns the same bytes, also after the charge was released (%s)',
    async (token) => {
      const { charge, operate, store } = makeShop();
      const first = await charge('key-1', { token });
      await operate(first.body['chargeId'], 'releases', { key: 'release-1' });
      const again = await charge('key-1', { token });
      expect([again.status, again.text]).toEqual([first.status, first.text]);
      expect(store.entries().filter(({ type }) => type === 'authorize').length).toBe(
        token === 'tok_test_succeeds' ? 1 : 0,
      );
    },
  );

  test.each([
    { amount: 1 },
    { currency: 'USD' },
    { reference: 'order-2' },
    { token: 'tok_test_fraud' },
    { returnUrl: 'http://shop.test/' },
  ])('the same key with another body is refused: %j', async (change) => {
    const { charge, store } = makeShop();
    await charge('key-1', { token: 'tok_test_succeeds' });
    const other = await charge('key-1', { token: 'tok_test_succeeds', ...change });
    expect([other.status, other.body]).toEqual([422, { error: 'idempotency_key_reused' }]);
    expect(store.entries()).toHaveLength(1);
  });

  it('50 parallel requests with one key give one charge', async () => {
    const { charge, store } = makeShop();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => charge('key-1', { token: 'tok_test_succeeds' })),
    );
    expect(store.entries()).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('a charge that could not be recorded did not happen, and its key can be used again', async () => {
    const kept = openStore(':memory:');
    let broken = true;
    const { charge, call } = makeShop({
      store: {
        ...kept,
        append: (entry) => {
          kept.append(entry);
          if (broken) throw new Error('disk full');
        },
      },
    });
    const logged: unknown[] = [];
    const { error } = console;
    console.error = (...parts: unknown[]) => void logged.push(...parts);
    const failed = await charge('key-1', { token: 'tok_test_succeeds' }).finally(() => (console.error = error));
    expect(failed.status).toBe(500);
    expect(logged).toHaveLength(1);
    expect((await call('GET', '/v1/charges?idempotencyKey=key-1')).body['charges']).toEqual([]);
    broken = false;
    expect((await charge('key-1', { token: 'tok_test_succeeds' })).body).toMatchObject({ status: 'authorized' });
  });
});

describe('reading and releasing', () => {
  it('a charge is found by its id, its reference and its key', async () => {
    const { charge, call } = makeShop();
    const { body } = await charge('key-1', { token: 'tok_test_succeeds', reference: 'order-1' });
    await charge('key-2', { token: 'tok_test_card_declined', reference: 'order-1' });
    const shown = {
      chargeId: body['chargeId'],
      status: 'authorized',
      amount: 4599,
      currency: 'EUR',
      reference: 'order-1',
      idempotencyKey: 'key-1',
      tender: 'card',
      captured: 0,
      released: 0,
      refunded: 0,
      operations: [],
    };
    expect((await call('GET', `/v1/charges/${String(body['chargeId'])}`)).body).toEqual(shown);
    expect((await call('GET', '/v1/charges?idempotencyKey=key-1')).body).toEqual({ charges: [shown] });
    expect((await call('GET', '/v1/charges?reference=order-1')).body).toMatchObject({
      charges: [{ status: 'authorized' }, { status: 'declined', declineCode: 'card_declined' }],
    });
    expect((await call('GET', '/v1/charges?reference=order-9')).body).toEqual({ charges: [] });
    expect((await call('GET', '/v1/charges')).status).toBe(400);
    expect((await call('GET', '/v1/charges/ch_unknown')).status).toBe(404);
  });

  it('a charge is released once by one key, however often and simultaneously', async () => {
    const { charge, call, operate, store } = makeShop();
    const { chargeId } = (await charge('key-1', { token: 'tok_test_succeeds' })).body;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => operate(chargeId, 'releases', { key: 'release-1' })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await call('GET', `/v1/charges/${String(chargeId)}`)).body).toMatchObject({ status: 'voided' });
    expect(store.entries().map(({ seq, type, chargeId: of }) => ({ seq, type, of }))).toEqual([
      { seq: 1, type: 'authorize', of: chargeId },
      { seq: 2, type: 'release', of: chargeId },
    ]);
  });
});

describe('CHK-18: 3-D Secure', () => {
  const challenged = async () => {
    const shop = makeShop();
    const { body } = await shop.charge('key-1', { token: 'tok_test_challenge' });
    const challengeId = String(body['challengeId']);
    const state = async () => (await shop.call('GET', `/v1/charges/${String(body['chargeId'])}`)).body['status'];
    return { ...shop, body, challengeId, state };
  };

  it('a challenged charge enters the ledger when it is completed, not before', async () => {
    const { body, challengeId, state, press, store } = await challenged();
    expect(body).toEqual({
      chargeId: expect.any(String),
      status: 'challenge',
      challengeId: expect.stringMatching(/^chl_[0-9a-f]{32}$/),
    });
    expect(await state()).toBe('challenge');
    expect(store.entries()).toEqual([]);
    expect((await press(challengeId, 'completed')).status).toBe(303);
    expect(await state()).toBe('authorized');
    expect(store.entries()).toHaveLength(1);
  });

  it('only the first of 50 results counts', async () => {
    const { challengeId, state, press, store } = await challenged();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => press(challengeId, index === 0 ? 'completed' : 'failed')),
    );
    expect(await state()).toBe('authorized');
    expect(store.entries()).toHaveLength(1);
  });

  it('a failed challenge takes no money and stays failed', async () => {
    const { challengeId, state, press, store } = await challenged();
    await press(challengeId, 'failed');
    await press(challengeId, 'completed');
    expect(await state()).toBe('challenge_failed');
    expect(store.entries()).toEqual([]);
  });

  it('a challenge expires after 10 minutes', async () => {
    const { challengeId, state, press, store, clock } = await challenged();
    clock.advance(10 * 60_000 - 1);
    expect(await state()).toBe('challenge');
    clock.advance(1);
    await press(challengeId, 'completed');
    expect(await state()).toBe('challenge_failed');
    expect(store.entries()).toEqual([]);
  });

  it('releasing the charge closes its open challenge', async () => {
    const { body, challengeId, state, press, store, operate } = await challenged();
    await operate(body['chargeId'], 'releases', { key: 'release-1' });
    await press(challengeId, 'completed');
    expect(await state()).toBe('voided');
    expect(store.entries()).toEqual([]);
  });

  it('an unknown challenge is not found, and an unknown result changes nothing', async () => {
    const { challengeId, state, press } = await challenged();
    expect((await press('chl_unknown', 'completed')).status).toBe(404);
    expect((await press(challengeId, 'ok')).status).toBe(400);
    expect(await state()).toBe('challenge');
  });
});
