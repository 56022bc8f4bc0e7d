import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { consumer } from '#adapters/contract/order.ts';
import { purchase } from '#adapters/contract/purchase.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import { Money } from '#core/kernel/money.ts';
import { firstInstallment } from '#core/payment/pay-later.ts';
import { approve, type ApprovalOutcome } from '#test/support/commerce/approvals.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import { address, canadianAddress, card, startCart } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop({ providerTimeoutMs: 2_000 })), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

type Method = 'WALLET' | 'BNPL';
const methods = ['WALLET', 'BNPL'] as const;

/** A cart with an address and a shipping method, without a billing address. */
const sentCart = async (qty = 1, site?: string) => {
  const shopper = await shop.shopper(site);
  const { id: basketId } = (await startCart(shopper, { ...(await takeVariant(shop.database, 20)), qty })).reply;
  const params = { basketId };
  await shopper.call(cart.setShippingAddress, {
    params,
    body: { address: site === undefined ? address : canadianAddress },
  });
  await shopper.call(cart.chooseShippingMethod, {
    query: params,
    body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
  });
  return { shopper, basketId };
};

type Sent = Awaited<ReturnType<typeof sentCart>>;

const billed = async (qty?: number): Promise<Sent> => {
  const sent = await sentCart(qty);
  await sent.shopper.call(cart.setBillingAddress, {
    params: { basketId: sent.basketId },
    body: { address, sameAsShipping: true },
  });
  return sent;
};

const openSession = ({ shopper, basketId }: Sent, paymentMethod: Method) =>
  shopper.call(cart.openPaymentSession, { query: { basketId, paymentMethod, returnUrl: '/en-us/checkout' } });

const tokenOf = async (sent: Sent, method: Method, outcome: ApprovalOutcome = 'approve'): Promise<string> => {
  const { clientToken } = (await openSession(sent, method)).reply;
  return approve(shop, clientToken, outcome);
};

const attach = ({ shopper, basketId }: Sent, paymentMethod: string, token: string) =>
  shopper.call(cart.addPaymentInstrument, { params: { basketId }, body: { paymentMethod, token } });

const prepare = async ({ shopper, basketId }: Sent) =>
  (await shopper.call(checkout.prepareOrder, { query: { basketId }, body: { email: 'ada@example.org' } })).reply;

type Authorization = { readonly token: string; readonly orderAmount: number; readonly currency: string };

const authorizationOf = ({ payment_instruments: instruments, currency }: CartWire): Authorization | undefined => {
  const later = instruments.find(({ paymentMethod }) => paymentMethod === 'BNPL');
  return later?.authorization === undefined
    ? undefined
    : { token: later.authorization, orderAmount: later.amount, currency };
};

const place = async (sent: Sent, given: { readonly authorization?: Authorization | undefined } = {}) => {
  const { orderNumber, cart: shown } = await prepare(sent);
  const authorization = 'authorization' in given ? given.authorization : authorizationOf(shown);
  const { basketId, shopper } = sent;
  return shopper.call(checkout.placeOrder, {
    query: { basketId },
    body: {
      captchaToken: freshKey(),
      basketId,
      ...(authorization !== undefined && { bnplAuthorization: authorization }),
    },
    key: `${orderNumber}:${freshKey()}`,
  });
};

const read = async ({ shopper, basketId }: Pick<Sent, 'basketId'> & { readonly shopper: Pick<Shopper, 'call'> }) =>
  (await shopper.call(cart.read, { params: { basketId } })).reply;

const listed = async ({ shopper, basketId }: Sent) =>
  (await shopper.call(cart.listPaymentMethods, { params: { basketId } })).reply.paymentMethods;

describe('PAY-02 PAY-04 the methods of a site', () => {
  test('a wallet everywhere, pay later for 35.00 to 1,500.00 and not in Canada; beyond, its label says why', async () => {
    const sent = await sentCart(1);
    const { total } = (await read(sent)).totals;
    const codes = (await listed(sent)).map(({ code }) => code);
    expect(codes.slice(-4)).toEqual(['GIFT_CARD', 'CREDIT_CARD', 'WALLET', 'BNPL']);
    const rest = await issueGiftCard(shop, { balance: Math.round(total * 100) - 3_499 });
    await sent.shopper.call(cart.addPaymentInstrument, {
      params: { basketId: sent.basketId },
      body: { paymentMethod: 'GIFT_CARD', giftCard: rest },
    });
    expect((await listed(sent)).at(-1)).toEqual({
      code: 'BNPL',
      label: 'Pay later (from $35.00 to $1,500.00)',
      enabled: false,
    });
    expect((await openSession(sent, 'BNPL')).errorId).toBe('PYT405');
    expect((await openSession(sent, 'WALLET')).status).toBe(200);
    const canadian = await sentCart(1, 'nordkamm-ca');
    expect((await listed(canadian)).slice(-3).map(({ code }) => code)).toEqual(['GIFT_CARD', 'CREDIT_CARD', 'WALLET']);
    expect((await openSession(canadian, 'BNPL')).errorId).toBe('PYT405');
  });
});

describe('PAY-02 PAY-05 an order by wallet or pay later', () => {
  test.each(methods)('%s pays the whole order, and gets back what is canceled', async (method) => {
    const sent = await billed(2);
    await attach(sent, 'CREDIT_CARD', 'tok_test_succeeds');
    const { reply } = await attach(sent, method, await tokenOf(sent, method));
    const [instrument, ...others] = reply.payment_instruments;
    // PAY-14: in place of the card.
    expect([instrument?.paymentMethod, instrument?.brand, others]).toEqual([method, undefined, []]);
    expect(instrument?.maskedNumber).toMatch(/^•••• \d{4}$/);
    const { reply: order } = await place(sent);
    expect([order.status, order.payment_instruments.map(({ paymentMethod }) => paymentMethod)]).toEqual([
      'PLACED',
      [method],
    ]);
    // CHK-36: the confirmation has the first payment of pay later.
    const first = firstInstallment(Money.fromDecimal(order.totals.total, 'USD'));
    const { rows } = await sql<{ first: number | null }>`select (params->>'firstPayment')::int as first from message
      where kind = 'order-confirmation' and params->>'orderNumber' = ${order.orderNumber}`.execute(shop.database.db);
    expect(rows).toEqual([{ first: method === 'BNPL' ? first : null }]);
    await sent.shopper.call(consumer.cancelOrder, {
      query: { orderNumber: order.orderNumber },
      body: { items: [{ itemId: order.items[0]?.id ?? '', qty: 1 }], reason: 'Too many' },
    });
    await shop.complete();
    const tender = method === 'WALLET' ? 'wallet' : 'pay-later';
    expect(shop.ledger.entries().slice(-2)).toMatchObject([
      { type: 'authorize', tender, amount: Math.round(order.totals.total * 100) },
      { type: 'release', tender },
    ]);
  });

  test('PAY-11 CHK-28 a declined one answers PAY400, and does not pay any more; nothing is charged', async () => {
    const sent = await billed();
    await attach(sent, 'BNPL', await tokenOf(sent, 'BNPL', 'decline'));
    const before = shop.ledger.entries().length;
    const { status, errorId } = await place(sent);
    expect([status, errorId, shop.ledger.entries().length]).toEqual([402, 'PAY400', before]);
    expect((await read(sent)).payment_instruments).toEqual([]);
  });

  test('I03 the provider authorizes a wallet and does not answer: the order waits, and is placed with that charge', async () => {
    const sent = await billed();
    await attach(sent, 'WALLET', await tokenOf(sent, 'WALLET', 'timeOut'));
    shop.onWayToProvider(async (request, pass) => {
      if (!request.url.endsWith('/charges')) return pass(request);
      shop.onWayToProvider(undefined);
      await pass(new Request(request, { signal: AbortSignal.timeout(20) }));
      throw new TypeError('No reply');
    });
    const { reply } = await place(sent);
    expect([reply.status, shop.problems.splice(0).length]).toEqual(['PAYMENT_PENDING', 1]);
    await shop.complete();
    const order = await sent.shopper.call(purchase, { params: { orderId: reply.orderId } });
    expect(order.reply.status).toBe('PLACED');
  });

  test('I03 a provider that never answers, nor ends the request: the order waits', async () => {
    const sent = await billed();
    await attach(sent, 'WALLET', await tokenOf(sent, 'WALLET', 'timeOut'));
    shop.onWayToProvider((request, pass) =>
      request.url.endsWith('/charges') ? new Promise<Response>(() => undefined) : pass(request),
    );
    const { reply } = await place(sent);
    shop.onWayToProvider(undefined);
    expect([reply.status, shop.problems.splice(0).length]).toEqual(['PAYMENT_PENDING', 1]);
  });

  test('PAY-18 a token pays one cart by its own method, and once; PYT404 without one', async () => {
    const sent = await billed();
    const token = await tokenOf(sent, 'WALLET');
    const answer = async (other: Sent, method: string, given: string) => {
      const { status, errorId } = await attach(other, method, given);
      return [status, errorId];
    };
    expect(await answer(sent, 'BNPL', token)).toEqual([402, 'PAY400']);
    expect(await answer(sent, 'CREDIT_CARD', token)).toEqual([402, 'PAY400']);
    expect(await answer(sent, 'WALLET', 'tok_test_succeeds')).toEqual([402, 'PAY400']);
    expect(await answer(await billed(), 'WALLET', token)).toEqual([402, 'PAY400']);
    expect(await answer(sent, 'WALLET', '')).toEqual([400, 'PYT404']);
    expect(await answer(sent, 'WALLET', token)).toEqual([200, undefined]);
    expect((await place(sent)).reply.status).toBe('PLACED');
  });

  test('PAY-05 I02 the same approval sent twice at once pays once: one tender in the cart, one authorization', async () => {
    const sent = await billed();
    const token = await tokenOf(sent, 'WALLET');
    const answers = await Promise.all([attach(sent, 'WALLET', token), attach(sent, 'WALLET', token)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const [tender, ...others] = (await read(sent)).payment_instruments;
    expect([tender?.paymentMethod, others]).toEqual(['WALLET', []]);
    const { reply } = await place(sent);
    expect(shop.ledger.entries().filter(({ reference }) => reference === reply.orderNumber)).toMatchObject([
      { type: 'authorize', amount: Math.round(reply.totals.total * 100) },
    ]);
    expect((await attach(sent, 'WALLET', token)).status).toBe(404);
    expect((await attach(await billed(), 'WALLET', token)).errorId).toBe('PAY400');
  });

  test('PAY-05 what is approved for less than the cart costs by now is refused; it is detached when the cart costs more', async () => {
    const sent = await billed();
    const token = await tokenOf(sent, 'WALLET');
    const quantity = (qty: number) =>
      read(sent).then(({ items }) =>
        sent.shopper.call(cart.updateItem, {
          params: { basketId: sent.basketId },
          query: { itemId: items[0]?.id ?? '' },
          body: { qty },
        }),
      );
    await quantity(2);
    expect((await attach(sent, 'WALLET', token)).errorId).toBe('PAY400');
    await quantity(1);
    expect((await attach(sent, 'WALLET', token)).reply.payment_instruments).toHaveLength(1);
    expect((await quantity(2)).reply.payment_instruments).toEqual([]);
  });

  test('I07 CHK-28 the price rises after the approval: 409 with the cart, without the wallet, and nothing is charged', async () => {
    const sent = await billed();
    const { reply } = await attach(sent, 'WALLET', await tokenOf(sent, 'WALLET'));
    const { orderNumber } = await prepare(sent);
    const id = reply.payment_instruments[0]?.paymentInstrumentId ?? '';
    await shop.database.db
      .updateTable('paymentInstrument')
      .set({ approved: 1 })
      .where('instrumentId', '=', id)
      .execute();
    const { basketId, shopper } = sent;
    const before = shop.ledger.entries().length;
    const refused = await shopper.call(checkout.placeOrder, {
      query: { basketId },
      body: { captchaToken: freshKey(), basketId },
      key: orderNumber,
    });
    expect([refused.status, shop.ledger.entries().length]).toEqual([409, before]);
    expect((await read(sent)).payment_instruments).toEqual([]);
    await shopper.call(cart.addPaymentInstrument, { params: { basketId }, body: card('tok_test_succeeds') });
    expect((await place(sent)).reply.status).toBe('PLACED');
  });

  test('CHK-17 CHK-22 placing repeats the authorization of pay later: another amount or token is 409, none PYT404', async () => {
    const sent = await billed();
    const token = await tokenOf(sent, 'BNPL');
    const { reply } = await attach(sent, 'BNPL', token);
    const right = authorizationOf(reply);
    expect(right).toEqual({ token, orderAmount: reply.totals.total, currency: 'USD' });
    if (right === undefined) return;
    const answer = async (authorization: Authorization | undefined) => {
      const { status, errorId } = await place(sent, { authorization });
      return [status, errorId];
    };
    expect(await answer(undefined)).toEqual([400, 'PYT404']);
    expect((await answer({ ...right, orderAmount: right.orderAmount + 0.01 }))[0]).toBe(409);
    expect((await answer({ ...right, token: 'another' }))[0]).toBe(409);
    expect((await answer({ ...right, currency: 'GBP' }))[0]).toBe(409);
    expect((await answer(right))[0]).toBe(200);
  });

  test('CHK-16 the billing address of a wallet is that of its account, unless the shopper has typed one', async () => {
    const own = await sentCart();
    const { reply } = await attach(own, 'WALLET', await tokenOf(own, 'WALLET'));
    expect([reply.billingAddress?.addressLine1, reply.billingSameAsShipping]).toEqual(['12 Harbor Street', false]);
    expect((await place(own)).reply.status).toBe('PLACED');
    const typed = await sentCart();
    const params = { basketId: typed.basketId };
    const billing = { ...address, addressLine1: '7 Elm St' };
    await typed.shopper.call(cart.setBillingAddress, { params, body: { address: billing, sameAsShipping: false } });
    const kept = await attach(typed, 'WALLET', await tokenOf(typed, 'WALLET'));
    expect(kept.reply.billingAddress?.addressLine1).toBe('7 Elm St');
  });
});
