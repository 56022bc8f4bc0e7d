import { describe, expect, it } from 'vitest';
import { basket, makeShop } from './provider-under-test.ts';

const shopWithMethods = (options: Parameters<typeof makeShop>[0] = {}) => {
  const { store: kept, ...shop } = makeShop(options);
  const store = (key: string, token: unknown, more: Readonly<Record<string, unknown>> = {}) =>
    shop.call('POST', '/v1/payment-methods', {
      body: { token, sessionReference: basket, consumerReference: 'ada', ...more },
      headers: { 'idempotency-key': key },
    });
  const list = async (consumerReference = 'ada') =>
    (await shop.call('GET', `/v1/payment-methods?consumerReference=${consumerReference}`)).body['paymentMethods'];
  const remove = (id: unknown, consumerReference = 'ada') =>
    shop.call('DELETE', `/v1/payment-methods/${String(id)}?consumerReference=${consumerReference}`);
  const authorize = (key: string, body: Readonly<Record<string, unknown>>) =>
    shop.charge(key, { consumerReference: 'ada', sessionReference: undefined, ...body });
  return { ...shop, kept, store, list, remove, authorize };
};

describe('PAY-08: stored payment methods', () => {
  it('a card that was entered in a session is verified without a charge, listed and deleted, also after a restart', async () => {
    const shop = shopWithMethods();
    const { status, body } = await shop.store('key-1', await shop.tokenOf('5555555555554444'));
    expect([status, body]).toEqual([
      201,
      {
        paymentMethodId: expect.stringMatching(/^pm_[0-9a-f]{32}$/),
        brand: 'mastercard',
        last4: '4444',
        expMonth: 12,
        expYear: 2031,
        cardFingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(shop.kept.entries()).toEqual([]);
    const restarted = shopWithMethods({ store: shop.kept, clock: shop.clock });
    expect(await restarted.list()).toEqual([body]);
    expect((await restarted.remove(body['paymentMethodId'])).status).toBe(200);
    expect((await restarted.remove(body['paymentMethodId'])).status).toBe(200);
    expect([await restarted.list(), await shopWithMethods({ store: shop.kept, clock: shop.clock }).list()]).toEqual([
      [],
      [],
    ]);
  });

  it('pays in any session of its consumer, more than once, and not for another consumer or after it is deleted', async () => {
    const shop = shopWithMethods();
    const { paymentMethodId } = (await shop.store('key-1', await shop.tokenOf('4242424242424242'))).body;
    shop.clock.advance(60 * 60_000);
    for (const key of ['order-1', 'order-2'])
      expect((await shop.authorize(key, { paymentMethodId })).body).toMatchObject({ status: 'authorized' });
    const unknown = { status: 422, body: { error: 'unknown_token' } };
    expect(await shop.authorize('order-3', { paymentMethodId, consumerReference: 'eve' })).toMatchObject(unknown);
    await shop.remove(paymentMethodId, 'eve');
    expect(await shop.list()).toHaveLength(1);
    expect(await shop.list('eve')).toEqual([]);
    await shop.remove(paymentMethodId);
    expect(await shop.authorize('order-4', { paymentMethodId })).toMatchObject(unknown);
  });

  it('the answer of an authorization is repeated after its method was deleted: the amount is still held', async () => {
    const shop = shopWithMethods();
    const { paymentMethodId } = (await shop.store('key-1', await shop.tokenOf('4242424242424242'))).body;
    const first = await shop.authorize('order-1', { paymentMethodId });
    await shop.remove(paymentMethodId);
    expect(await shop.authorize('order-1', { paymentMethodId })).toEqual(first);
    const restarted = shopWithMethods({ store: shop.kept, clock: shop.clock });
    expect(await restarted.authorize('order-1', { paymentMethodId })).toEqual(first);
  });

  it('a challenge is asked for at the authorization, not when the card is stored', async () => {
    const shop = shopWithMethods();
    const { paymentMethodId } = (await shop.store('key-1', await shop.tokenOf('4000000000003220'))).body;
    expect((await shop.authorize('order-1', { paymentMethodId })).body).toMatchObject({ status: 'challenge' });
  });

  it('PYT300: the same card has the same fingerprint, also in another session and with another expiry date', async () => {
    const shop = shopWithMethods();
    const fingerprintOf = async (key: string, token: unknown) => (await shop.store(key, token)).body['cardFingerprint'];
    const first = await fingerprintOf('key-1', await shop.tokenOf('4242424242424242'));
    const other = (await shop.tokenize({ number: '4242424242424242', expYear: 2033 })).body['token'];
    expect(await fingerprintOf('key-2', other)).toBe(first);
    expect(await fingerprintOf('key-3', await shop.tokenOf('5555555555554444'))).not.toBe(first);
  });

  it('a card that its bank refuses, a token of another session and an expired token are not stored', async () => {
    const shop = shopWithMethods();
    expect(await shop.store('key-1', await shop.tokenOf('4000000000009995'))).toMatchObject({
      status: 422,
      body: { error: 'card_refused', declineCode: 'insufficient_funds' },
    });
    const token = await shop.tokenOf('4242424242424242');
    const unknown = { status: 422, body: { error: 'unknown_token' } };
    expect(await shop.store('key-2', token, { sessionReference: 'basket-2' })).toMatchObject(unknown);
    expect(await shop.store('key-2', 'tok_forged')).toMatchObject(unknown);
    shop.clock.advance(30 * 60_000);
    expect(await shop.store('key-2', token)).toMatchObject(unknown);
    expect(await shop.list()).toEqual([]);
  });

  it('the same key stores one method and repeats its answer; with another body it is refused', async () => {
    const shop = shopWithMethods();
    const token = await shop.tokenOf('4242424242424242');
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.store('key-1', token)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    shop.clock.advance(30 * 60_000);
    expect(await shop.store('key-1', token)).toEqual(answers[0]);
    expect(await shop.store('key-1', token, { consumerReference: 'eve' })).toMatchObject({
      status: 422,
      body: { error: 'idempotency_key_reused' },
    });
    expect(await shop.list()).toHaveLength(1);
  });

  it('PAY-09: a new expiry date is used by the next authorization', async () => {
    const shop = shopWithMethods();
    const token = (await shop.tokenize({ expMonth: 6, expYear: 2030 })).body['token'];
    const { paymentMethodId } = (await shop.store('key-1', token)).body;
    shop.clock.advance(40 * 24 * 60 * 60_000);
    expect((await shop.authorize('order-1', { paymentMethodId })).body).toMatchObject({ declineCode: 'expired_card' });
    const path = `/v1/payment-methods/${String(paymentMethodId)}`;
    const change = (body: object) => shop.call('PATCH', path, { body: { consumerReference: 'ada', ...body } });
    expect((await change({ expMonth: 6, expYear: 2030 })).status).toBe(400);
    expect((await change({ expMonth: 13, expYear: 2032 })).status).toBe(400);
    expect((await change({ expMonth: 2, expYear: 2032, consumerReference: 'eve' })).status).toBe(404);
    expect((await change({ expMonth: 2, expYear: 2032 })).body).toMatchObject({ expMonth: 2, expYear: 2032 });
    expect((await shop.authorize('order-2', { paymentMethodId })).body).toMatchObject({ status: 'authorized' });
  });
});
