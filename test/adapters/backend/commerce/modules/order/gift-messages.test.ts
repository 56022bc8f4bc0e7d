import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operateOrder } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { readOverview } from '#adapters/backend/commerce/modules/order/overview-records.ts';
import { returnGift } from '#adapters/backend/commerce/modules/order/return-gift.ts';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { address, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import { pdfTexts } from '#test/support/pdf-texts.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
const digital = { sku: 'NKGIFT01FJO-50', productId: 'NKGIFT01FJO', qty: 1 };

/** A cart with goods, and the call that changes its line. */
const lineOf = async (shopper: Pick<Shopper, 'call'>, units = 1) => {
  const variant = await takeVariant(shop.database, 5);
  const item = { ...variant, qty: units };
  const { reply } = await shopper.call(cart.createWithItem, { body: { items: [item] } });
  const itemId = reply.items[0]?.id ?? '';
  const write = (giftMessage: string | null) =>
    shopper.call(cart.updateItem, { params: { basketId: reply.id }, query: { itemId }, body: { giftMessage } });
  return { basketId: reply.id, itemId, item, write };
};

/** Orders a cart with goods that are sent home. */
const order = async (shopper: Pick<Shopper, 'call'>, basketId: string) => {
  const params = { basketId };
  await shopper.call(cart.setShippingAddress, { params, body: { address } });
  await shopper.call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } });
  await shopper.call(cart.chooseShippingMethod, {
    query: params,
    body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
  });
  const { reply } = await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'));
  await shop.complete();
  return reply;
};

const messagesOf = ({ items }: { readonly items: readonly { readonly giftMessage?: string | undefined }[] }) =>
  items.map(({ giftMessage }) => giftMessage);

describe('a line that is a gift', () => {
  test('CART-08 GFT-05 has a message that can be changed, may be empty, and goes with null', async () => {
    const shopper = await shop.shopper();
    const { write } = await lineOf(shopper);
    expect(messagesOf((await write(' For the next hike 🏔️ ')).reply)).toEqual(['For the next hike 🏔️']);
    expect(messagesOf((await write('')).reply)).toEqual(['']);
    expect(messagesOf((await write(null)).reply)).toEqual([undefined]);
  });

  test.each([
    ['250 characters', 'm'.repeat(250), 200],
    ['251 characters', 'm'.repeat(251), 400],
    ['250 family emoji', family.repeat(250), 200],
    ['251 family emoji', family.repeat(251), 400],
    ['250 letters with combining marks', 'e\u0301\u0323'.repeat(250), 200],
    ['251 letters with combining marks', 'e\u0301\u0323'.repeat(251), 400],
    ['one letter with 4,000 marks', `e${'\u0301'.repeat(4_000)}`, 400],
    ['a web address', 'Look at nordkamm.example/win', 400],
  ])('GFT-05 VAL-13 a message of %s: %i', async (_, message, status) => {
    const shopper = await shop.shopper();
    const { write, basketId, itemId } = await lineOf(shopper);
    const answer = await write(message);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.errorId).toBe('API400');
    // The message of a gift card has the same limit.
    const giftOption = { email: 'lea@example.org', to: 'Lea', message };
    const { status: added } = await shopper.call(cart.addItem, {
      body: { basketId, items: [{ ...digital, giftOption }] },
    });
    expect([itemId !== '', added]).toEqual([true, status]);
  });

  test('digital goods and free gifts of promotions have no such message, also when they are added', async () => {
    const shopper = await shop.shopper();
    const { reply } = await shopper.call(cart.createWithItem, { body: { items: [digital] } });
    const answer = await shopper.call(cart.updateItem, {
      params: { basketId: reply.id },
      query: { itemId: reply.items[0]?.id ?? '' },
      body: { giftMessage: 'Enjoy' },
    });
    expect([answer.status, answer.errorId]).toEqual([400, 'API400']);
    const added = await shopper.call(cart.createWithItem, { body: { items: [{ ...digital, giftMessage: 'Enjoy' }] } });
    expect(added.status).toBe(400);
  });

  test('CART-07 CART-08 CART-33 is a line of its own: goods of one sku can be bought as a gift with one message, with another one, and as no gift', async () => {
    const shopper = await shop.shopper();
    const { write, basketId, item, itemId } = await lineOf(shopper);
    await write('Enjoy');
    const add = (more: object = {}) =>
      shopper.call(cart.addItem, { body: { basketId, items: [{ ...item, ...more }] } });
    const rows = ({ items }: Awaited<ReturnType<typeof add>>['reply']) =>
      items.map(({ qty, giftMessage }) => [qty, giftMessage]);
    await add();
    await add({ giftMessage: 'For Lea' });
    await add({ giftMessage: 'For Lea' });
    const { reply } = await add();
    expect(rows(reply)).toEqual([
      [1, 'Enjoy'],
      [2, undefined],
      [2, 'For Lea'],
    ]);
    const plain = reply.items.find(({ giftMessage }) => giftMessage === undefined)?.id ?? '';
    const change = (line: string, body: object) =>
      shopper.call(cart.updateItem, { params: { basketId }, query: { itemId: line }, body });
    const collected = { shippingCode: 'pickup', storeId: 'us-denver' };
    await change(itemId, collected);
    expect(rows((await change(plain, collected)).reply).toSorted()).toEqual([
      [1, 'Enjoy'],
      [2, undefined],
      [2, 'For Lea'],
    ]);
    const merged = (await change(plain, { giftMessage: 'Enjoy' })).reply;
    expect(rows(merged).toSorted()).toEqual([
      [2, 'For Lea'],
      [3, 'Enjoy'],
    ]);
    await shopper.call(cart.removeItem, { body: { basketId, itemId: plain } });
    expect(rows((await add({ giftMessage: 'For Lea' })).reply)).toEqual([[3, 'For Lea']]);
  });

  test('CART-25 SFL-04 keeps its message when it is saved for later, moved back, removed and restored, once with each message', async () => {
    const shopper = await shop.shopper();
    const { write, basketId, item } = await lineOf(shopper);
    await write('Enjoy');
    const { reply } = await shopper.call(cart.addItem, { body: { basketId, items: [item] } });
    const { consumerId } = shopper.token;
    for (const { id } of reply.items)
      await shopper.call(savedItems.save, { params: { basketId }, body: { itemId: id, qty: 1, consumerId } });
    const list = (await shopper.call(savedItems.list)).reply;
    expect(messagesOf(list)).toEqual([undefined, 'Enjoy']);
    const gift = list.items[1]?.id ?? '';
    const params = { saveForlaterId: list.saveForLaterId ?? '', itemId: gift };
    await shopper.call(savedItems.remove, { params });
    expect(messagesOf((await shopper.call(savedItems.restore, { params })).reply)).toContain('Enjoy');
    const saveForLaterId = list.saveForLaterId ?? '';
    const back = await shopper.call(savedItems.moveToCart, {
      body: { basketId, itemId: gift, qty: 1, consumerId, saveForLaterId },
    });
    expect(messagesOf(back.reply.cart)).toEqual(['Enjoy']);
  });
});

describe('a gift that is ordered', () => {
  test('ORD-06 ORD-07 has a receipt without prices, which only readers of the order open, and its mail names it', async () => {
    const shopper = await shop.shopper();
    const { write, basketId, item } = await lineOf(shopper, 2);
    await write('For the next hike 🏔️,\nLéa');
    const other = await takeVariant(shop.database, 5);
    await shopper.call(cart.addItem, { body: { basketId, items: [{ ...other, qty: 1 }] } });
    const placed = await order(shopper, basketId);
    const [gift, plain] = placed.items;
    expect([gift?.giftMessage, plain?.giftMessage, plain?.giftReceipt]).toEqual([
      'For the next hike 🏔️,\nLéa',
      undefined,
      undefined,
    ]);
    expect(gift?.giftReceipt).toMatch(/^G-\d{10}$/);
    const call = {
      query: { orderNumber: placed.orderNumber },
      body: { invoiceId: gift?.giftReceipt ?? '' },
    };
    const { reply } = await shopper.call(consumer.invoice, call);
    expect(reply.fileName).toBe(`${gift?.giftReceipt}.pdf`);
    const texts = pdfTexts(atob(reply.contentBase64));
    expect(texts).toEqual(expect.arrayContaining([`Gift receipt ${gift?.giftReceipt}`, 'For the next hike ,', 'Léa']));
    expect(texts.join('\n')).toContain(`2 × ${gift?.name}`);
    expect(texts.join('\n')).not.toMatch(/\$|USD|\d[.,]\d\d\b/);
    expect(texts.join('\n')).not.toContain(placed.orderNumber);
    expect(texts.join('\n')).not.toContain(plain?.sku);
    const reader = await shop.shopper();
    expect((await reader.call(consumer.invoice, call)).errorId).toBe('OHS4004');
    const mail = await shop.database.db
      .selectFrom('message')
      .select('params')
      .where('eventKey', '=', `order-confirmation ${placed.orderId}`)
      .executeTakeFirstOrThrow();
    expect(mail.params).toMatchObject({ items: [{ giftMessage: 'For the next hike 🏔️,\nLéa' }, {}] });
    expect(item.sku).not.toBe(other.sku);
  });

  test('ORD-10 ORD-18 is returned by the number of its receipt once it has arrived; the label goes to who got it, without an amount', async () => {
    const shopper = await shop.shopper();
    const { write, basketId } = await lineOf(shopper);
    await write('');
    const placed = await order(shopper, basketId);
    const number = placed.items[0]?.giftReceipt ?? '';
    const { db } = shop.database;
    const email = 'recipient@example.org';
    const start = () => returnGift(db, { number, way: 'post', email, now: Date.now() });
    expect(await returnGift(db, { number: 'G-1', way: 'post', now: Date.now() })).toEqual({ _tag: 'Unknown' });
    expect(await start()).toEqual({ _tag: 'NotReturnable' });
    for (const action of ['ship', 'deliver'] as const) {
      const overview = await readOverview(db, placed.orderNumber);
      if (overview === undefined) throw new TypeError('There is no order');
      await operateOrder(db, action, { overview, tracking: {}, now: Date.now() });
      await shop.complete();
    }
    expect(await start()).toEqual({ _tag: 'Started', returnNumber: expect.stringMatching(/^R-\d{10}$/) });
    expect(await start()).toEqual({ _tag: 'NotReturnable' });
    const labels = await db.selectFrom('message').select('params').where('recipient', '=', email).execute();
    expect(labels).toHaveLength(1);
    expect(labels[0]?.params).not.toHaveProperty('refund');
  });

  test('PDP-21 GFT-05 the receipt of a gift that is made to order says how', async () => {
    const shopper = await shop.shopper();
    const recipe = [
      { part: 'motif', choice: 'compass' },
      { part: 'finish', choice: 'brass' },
      { part: 'lettering', choice: 'serif' },
      { part: 'text', choice: 'Ada & Léa' },
    ];
    const item = { sku: 'NKMUGG02FJO-OS', productId: 'NKMUGG02FJO', qty: 1, recipe, giftMessage: '' };
    const { reply } = await shopper.call(cart.createWithItem, { body: { items: [item] } });
    const params = { basketId: reply.id };
    const sent = await shopper.call(cart.setShippingAddress, { params, body: { address } });
    await shopper.call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } });
    await shopper.call(cart.chooseShippingMethod, {
      query: params,
      body: {
        shipments: sent.reply.shippingMethods.map(({ shippingId }) => ({ shippingId, shippingMethodId: 'standard' })),
      },
    });
    const { reply: placed } = await place(shopper, await prepareWith(shopper, reply.id, 'tok_test_succeeds'));
    await shop.complete();
    const file = await shopper.call(consumer.invoice, {
      query: { orderNumber: placed.orderNumber },
      body: { invoiceId: placed.items[0]?.giftReceipt ?? '' },
    });
    expect(pdfTexts(atob(file.reply.contentBase64))).toEqual(
      expect.arrayContaining(['Design: Compass', 'Engraving: Brass', 'Lettering: Serif', 'Your text: Ada & Léa']),
    );
  });
});
