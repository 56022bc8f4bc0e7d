import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { balancesOf } from '#adapters/backend/payments/ledger.ts';
import { makeShop } from './provider-under-test.ts';

const AMOUNT = 1000;

/** A shop with an authorized amount of 10.00, not captured yet. */
const authorized = async (token = 'tok_test_succeeds') => {
  const shop = makeShop();
  const { body } = await shop.charge('key-1', { token, amount: AMOUNT });
  const state = async () => (await shop.call('GET', `/v1/charges/${String(body['chargeId'])}`)).body;
  const balances = async () => (await shop.call('GET', '/v1/balances')).body;
  return { ...shop, body, chargeId: body['chargeId'], state, balances };
};

describe('an authorization', () => {
  it('holds the amount: the shop has nothing until a capture', async () => {
    const { body, state, balances, chargeId, operate } = await authorized();
    expect(body).toEqual({ chargeId: expect.stringMatching(/^ch_/), status: 'authorized' });
    expect(await state()).toMatchObject({ status: 'authorized', captured: 0, released: 0, refunded: 0 });
    expect(await balances()).toEqual({ 'EUR card:payer': -AMOUNT, 'EUR card:held': AMOUNT });
    expect((await operate(chargeId, 'captures', { key: 'c1', amount: 400 })).body).toEqual({
      operationId: expect.stringMatching(/^op_[0-9a-f]{32}$/),
      type: 'capture',
      chargeId,
      amount: 400,
      idempotencyKey: 'c1',
      status: 'succeeded',
    });
    await operate(chargeId, 'captures', { key: 'c2' });
    await operate(chargeId, 'refunds', { key: 'r1', amount: 250 });
    expect(await state()).toMatchObject({ status: 'authorized', captured: AMOUNT, refunded: 250 });
    expect(await balances()).toEqual({ 'EUR card:payer': -750, 'EUR card:held': 0, 'EUR card:shop': 750 });
  });

  it('is lowered in part, and voided by the release of the rest; its token can then be charged again', async () => {
    const { chargeId, state, charge, operate, tokenOf, call } = await authorized();
    await operate(chargeId, 'releases', { key: 'l1', amount: 300 });
    expect((await operate(chargeId, 'captures', { key: 'c1', amount: 701 })).body).toMatchObject({
      status: 'refused',
      refusalCode: 'amount_too_large',
    });
    expect(await state()).toMatchObject({ status: 'authorized', released: 300, captured: 0 });
    expect((await operate(chargeId, 'releases', { key: 'l2' })).body).toMatchObject({ amount: 700 });
    expect(await state()).toMatchObject({ status: 'voided', released: AMOUNT });

    const token = await tokenOf('4242424242424242');
    const held = (await charge('key-2', { token })).body;
    expect((await charge('key-3', { token })).status).toBe(422);
    await operate(held['chargeId'], 'releases', { key: 'l3' });
    expect((await charge('key-4', { token })).body).toMatchObject({ status: 'authorized' });
    expect((await call('GET', `/v1/charges/${String(held['chargeId'])}`)).body['status']).toBe('voided');
  });

  test.each([
    ['4000000000000341', 'captures', ['refused', 'refused']],
    ['4000000000005126', 'refunds', ['succeeded', 'refused']],
  ] as const)('the card %s refuses its %s, also after a restart', async (number, path, statuses) => {
    const { charge, operate, tokenOf, store } = makeShop();
    const { chargeId } = (await charge('key-1', { token: await tokenOf(number) })).body;
    const captured = await operate(chargeId, 'captures', { key: 'c1', amount: 100 });
    const refunded = await operate(chargeId, 'refunds', { key: 'r1', amount: 100 });
    expect([captured.body['status'], refunded.body['status']]).toEqual(statuses);
    const again = makeShop({ store });
    expect((await again.operate(chargeId, path, { key: 'k2', amount: 50 })).body).toMatchObject({
      status: 'refused',
      refusalCode: 'card_refused',
    });
  });

  it('CHK-18: a challenge holds nothing until it is completed, and a release of the whole closes it', async () => {
    const open = await authorized('tok_test_challenge');
    expect(open.body).toMatchObject({ status: 'challenge' });
    expect(await open.operate(open.chargeId, 'captures', { key: 'c1', amount: 1 })).toMatchObject({
      status: 409,
      body: { error: 'not_authorized' },
    });
    await open.press(String(open.body['challengeId']), 'completed');
    expect(await open.state()).toMatchObject({ status: 'authorized' });
    expect((await open.operate(open.chargeId, 'captures', { key: 'c1', amount: 1 })).body['status']).toBe('succeeded');

    const closed = await authorized('tok_test_challenge');
    const first = await closed.operate(closed.chargeId, 'releases', { key: 'l1' });
    expect(first.body).toMatchObject({ status: 'succeeded', amount: 0 });
    await closed.press(String(closed.body['challengeId']), 'completed');
    expect(await closed.state()).toMatchObject({ status: 'voided' });
    expect(await closed.operate(closed.chargeId, 'releases', { key: 'l1' })).toEqual(first);
    expect(closed.store.entries()).toEqual([]);
  });

  test.each(['captures', 'releases', 'refunds'] as const)(
    '%s: bad requests are refused without an entry',
    async (path) => {
      const { chargeId, call, operate, charge, store } = await authorized();
      const url = `/v1/charges/${String(chargeId)}/${path}`;
      const headers = { 'idempotency-key': 'k' };
      expect(await call('POST', url, { body: { amount: 1 } })).toMatchObject({
        status: 400,
        body: { error: 'idempotency_key_missing' },
      });
      for (const amount of [0, -1, 1.5, '1', 2 ** 53])
        expect((await call('POST', url, { body: { amount }, headers })).status).toBe(400);
      expect(await operate('ch_unknown', path, { key: 'k', amount: 1 })).toMatchObject({
        status: 404,
        body: { error: 'unknown_charge' },
      });
      const { body } = await charge('key-2', { token: 'tok_test_fraud' });
      expect((await operate(body['chargeId'], path, { key: 'k', amount: 1 })).status).toBe(409);
      expect(store.entries()).toHaveLength(1);
    },
  );

  it('a key belongs to one charge, one operation and one amount', async () => {
    const { chargeId, operate, charge, store } = await authorized();
    const other = (await charge('key-2', { token: 'tok_test_succeeds' })).body['chargeId'];
    await operate(chargeId, 'captures', { key: 'k', amount: 100 });
    const refused = { status: 422, body: { error: 'idempotency_key_reused' } };
    expect(await operate(chargeId, 'captures', { key: 'k', amount: 101 })).toMatchObject(refused);
    expect(await operate(chargeId, 'captures', { key: 'k' })).toMatchObject(refused);
    expect(await operate(chargeId, 'releases', { key: 'k', amount: 100 })).toMatchObject(refused);
    expect(await operate(other, 'captures', { key: 'k', amount: 100 })).toMatchObject(refused);
    expect(store.entries()).toHaveLength(3);
  });

  it('parallel captures take at most what is held', async () => {
    const { chargeId, operate, balances } = await authorized();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => operate(chargeId, 'captures', { key: `c${index}`, amount: 300 })),
    );
    expect(answers.filter(({ body }) => body['status'] === 'succeeded')).toHaveLength(3);
    expect(await balances()).toEqual({ 'EUR card:payer': -AMOUNT, 'EUR card:held': 100, 'EUR card:shop': 900 });
  });
});

describe('laws of the ledger', () => {
  type Step = {
    readonly path: 'captures' | 'releases' | 'refunds';
    readonly amount: number | undefined;
    readonly key: number;
    readonly charge: number;
    readonly restart: boolean;
  };
  const steps = fc.array(
    fc.record<Step>({
      path: fc.constantFrom('captures', 'releases', 'refunds'),
      amount: fc.option(fc.integer({ min: 1, max: 700 }), { nil: undefined }),
      key: fc.nat(11),
      charge: fc.nat(1),
      restart: fc.boolean(),
    }),
    { maxLength: 25 },
  );

  it('any sequence of operations, repeated keys and restarts gives the amounts of the model, and the book balances', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        let shop = makeShop();
        const ids: unknown[] = [];
        const model = [0, 1].map(() => ({ held: AMOUNT, captured: 0, released: 0, refunded: 0 }));
        for (const [index] of model.entries())
          ids.push(
            (await shop.charge(`charge-${index}`, { token: 'tok_test_succeeds', amount: AMOUNT })).body['chargeId'],
          );
        const answered = new Map<number, { readonly request: string; readonly text: string }>();

        for (const { path, amount, key, charge, restart } of sequence) {
          if (restart) shop = makeShop({ store: shop.store, clock: shop.clock });
          const request = JSON.stringify([charge, path, amount]);
          const answer = await shop.operate(ids[charge], path, {
            key: `key-${key}`,
            ...(amount === undefined ? {} : { amount }),
          });
          const known = answered.get(key);
          if (known !== undefined) {
            if (known.request === request) expect(answer.text).toBe(known.text);
            else expect(answer.status).toBe(422);
            continue;
          }
          const sums = model[charge];
          if (sums === undefined) throw new Error('unreachable');
          const limit = path === 'refunds' ? sums.captured - sums.refunded : sums.held;
          const moved = amount ?? limit;
          expect(answer.body['status']).toBe(moved > limit ? 'refused' : 'succeeded');
          if (moved <= limit) {
            expect(answer.body['amount']).toBe(moved);
            if (path !== 'refunds') sums.held -= moved;
            sums[path === 'captures' ? 'captured' : path === 'releases' ? 'released' : 'refunded'] += moved;
          }
          answered.set(key, { request, text: answer.text });
        }

        for (const [index, { held: _held, ...sums }] of model.entries())
          expect((await shop.call('GET', `/v1/charges/${String(ids[index])}`)).body).toMatchObject(sums);
        const balances = balancesOf(shop.store.entries());
        const total = (name: 'held' | 'captured' | 'refunded') => model.reduce((sum, each) => sum + each[name], 0);
        expect(balances['EUR card:held']).toBe(total('held'));
        expect(balances['EUR card:shop'] ?? 0).toBe(total('captured') - total('refunded'));
        expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
