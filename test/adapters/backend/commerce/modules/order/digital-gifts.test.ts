import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendDigital } from '#adapters/backend/commerce/modules/order/send-digital.ts';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { consumer } from '#adapters/contract/order.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import { address, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { moveOrder } from '#test/support/commerce/operator.ts';
import { operationsOf } from '#test/support/commerce/provider-entries.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

const giftOption = { email: 'lea@example.org', to: 'Léa', message: 'For the next hike 🏔️' };
const card = { sku: 'NKGIFT01FJO-50', productId: 'NKGIFT01FJO', qty: 1 };
const days = (ahead: number): string => isoText(Calendar.dayAt(Date.now(), 'America/Denver') + ahead);

type Item = typeof card & Record<string, unknown>;

const basketOf = async (shopper: Pick<Shopper, 'call'>, items: readonly Item[]) =>
  (await shopper.call(cart.createWithItem, { body: { items: [...items] } })).reply;

/** A cart of digital goods alone, up to the order button: no shipping address, no shipping method. */
const buy = async (items: readonly Item[]) => {
  const shopper = await shop.shopper();
  const { id: basketId } = await basketOf(shopper, items);
  await shopper.call(cart.setBillingAddress, { params: { basketId }, body: { address } });
  const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds');
  const { reply, status, errorId } = await place(shopper, ready);
  expect([status, errorId]).toEqual([200, undefined]);
  await shop.complete();
  return { shopper, order: reply };
};

const orderOf = async (shopper: Pick<Shopper, 'call'>, orderId: string) =>
  (await shopper.call(consumer.purchase, { params: { orderId } })).reply;

const emails = async (to: string) =>
  shop.database.db.selectFrom('message').select(['kind', 'params', 'eventKey']).where('recipient', '=', to).execute();

/** A cart with goods that are sent, to which gift cards are added; its totals before and after. */
const basketWithGoods = async (gifts: readonly Record<string, unknown>[]) => {
  const shopper = await shop.shopper();
  const variant = await takeVariant(shop.database, 1);
  const { id: basketId } = await basketOf(shopper, [{ ...variant, qty: 1 }]);
  const params = { basketId };
  await shopper.call(cart.setShippingAddress, { params, body: { address } });
  await shopper.call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } });
  const { totals: before } = (await shopper.call(cart.read, { params })).reply;
  const added = await shopper.call(cart.addItem, {
    body: { basketId, items: gifts.map((gift) => ({ ...card, ...gift })) },
  });
  return { shopper, basketId, before, after: added.reply.totals };
};

/** An order of such a cart. Amounts are minor units: the goods with their shipping and tax, and the provider's entries. */
const buyWithGoods = async (gifts: readonly Record<string, unknown>[]) => {
  const { shopper, basketId } = await basketWithGoods(gifts);
  await shopper.call(cart.chooseShippingMethod, {
    query: { basketId },
    body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
  });
  const { reply: order } = await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'));
  const ids = (isGift: boolean): readonly string[] =>
    order.items.filter(({ sku }) => (sku === card.sku) === isGift).map(({ id }) => id);
  const cancel = async (itemId: string) => {
    const body = { items: [{ itemId, qty: 1 }], reason: 'changed mind' };
    const { status } = await shopper.call(consumer.cancelOrder, { query: { orderNumber: order.orderNumber }, body });
    expect(status).toBe(200);
  };
  const operations = async () => {
    await shop.complete();
    return operationsOf(shop, order);
  };
  const parcel = Math.round(order.totals.total * 100) - 5_000 * gifts.length;
  return { shopper, order, goods: ids(false)[0] ?? '', gifts: ids(true), parcel, cancel, operations };
};

/** Sends what is due on a day so many days ahead. */
const sendOnDay = (ahead: number) => sendDigital({ ...shop.context, now: () => Date.now() + ahead * 86_400_000 });

test('CART-36 a gift card beside goods whose method is chosen changes no delivery', async () => {
  const shopper = await shop.shopper();
  const variant = await takeVariant(shop.database, 1);
  const { id: basketId } = await basketOf(shopper, [{ ...variant, qty: 1 }]);
  const params = { basketId };
  await shopper.call(cart.setShippingAddress, { params, body: { address } });
  await shopper.call(cart.chooseShippingMethod, {
    query: { basketId },
    body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'express' }] },
  });
  await shopper.call(cart.addItem, { body: { basketId, items: [{ ...card, giftOption }] } });
  const { reply } = await shopper.call(cart.read, { params });
  expect(reply.flash).toEqual([]);
  expect(reply.shippingMethods).toMatchObject([{ shippingMethodId: 'express' }]);
});

describe('a gift card in the cart', () => {
  test('GFT-04 GFT-05 ENT-15 DLG-01 has its amount as price, no tax and no shipping, and the gift of the shopper', async () => {
    const shopper = await shop.shopper();
    const sendOn = days(3);
    const { items, totals, shippingMethods } = await basketOf(shopper, [
      { ...card, giftOption, sender: 'Ada', sendOn },
    ]);
    expect(items[0]).toMatchObject({
      giftOption,
      sender: 'Ada',
      sendOn,
      isDigitalProduct: true,
      taxTotal: 0,
      shippingOptions: { selected: 'digital', available: ['digital'] },
    });
    expect(totals).toMatchObject({ total: 50, tax: 0, shipping: 0, totalDiscount: 0 });
    expect(shippingMethods).toEqual([]);
  });

  test('GFT-05 names any sender and recipient in one line', async () => {
    const shopper = await shop.shopper();
    const family = { ...giftOption, to: 'The Smiths (all 4)' };
    const { items } = await basketOf(shopper, [{ ...card, giftOption: family, sender: 'Mom & Dad' }]);
    expect(items[0]).toMatchObject({ giftOption: family, sender: 'Mom & Dad' });
    const lines = { ...card, giftOption: { ...family, to: 'The Smiths\n(all 4)' } };
    expect((await shopper.call(cart.createWithItem, { body: { items: [lines] } })).status).toBe(400);
  });

  test('GFT-04 API-017 cards for different persons are lines of their own; a change makes equal ones one line', async () => {
    const shopper = await shop.shopper();
    const other = { ...giftOption, to: 'Tom', email: 'tom@example.org' };
    const first = await basketOf(shopper, [
      { ...card, giftOption },
      { ...card, giftOption: other, qty: 2 },
    ]);
    expect(first.items.map(({ qty, giftOption: gift }) => [qty, gift?.to])).toEqual([
      [1, 'Léa'],
      [2, 'Tom'],
    ]);
    const params = { basketId: first.id };
    const itemId = first.items[0]?.id ?? '';
    const { reply } = await shopper.call(cart.updateItem, { params, query: { itemId }, body: { giftOption: other } });
    expect(reply.items.map(({ qty, giftOption: gift }) => [qty, gift])).toEqual([[3, other]]);
  });

  test.each([
    ['an email address that is none', { giftOption: { ...giftOption, email: 'lea' } }, 'AUT453'],
    ['no name', { giftOption: { ...giftOption, to: ' ' } }, 'API400'],
    ['a message of 251 characters', { giftOption: { ...giftOption, message: '😀'.repeat(251) } }, 'API400'],
    ['yesterday', { giftOption, sendOn: days(-1) }, 'API400'],
    ['a day in more than a year', { giftOption, sendOn: days(367) }, 'API400'],
    ['a day without a gift', { sendOn: days(1) }, 'API400'],
  ])('GFT-05 refused: %s', async (_, gift, errorId) => {
    const shopper = await shop.shopper();
    const answer = await shopper.call(cart.createWithItem, { body: { items: [{ ...card, ...gift }] } });
    expect([answer.status, answer.errorId]).toEqual([400, errorId]);
  });

  test('GFT-05 250 emoji are a message, and other goods are no gift', async () => {
    const shopper = await shop.shopper();
    const message = '😀'.repeat(250);
    expect((await basketOf(shopper, [{ ...card, giftOption: { ...giftOption, message } }])).items).toHaveLength(1);
    const variant = await takeVariant(shop.database, 1);
    const answer = await shopper.call(cart.createWithItem, { body: { items: [{ ...variant, qty: 1, giftOption }] } });
    expect(answer.errorId).toBe('ORD404');
  });

  test('GFT-09 GFC725 PYT405 no gift card pays for gift cards alone; beside other goods it pays for these only', async () => {
    const shopper = await shop.shopper();
    const { id: basketId } = await basketOf(shopper, [card]);
    const giftCard = await issueGiftCard(shop, { balance: 1_000_000 });
    const pay = () =>
      shopper.call(cart.addPaymentInstrument, {
        params: { basketId },
        body: { paymentMethod: 'GIFT_CARD', giftCard },
      });
    expect((await pay()).errorId).toBe('GFC725');
    const variant = await takeVariant(shop.database, 1);
    await shopper.call(cart.addItem, { body: { basketId, items: [{ ...variant, qty: 1 }] } });
    const { reply } = await pay();
    expect(reply.totals.remainingToPay).toBe(50);
    expect(reply.payment_instruments[0]?.amount).toBe(Number((reply.totals.total - 50).toFixed(2)));
  });
});

describe('a gift card that is ordered', () => {
  test('CHK-34 ORD-15 is sent when it is paid, and can be spent: number and PIN are in the email of its recipient', async () => {
    const { shopper, order } = await buy([{ ...card, qty: 2, giftOption, sender: 'Ada' }]);
    const sent = await orderOf(shopper, order.orderId);
    expect([sent.status, sent.cancellable, sent.returnable]).toEqual(['DELIVERED', false, false]);
    expect(sent.items[0]?.giftOption).toEqual(giftOption);
    const cards = (await emails(giftOption.email)).filter(({ kind }) => kind === 'gift-card');
    expect(cards).toHaveLength(2);
    const [params] = cards.map((one) => one.params as { readonly number: string; readonly pin: string });
    expect(cards[0]?.params).toMatchObject({ to: 'Léa', message: giftOption.message, sender: 'Ada', amount: 5_000 });
    const body = { cardNumber: params?.number ?? '', pin: params?.pin ?? '' };
    const { reply } = await (await shop.shopper()).call(cart.checkGiftCard, { body });
    expect(reply).toMatchObject({ balance: 50, status: 'ACTIVE', currency: 'USD' });
  });

  test('is sent to who ordered it, if nobody is named', async () => {
    const before = (await emails('ada@example.org')).filter(({ kind }) => kind === 'gift-card').length;
    await buy([card]);
    const after = (await emails('ada@example.org')).filter(({ kind }) => kind === 'gift-card');
    expect(after).toHaveLength(before + 1);
  });

  test('ORD-09 waits for its day by the clocks of the site, and can be canceled until then: nothing is issued', async () => {
    const email = 'later@example.org';
    const gift = { giftOption: { ...giftOption, email }, sendOn: days(2) };
    const { shopper, order } = await buy([{ ...card, ...gift }]);
    await sendOnDay(1);
    const waiting = await orderOf(shopper, order.orderId);
    expect([waiting.status, waiting.cancellable]).toEqual(['PLACED', true]);
    expect(waiting.shipments[0]?.arrival).toEqual({ from: days(2), to: days(2) });
    const itemId = waiting.items[0]?.id ?? '';
    const resent = await shopper.call(consumer.resendGiftCardEmail, {
      body: { orderNumber: order.orderNumber, itemId },
    });
    expect([resent.status, resent.errorId]).toEqual([409, 'ORD409']);
    const canceled = await shopper.call(consumer.cancelOrder, {
      query: { orderNumber: order.orderNumber },
      body: { items: [{ itemId, qty: 1 }], reason: 'changed mind' },
    });
    await shop.complete();
    expect(canceled.reply.status).toBe('CANCELLED');
    await sendOnDay(3);
    expect(await emails(email)).toEqual([]);
    const done = await orderOf(shopper, order.orderId);
    expect(done.refunds).toMatchObject([{ kind: 'canceled', amount: 50, settledAt: expect.any(String) }]);
  });

  test('two cards of one order are sent on their own days', async () => {
    const email = 'two@example.org';
    const { shopper, order } = await buy([
      { ...card, giftOption: { ...giftOption, email } },
      { ...card, giftOption: { ...giftOption, email }, sendOn: days(5) },
    ]);
    expect((await emails(email)).length).toBe(1);
    expect((await orderOf(shopper, order.orderId)).status).toBe('PARTIALLY_SHIPPED');
    await sendOnDay(5);
    await sendOnDay(5);
    expect((await emails(email)).length).toBe(2);
    expect((await orderOf(shopper, order.orderId)).status).toBe('DELIVERED');
  });

  test('GFT-04 ORD-09 a card that is not sent yet is canceled after another one was sent, and one that was sent is not', async () => {
    const email = 'later@example.org';
    const { shopper, order } = await buy([
      { ...card, giftOption: { ...giftOption, email } },
      { ...card, giftOption: { ...giftOption, email }, sendOn: days(5) },
    ]);
    const [sent = '', waiting = ''] = order.items.map(({ id }) => id);
    const shown = await orderOf(shopper, order.orderId);
    expect([shown.status, shown.cancellable]).toEqual(['PARTIALLY_SHIPPED', true]);
    expect(shown.openUnits?.map(({ itemId, cancellable }) => [itemId, cancellable])).toEqual([[waiting, 1]]);
    const cancel = async (itemId: string) => {
      const body = { items: [{ itemId, qty: 1 }], reason: 'changed mind' };
      const { orderNumber } = order;
      const { status, errorId } = await shopper.call(consumer.cancelOrder, { query: { orderNumber }, body });
      return [status, errorId];
    };
    expect(await cancel(sent)).toEqual([409, 'ORD409']);
    expect(await cancel(waiting)).toEqual([200, undefined]);
    await sendOnDay(5);
    await shop.complete();
    const kinds = (await emails(email)).map(({ kind }) => kind);
    expect(kinds).toHaveLength(1);
    const after = await orderOf(shopper, order.orderId);
    expect([after.status, after.cancellable]).toEqual(['DELIVERED', false]);
    expect(after.refunds).toMatchObject([{ kind: 'canceled', amount: 50, settledAt: expect.any(String) }]);
    expect(await cancel(waiting)).toEqual([409, 'ORD409']);
  });

  test('ORD-13 ORD-14 API-064 the email is sent once more to the same address, and only once in 60 seconds', async () => {
    const email = 'again@example.org';
    const { shopper, order } = await buy([{ ...card, giftOption: { ...giftOption, email } }]);
    const body = { orderNumber: order.orderNumber, itemId: order.items[0]?.id ?? '' };
    expect((await shopper.call(consumer.resendGiftCardEmail, { body })).status).toBe(204);
    const again = await shopper.call(consumer.resendGiftCardEmail, { body });
    expect([again.status, again.errorId]).toEqual([429, 'API400']);
    const [first, second] = await emails(email);
    expect(second?.params).toEqual(first?.params);
    const other = await shop.shopper();
    expect((await other.call(consumer.resendGiftCardEmail, { body })).errorId).toBe('OHS4004');
  });

  test('beside other goods it is neither reduced nor taxed, and counts for no threshold', async () => {
    const { before, after } = await basketWithGoods([{}]);
    expect(after).toMatchObject({ tax: before.tax, shipping: before.shipping });
    expect(after.total).toBeCloseTo(before.total + 50, 2);
  });
});

describe('gift cards beside goods that are sent', () => {
  // Each has its own day, so that they are two shipments.
  const onTwoDays = [
    { giftOption, sendOn: days(2) },
    { giftOption, sendOn: days(3) },
  ];
  const paid = ['capture', 10_000] as const;

  test('are paid when the order is placed, the goods when they are sent: together the total', async () => {
    const { shopper, order, parcel, operations } = await buyWithGoods([{}, { giftOption, sendOn: days(2) }]);
    expect(await operations()).toEqual([['authorize', parcel + 10_000], paid]);
    const { shipments } = await orderOf(shopper, order.orderId);
    expect(shipments.map(({ status }) => status).toSorted()).toEqual(['DELIVERED', 'PLACED', 'PLACED']);
    await moveOrder(shop, order.orderNumber, 'ship');
    expect(await operations()).toEqual([['authorize', parcel + 10_000], paid, ['capture', parcel]]);
  });

  test('I02 that are canceled are refunded from what they have paid, and the authorization of the goods stays', async () => {
    const { order, gifts, parcel, operations, cancel } = await buyWithGoods(onTwoDays);
    const refunds: (readonly [string, number])[] = [];
    for (const itemId of gifts) {
      await cancel(itemId);
      refunds.push(['refund', 5_000]);
      expect(await operations()).toEqual([['authorize', parcel + 10_000], paid, ...refunds]);
    }
    await moveOrder(shop, order.orderNumber, 'ship');
    expect((await operations()).at(-1)).toEqual(['capture', parcel]);
  });

  test('I02 stay paid when the goods are canceled, whose authorization is released', async () => {
    const { goods, gifts, parcel, operations, cancel } = await buyWithGoods(onTwoDays);
    await cancel(goods);
    const released = [['authorize', parcel + 10_000], paid, ['release', parcel]];
    expect(await operations()).toEqual(released);
    await cancel(gifts[1] ?? '');
    expect(await operations()).toEqual([...released, ['refund', 5_000]]);
  });
});

test('CHK-28 without a billing address digital goods are not prepared', async () => {
  const shopper = await shop.shopper();
  const { id: basketId } = await basketOf(shopper, [card]);
  const { errorId } = await shopper.call(checkout.prepareOrder, {
    query: { basketId },
    body: { email: 'ada@example.org' },
  });
  expect(errorId).toBe('CHK380');
});
