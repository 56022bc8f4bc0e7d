import { describe, expect, it } from 'vitest';
import { basket, makeShop, messageOf, secret, shopOrigin } from './provider-under-test.ts';

type Shop = ReturnType<typeof makeShop>;

const open = async ({ call }: Shop, asked: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const body = { reference: basket, method: 'wallet', amount: 5_001, currency: 'USD', ...asked };
  return String((await call('POST', '/v1/sessions', { body })).body['clientToken']);
};

const send = ({ provider }: Shop, clientToken: string, outcome: string, headers: Record<string, string> = {}) =>
  provider.fetch(
    new Request(`http://pay.test/approve/${clientToken}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ outcome }),
    }),
  );

const show = async ({ provider }: Shop, clientToken: string, query = '') =>
  (await provider.fetch(new Request(`http://pay.test/approve/${clientToken}${query}`))).text();

/** The token that the provider issues for what the shopper answers. */
const answered = async (shop: Shop, outcome: string, asked: Readonly<Record<string, unknown>> = {}) => {
  const response = await send(shop, await open(shop, asked), outcome, { accept: 'application/json' });
  return Object.fromEntries(Object.entries(Object(await response.json())));
};

const charged = (shop: Shop, token: unknown, more: Readonly<Record<string, unknown>> = {}) =>
  shop.charge('key-1', { token, amount: 5_001, currency: 'USD', ...more });

describe('PAY-02: the page of a wallet and of pay later', () => {
  it('shows merchant, amount and account; pay later its four payments, which sum to the amount', async () => {
    const shop = makeShop();
    const wallet = await show(shop, await open(shop), '?lang=en-US');
    for (const part of ['Pay with your wallet', 'NORDKAMM', '$50.01', 'Account ending in 1234', '>Approve</button>'])
      expect(wallet).toContain(part);
    const later = await show(shop, await open(shop, { method: 'pay-later' }), '?lang=en-US');
    const payments = [...later.matchAll(/<li>\s*([^<]+?)\s*<\/li>/g)].map(([, text]) => text);
    expect(payments).toEqual(['Today: $12.51', 'In 2 weeks: $12.50', 'In 4 weeks: $12.50', 'In 6 weeks: $12.50']);
  });

  it('tells the sheet of the wallet the amount of a session, in its language', async () => {
    const shop = makeShop();
    const amount = async (clientToken: string, lang: string) =>
      shop.call('GET', `/wallet/${clientToken}/amount?lang=${lang}`, { bearer: '' });
    const clientToken = await open(shop, { currency: 'CAD' });
    expect((await amount(clientToken, 'en-US')).body).toEqual({ amount: 'CAD\u00a050.01' });
    expect((await amount(clientToken, 'fr')).body).toEqual({ amount: '50,01\u00a0CAD' });
    expect((await amount(await shop.clientToken(), 'en')).status).toBe(404);
    shop.clock.advance(30 * 60_000);
    expect((await amount(clientToken, 'en')).status).toBe(404);
  });

  it('sends the token of an approval to the shop, the same one however often the form is sent; nothing for a cancellation', async () => {
    const shop = makeShop();
    const clientToken = await open(shop);
    const first = messageOf(await (await send(shop, clientToken, 'approve')).text());
    expect(first).toMatchObject({
      type: 'approval',
      outcome: 'token',
      token: { brand: 'Wallet', last4: '1234', token: expect.any(String) },
    });
    expect(messageOf(await (await send(shop, clientToken, 'approve')).text())).toEqual(first);
    const canceled = await (await send(shop, await open(shop), 'cancel')).text();
    expect(messageOf(canceled)).toEqual({ type: 'approval', sessionId: expect.any(String), outcome: 'canceled' });
    expect(canceled).toContain(`data-shop-origins="${shopOrigin}"`);
  });

  it.each([
    ['decline', 'approve', 'declined'],
    ['decline', 'cancel', 'declined'],
    ['approve', 'decline', 'authorized'],
    ['approve', 'cancel', 'authorized'],
  ])('the first answer is final: "%s" and then "%s"', async (first, later, status) => {
    const shop = makeShop();
    for (const method of ['wallet', 'pay-later']) {
      const clientToken = await open(shop, { method });
      const tokenAfter = async (outcome: string) =>
        Object(messageOf(await (await send(shop, clientToken, outcome)).text())['token']).token;
      const token = await tokenAfter(first);
      expect(await tokenAfter(later)).toBe(token);
      const charge = await shop.charge(`key ${method}`, { token, amount: 5_001, currency: 'USD' });
      expect(charge.body['status']).toBe(status);
    }
  });

  it('of two different answers at once both get the first one', async () => {
    const shop = makeShop();
    const clientToken = await open(shop);
    const [first, second] = await Promise.all(
      ['decline', 'approve'].map(async (outcome) => messageOf(await (await send(shop, clientToken, outcome)).text())),
    );
    expect(second).toEqual(first);
  });

  it('a shopper who has canceled can still answer', async () => {
    const shop = makeShop();
    const clientToken = await open(shop);
    await send(shop, clientToken, 'cancel');
    expect(messageOf(await (await send(shop, clientToken, 'approve')).text())['outcome']).toBe('token');
  });

  it('belongs to a session of that kind that has not ended, and accepts only its own form', async () => {
    const shop = makeShop();
    const clientToken = await open(shop);
    expect((await send(shop, await shop.clientToken(), 'approve')).status).toBe(404);
    expect((await send(shop, clientToken, 'approve', { origin: 'http://evil.test' })).status).toBe(403);
    expect((await send(shop, clientToken, 'nothing')).status).toBe(400);
    expect((await shop.call('POST', '/v1/tokens', { bearer: clientToken, body: {} })).status).toBe(400);
    shop.clock.advance(30 * 60_000);
    expect((await send(shop, clientToken, 'approve')).status).toBe(404);
  });

  it.each([[{ amount: undefined }], [{ amount: 0 }], [{ currency: 'XXX' }], [{ method: 'cash' }]])(
    'no session is opened for %j',
    async (part) => {
      const { call } = makeShop();
      const body = { reference: basket, method: 'wallet', amount: 5_001, currency: 'USD', ...part };
      expect((await call('POST', '/v1/sessions', { body })).status).toBe(400);
    },
  );
});

describe('a charge of what was approved', () => {
  it.each([
    ['wallet', 'approve', {}, { status: 'authorized' }],
    ['pay-later', 'approve', { amount: 4_000 }, { status: 'authorized' }],
    ['wallet', 'approve', { amount: 5_002 }, { status: 'declined', declineCode: 'amount_too_large' }],
    ['wallet', 'approve', { currency: 'CAD' }, { status: 'declined', declineCode: 'amount_too_large' }],
    ['pay-later', 'decline', {}, { status: 'declined', declineCode: 'card_declined' }],
  ])('of a %s after "%s" with %j: %j', async (method, outcome, charge, expected) => {
    const shop = makeShop();
    const { token } = await answered(shop, outcome, { method });
    expect((await charged(shop, token, charge)).body).toMatchObject(expected);
  });

  it('is captured and refunded as a card is, from accounts of its own', async () => {
    const shop = makeShop();
    const { token } = await answered(shop, 'approve', { method: 'pay-later' });
    const { chargeId } = (await charged(shop, token)).body;
    await shop.operate(chargeId, 'captures', { key: 'capture' });
    await shop.operate(chargeId, 'refunds', { key: 'refund', amount: 1_001 });
    expect((await shop.call('GET', '/v1/balances')).body).toEqual({
      'USD pay-later:payer': -4_000,
      'USD pay-later:held': 0,
      'USD pay-later:shop': 4_000,
    });
  });

  it('PAY-18 happens once, in its own session, and is never a stored card', async () => {
    const shop = makeShop();
    const { token } = await answered(shop, 'approve');
    expect((await charged(shop, token, { sessionReference: 'basket-2' })).body).toEqual({ error: 'unknown_token' });
    const storing = { token, sessionReference: basket, consumerReference: 'consumer-1' };
    const stored = await shop.call('POST', '/v1/payment-methods', {
      body: storing,
      headers: { 'idempotency-key': 'store' },
    });
    expect(stored.body).toEqual({ error: 'unknown_token' });
    expect((await charged(shop, token)).status).toBe(200);
    expect((await shop.charge('key-2', { token, amount: 1, currency: 'USD' })).body).toEqual({
      error: 'unknown_token',
    });
  });

  it('shows the shop the approval, and the name and address of the account', async () => {
    const shop = makeShop();
    const { token } = await answered(shop, 'approve', { currency: 'GBP' });
    const path = `/v1/tokens/${String(token)}?sessionReference=${basket}`;
    expect((await shop.call('GET', path, { bearer: secret })).body).toMatchObject({
      last4: '1234',
      approval: { method: 'wallet', amount: 5_001, currency: 'GBP' },
      payer: { firstName: 'Anna', city: 'Kendal', country: 'GB' },
    });
  });
});
