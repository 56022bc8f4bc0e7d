import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { giveUnits } from '#adapters/backend/commerce/modules/prepaid/prepaid-records.ts';
import { demoGiftCards, GIFT_CARD_PIN, seedDemoGiftCards } from '#adapters/backend/seed/demo-gift-cards.ts';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { consumer } from '#adapters/contract/order.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { balanceOf, issueGiftCard, type GiftCard } from '#test/support/commerce/gift-cards.ts';
import { address, checkOut, place, startCart, type Ready } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { acceptReturn, moveOrder } from '#test/support/commerce/operator.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

const pay = (shopper: Pick<Shopper, 'call'>, basketId: string, giftCard: GiftCard) =>
  shopper.call(cart.addPaymentInstrument, {
    params: { basketId },
    body: { paymentMethod: 'GIFT_CARD', giftCard },
  });

const prepare = async (shopper: Pick<Shopper, 'call'>, basketId: string) =>
  (await shopper.call(checkout.prepareOrder, { query: { basketId }, body: { email: 'ada@example.org' } })).reply;

/** A cart up to the card that waits for its gift cards. */
const readyCart = async (token?: string, qty = 2) => {
  const shopper = await shop.shopper();
  const variant = await takeVariant(shop.database, 9);
  return { shopper, ready: await checkOut(shopper, { ...variant, qty }, token) };
};

/** A cart that lacks only its payment. */
const billedCart = async () => {
  const shopper = await shop.shopper();
  const { reply } = await startCart(shopper, await takeVariant(shop.database, 5));
  const params = { basketId: reply.id };
  await shopper.call(cart.setShippingAddress, { params, body: { address } });
  await shopper.call(cart.chooseShippingMethod, {
    query: params,
    body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
  });
  await shopper.call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } });
  return { shopper, basketId: reply.id };
};

const cents = (amount: number): number => Math.round(amount * 100);

describe('the balance of a gift card', () => {
  test('GFT-01 GFT-02 API-031 shows the masked number, the balance and the state; spaces and dashes do not matter', async () => {
    const shopper = await shop.shopper();
    const card = await issueGiftCard(shop, { balance: 5_050, expiresOn: '2039-12-31' });
    const typed = card.cardNumber.replace(/(\d{4})(?=\d)/g, '$1 ');
    const { reply } = await shopper.call(cart.checkGiftCard, { body: { cardNumber: typed, pin: ' 43-21 ' } });
    expect(reply).toEqual({
      maskedNumber: `•••• ${card.cardNumber.slice(-4)}`,
      balance: 50.5,
      currency: 'USD',
      status: 'ACTIVE',
      expiryDate: '2039-12-31',
    });
    const statusOf = async (given: Parameters<typeof issueGiftCard>[1]) =>
      (await shopper.call(cart.checkGiftCard, { body: await issueGiftCard(shop, given) })).reply.status;
    expect([
      await statusOf({ balance: 0 }),
      await statusOf({ balance: 100, expiresOn: '2020-01-01' }),
      await statusOf({ balance: 100, isActive: false }),
    ]).toEqual(['ZERO', 'EXPIRED', 'INVALID']);
  });

  test('GFC400 an unknown number and a wrong PIN have one answer; GFC800 after five wrong ones the right PIN waits, too', async () => {
    const shopper = await shop.shopper();
    const card = await issueGiftCard(shop, { balance: 100 });
    const check = async (typed: GiftCard) => {
      const { status, errorId } = await shopper.call(cart.checkGiftCard, { body: typed });
      return [status, errorId];
    };
    expect(await check({ cardNumber: '9999888877776666', pin: '4321' })).toEqual([400, 'GFC400']);
    for (let turn = 0; turn < 5; turn += 1) expect(await check({ ...card, pin: '0000' })).toEqual([400, 'GFC400']);
    expect(await check(card)).toEqual([429, 'GFC800']);
  });
});

test('GFT-02 the demo has a gift card in each state and currency; they are opened once, and never in production', async () => {
  const { database } = shop;
  const opened = () =>
    database.db.selectFrom('prepaidAccount').select('number').where('accountId', 'like', 'demo-%').execute();
  await seedDemoGiftCards(database, { environment: 'production' });
  expect(await opened()).toEqual([]);
  for (let time = 1; time <= 2; time += 1) await seedDemoGiftCards(database, { environment: 'demo' });
  expect(await opened()).toHaveLength(demoGiftCards.length);
  const shopper = await shop.shopper();
  const states = demoGiftCards
    .filter(({ currency }) => currency === 'USD')
    .map(async ({ number }) => {
      const body = { cardNumber: number, pin: GIFT_CARD_PIN };
      return (await shopper.call(cart.checkGiftCard, { body })).reply.status;
    });
  expect(await Promise.all(states)).toEqual(['ACTIVE', 'ACTIVE', 'ZERO', 'EXPIRED', 'ACTIVE']);
});

describe('a gift card that pays', () => {
  test('GFT-08 CART-12 pays the lesser of its balance and the total, and shows what stays on it; the card pays the rest', async () => {
    const { shopper, ready } = await readyCart();
    const small = await issueGiftCard(shop, { balance: 1_234 });
    const { reply } = await pay(shopper, ready.basketId, small);
    expect(reply.payment_instruments[0]).toMatchObject({
      paymentMethod: 'GIFT_CARD',
      label: 'Gift card',
      maskedNumber: `•••• ${small.cardNumber.slice(-4)}`,
      amount: 12.34,
      balanceAfter: 0,
    });
    expect(cents(reply.totals.remainingToPay)).toBe(cents(reply.totals.total) - 1_234);
    const large = await issueGiftCard(shop, { balance: 1_000_000 });
    const covered = (await pay(shopper, ready.basketId, large)).reply;
    expect(covered.totals.remainingToPay).toBe(0);
    expect(covered.payment_instruments[1]).toMatchObject({
      balanceAfter: (1_000_000 - (cents(covered.totals.total) - 1_234)) / 100,
    });
  });

  test('PAY-14 GFC410 GFC755 API-025 API-026 four pay together, a fifth is refused, and none pays twice; one that is removed pays no more', async () => {
    const { shopper, ready } = await readyCart();
    const { basketId } = ready;
    const cards = [];
    for (let turn = 0; turn < 5; turn += 1) cards.push(await issueGiftCard(shop, { balance: 100 + turn }));
    const [first, , , , fifth] = cards;
    if (first === undefined || fifth === undefined) throw new TypeError('There are five');
    for (const card of cards.slice(0, 4)) await pay(shopper, basketId, card);
    const refusalOf = async (card: GiftCard) =>
      (
        await shopper.call(cart.addPaymentInstrument, {
          params: { basketId },
          body: { paymentMethod: 'GIFT_CARD', giftCard: card },
        })
      ).errorId;
    expect([await refusalOf(fifth), await refusalOf(first)]).toEqual(['GFC410', 'GFC755']);
    const before = (await shopper.call(cart.read, { params: { basketId } })).reply;
    const id = before.payment_instruments[0]?.paymentInstrumentId ?? '';
    const remove = (paymentInstrumentId: string) =>
      shopper.call(cart.removePaymentInstrument, {
        params: { basketId },
        body: { paymentInstrumentId },
      });
    const after = (await remove(id)).reply;
    expect(cents(after.totals.remainingToPay - before.totals.remainingToPay)).toBe(100);
    expect((await remove(id)).errorId).toBe('PYT404');
  });

  test.each([
    ['GFC725', { balance: 100, currency: 'GBP' }],
    ['GFC740', { balance: 0 }],
    ['GFC760', { balance: 100, isActive: false }],
    ['GFC812', { balance: 100, expiresOn: '2020-01-01' }],
  ])('GFT-07 %s it cannot pay', async (errorId, given) => {
    const shopper = await shop.shopper();
    const { reply } = await startCart(shopper, await takeVariant(shop.database, 5));
    const giftCard = await issueGiftCard(shop, given);
    const answer = await shopper.call(cart.addPaymentInstrument, {
      params: { basketId: reply.id },
      body: { paymentMethod: 'GIFT_CARD', giftCard },
    });
    expect([answer.status, answer.errorId]).toEqual([400, errorId]);
    // One of another currency is refused itself, not gift cards as such.
    expect(answer.text.includes('GBP')).toBe('currency' in given);
  });

  test('I02 the order takes its part at once; a return goes to the card first, the rest to the gift card', async () => {
    const { shopper, ready } = await readyCart();
    const giftCard = await issueGiftCard(shop, { balance: 3_000 });
    await pay(shopper, ready.basketId, giftCard);
    const prepared = await prepare(shopper, ready.basketId);
    const { reply: order } = await place(shopper, { ...ready, orderNumber: prepared.orderNumber });
    expect(order.payment_instruments.map(({ paymentMethod, amount }) => [paymentMethod, cents(amount)])).toEqual([
      ['GIFT_CARD', 3_000],
      ['CREDIT_CARD', cents(order.totals.total) - 3_000],
    ]);
    expect(await balanceOf(shop, giftCard)).toEqual({ balance: 0, held: 0 });
    await shop.complete();
    await moveOrder(shop, order.orderNumber, 'ship', 'deliver');
    const itemId = order.items[0]?.id ?? '';
    const { returnId } = (
      await shopper.call(consumer.createReturn, {
        params: { orderId: order.orderId },
        body: { items: [{ itemId, qty: 2, reason: 'too-small' }] },
      })
    ).reply;
    await acceptReturn(shop, returnId);
    const { balance } = await balanceOf(shop, giftCard);
    expect(balance).toBeGreaterThan(0);
  });

  test('CART-12 PAY-15 an order of zero remaining is placed without a card, and canceled to the gift card', async () => {
    const { shopper, basketId } = await billedCart();
    const giftCard = await issueGiftCard(shop, { balance: 100_000 });
    await pay(shopper, basketId, giftCard);
    const { orderNumber, cart: shown } = await prepare(shopper, basketId);
    const { reply: order } = await shopper.call(checkout.placeOrder, {
      query: { basketId },
      body: { captchaToken: freshKey(), basketId },
      key: orderNumber,
    });
    expect(order.status).toBe('PLACED');
    expect(await balanceOf(shop, giftCard)).toEqual({ balance: 100_000 - cents(shown.totals.total), held: 0 });
    const itemId = order.items[0]?.id ?? '';
    const canceled = await shopper.call(consumer.cancelOrder, {
      query: { orderNumber },
      body: { items: [{ itemId, qty: 1 }], reason: 'Too many' },
    });
    expect(canceled.reply.refunds?.[0]?.settledAt).toBeDefined();
    const mails = await shop.database.db
      .selectFrom('message')
      .select(['kind', 'params'])
      .where('kind', 'in', ['order-confirmation', 'order-canceled', 'refund'])
      .where(sql`params->>'orderNumber'`, '=', orderNumber)
      .execute();
    const paid = [{ name: `Gift card •••• ${giftCard.cardNumber.slice(-4)}`, amount: cents(shown.totals.total) }];
    expect(new Map(mails.map(({ kind, params: said }) => [kind, said]))).toEqual(
      new Map<string, unknown>([
        ['order-confirmation', expect.objectContaining({ payments: paid })],
        ['order-canceled', expect.objectContaining({ repaid: expect.objectContaining({ parts: paid }) })],
        ['refund', expect.objectContaining({ parts: paid, isPrepaid: true })],
      ]),
    );
    expect(await balanceOf(shop, giftCard)).toEqual({ balance: 100_000, held: 0 });
  });

  test('I02 a declined card gives back what the gift card held; nothing is taken', async () => {
    const { shopper, ready } = await readyCart('tok_test_card_declined');
    const giftCard = await issueGiftCard(shop, { balance: 1_000 });
    await pay(shopper, ready.basketId, giftCard);
    const prepared = await prepare(shopper, ready.basketId);
    const refused = await shopper.call(checkout.placeOrder, {
      query: { basketId: ready.basketId },
      body: { captchaToken: freshKey(), basketId: ready.basketId },
      key: prepared.orderNumber,
    });
    expect([refused.status, refused.errorId]).toEqual([402, 'PAY400']);
    expect(await balanceOf(shop, giftCard)).toEqual({ balance: 1_000, held: 0 });
  });

  test('I07 a card that another order has used meanwhile: the cart comes back, and nothing is charged', async () => {
    const giftCard = await issueGiftCard(shop, { balance: 2_000 });
    const begun: { shopper: Shopper; ready: Ready }[] = [];
    for (const one of [await readyCart(), await readyCart()]) {
      await pay(one.shopper, one.ready.basketId, giftCard);
      await prepare(one.shopper, one.ready.basketId);
      begun.push(one);
    }
    const answers = await Promise.all(
      begun.map(({ shopper, ready }) =>
        shopper.call(checkout.placeOrder, {
          query: { basketId: ready.basketId },
          body: { captchaToken: freshKey(), basketId: ready.basketId },
          key: ready.orderNumber,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balanceOf(shop, giftCard)).toEqual({ balance: 0, held: 0 });
  });
  test('I07 a card that paid all, and was used up before placing: the cart comes back with what is left to pay', async () => {
    const { shopper, basketId } = await billedCart();
    const giftCard = await issueGiftCard(shop, { balance: 100_000 });
    await pay(shopper, basketId, giftCard);
    const { orderNumber, agreement } = await prepare(shopper, basketId);
    const { accountId } = await shop.database.db
      .selectFrom('prepaidAccount')
      .select('accountId')
      .where('number', '=', giftCard.cardNumber)
      .executeTakeFirstOrThrow();
    await withTransaction(shop.database.db, (tx) => giveUnits(tx, { accountId, units: -98_000, key: basketId }));
    const placed = await shopper.call(checkout.placeOrder, {
      query: { basketId, ...(agreement !== undefined && { agreement }) },
      body: { captchaToken: freshKey(), basketId },
      key: orderNumber,
    });
    const now: typeof cart.read.reply._A = JSON.parse(placed.text);
    expect([placed.status, now.payment_instruments.map(({ amount }) => cents(amount))]).toEqual([409, [2_000]]);
    expect(cents(now.totals.remainingToPay)).toBe(cents(now.totals.total) - 2_000);
  });
});
