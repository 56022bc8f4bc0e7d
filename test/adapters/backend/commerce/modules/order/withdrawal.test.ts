import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { OrderAction } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { messageTexts } from '#adapters/backend/commerce/kernel/outbox/texts/message-texts.ts';
import type { WithdrawalResult } from '#adapters/backend/commerce/modules/order/withdraw-order.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { withGiftPromotion } from '#test/support/commerce/gift-promotion.ts';
import { address, britishAddress, checkOut, item, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { acceptReturn, moveOrder } from '#test/support/commerce/operator.ts';
import { stockOf, takeVariant } from '#test/support/commerce/variants.ts';

const DAY_MS = 86_400_000;
const PATH = '/en-gb/withdrawal';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

const buy = async ({ qty = 2, siteId = 'nordkamm-gb', isCheap = false } = {}) => {
  const variant = isCheap ? item : await takeVariant(shop.database, 5);
  const shopper = await shop.shopper(siteId);
  const sentTo = siteId === 'nordkamm-gb' ? britishAddress : address;
  const ready = await checkOut(shopper, { ...variant, qty }, 'tok_test_succeeds', sentTo);
  return { shopper, variant, order: (await place(shopper, ready)).reply };
};
type Bought = Awaited<ReturnType<typeof buy>>;

/** An order of cheap goods, one unit of each of `count` lines, and the gift that comes with them. */
const buyWithGift = async (count: 1 | 2) => {
  return withGiftPromotion(shop.database, item, async (promotionId) => {
    const shopper = await shop.shopper('nordkamm-gb');
    const { basketId } = await checkOut(shopper, { ...item, qty: 1 }, 'tok_test_succeeds', britishAddress);
    const others = count === 1 ? [] : [{ ...(await takeVariant(shop.database, 5)), qty: 1 }];
    for (const one of [...others, { ...item, qty: 1, promotionId }])
      await shopper.call(cart.addItem, { body: { basketId, items: [one] } });
    const { reply: order } = await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'));
    const gift = order.items.find(({ bonus }) => bonus);
    if (gift === undefined || order.items.length !== count + 1) throw new TypeError('The order has no gift');
    return { shopper, order, gift, variant: item };
  });
};

const operate = ({ orderNumber }: OrderWire, ...actions: readonly OrderAction[]): Promise<void> =>
  moveOrder(shop, orderNumber, ...actions);
/** Moves the arrival of an order into the past. */
const arriveBefore = ({ orderId }: OrderWire, days: number) =>
  sql`update order_shipment set arrived_at = ${new Date(Date.now() - days * DAY_MS)} where order_id = ${orderId}`.execute(
    shop.database.db,
  );
const withdraw = ({ shopper, order }: Bought, qty?: number, email = order.email) =>
  shopper.call(orderChanges.withdraw, {
    body: {
      orderNumber: order.orderNumber,
      email,
      ...(qty === undefined ? {} : { items: [{ itemId: order.items[0]?.id ?? '', qty }] }),
    },
  });
const messages = async ({ orderNumber }: OrderWire) =>
  (
    await sql<{ kind: string }>`select kind from message where params->>'orderNumber' = ${orderNumber}
      order by created_at, kind`.execute(shop.database.db)
  ).rows.map(({ kind }) => kind);
/** The outcome of the last withdrawal, as its message has it. */
const outcomeOf = async ({ orderNumber }: OrderWire) =>
  (
    await sql<{ outcome: unknown }>`select params->'outcome' as outcome from message
      where kind = 'withdrawal' and params->>'orderNumber' = ${orderNumber} order by created_at desc limit 1`.execute(
      shop.database.db,
    )
  ).rows[0]?.outcome;
/** What the messages with labels of an order say of gifts, oldest first. */
const labelGifts = async ({ orderNumber }: OrderWire) =>
  (
    await sql<{ gifts: unknown }>`select params->'gifts' as gifts from message
      where kind = 'return-label' and params->>'orderNumber' = ${orderNumber} order by created_at`.execute(
      shop.database.db,
    )
  ).rows.map(({ gifts }) => gifts);
const pence = (decimal: number): number => Math.round(decimal * 100);
const refunded = async ({ orderId }: OrderWire): Promise<number> =>
  Number(
    (
      await sql<{
        sum: string;
      }>`select coalesce(sum(amount), 0) as sum from refund where order_id = ${orderId}`.execute(shop.database.db)
    ).rows[0]?.sum,
  ) / 100;

describe('ORD-18 withdrawal from a contract', () => {
  test('before the parcel is sent everything is refunded with its shipping, returns to the stock, and a receipt has the time', async () => {
    const bought = await buy();
    const { status, reply } = await withdraw(bought);
    expect([status, reply.order.status]).toEqual([200, 'CANCELLED']);
    expect(Math.abs(Date.parse(reply.receivedAt) - Date.now())).toBeLessThan(60_000);
    expect(await refunded(bought.order)).toBe(bought.order.totals.total);
    const released = pence(bought.order.totals.total);
    const gifts = { staying: [], returning: [], canceled: [] };
    expect(await outcomeOf(bought.order)).toEqual({ released, refunded: 0, currency: 'GBP', returns: [], gifts });
    expect(await stockOf(shop.database, bought.variant)).toEqual({ onHand: 5, reserved: 0 });
    expect((await messages(bought.order)).toSorted()).toEqual(['order-confirmation', 'withdrawal']);
    expect(await withdraw(bought)).toMatchObject({ status: 409, errorId: 'ORD409' });
  });

  test('ORD-20 the last goods take the gift along that came with them, so that all is refunded with its shipping', async () => {
    const bought = await buyWithGift(1);
    expect(bought.order.totals.shipping).toBeGreaterThan(0);
    const { reply } = await withdraw(bought, 1);
    expect([reply.order.status, await refunded(bought.order)]).toEqual(['CANCELLED', bought.order.totals.total]);
    expect(await outcomeOf(bought.order)).toMatchObject({
      gifts: { staying: [], returning: [], canceled: [bought.gift.name] },
    });
  });

  test('ORD-20 of goods that were sent and are withdrawn from one after the other, the gift stays with the first and goes back with the last', async () => {
    const bought = await buyWithGift(2);
    const { shopper, order, gift } = bought;
    await operate(order, 'ship', 'deliver');
    const withdrawFrom = (...itemIds: readonly (string | undefined)[]) => {
      const items = itemIds.map((itemId = '') => ({ itemId, qty: 1 }));
      return shopper.call(orderChanges.withdraw, {
        body: { orderNumber: order.orderNumber, email: order.email, items },
      });
    };
    const [boots, socks] = order.items;
    // It cannot be chosen while other goods stay.
    for (const others of [[], [boots?.id]])
      expect(await withdrawFrom(gift.id, ...others)).toMatchObject({ status: 409, errorId: 'ORD409' });
    const first = await withdrawFrom(boots?.id);
    expect(first.reply.order.returns?.at(-1)?.items).toMatchObject([{ itemId: boots?.id }]);
    const staying = { staying: [gift.name], returning: [], canceled: [] };
    expect(await outcomeOf(order)).toMatchObject({ gifts: staying });
    const second = await withdrawFrom(socks?.id);
    const back = second.reply.order.returns?.at(-1);
    expect(back?.items.map(({ itemId }) => itemId).toSorted()).toEqual([socks?.id, gift.id].toSorted());
    const returning = { staying: [], returning: [gift.name], canceled: [] };
    expect(await outcomeOf(order)).toMatchObject({ gifts: returning });
    expect(await labelGifts(order)).toEqual([
      { staying: [gift.name], returning: [] },
      { staying: [], returning: [gift.name] },
    ]);
    expect(await withdraw(bought)).toMatchObject({ status: 409, errorId: 'ORD409' });
    for (const { returnId } of second.reply.order.returns ?? []) await acceptReturn(shop, returnId);
    expect(await refunded(order)).toBe(order.totals.total);
  });

  test('ORD-18 an order says whether there is anything left to withdraw from', async () => {
    const bought = await buy({ qty: 1 });
    const read = async ({ shopper, order: { orderId } }: Bought) =>
      (await shopper.call(consumer.purchase, { params: { orderId } })).reply.withdrawable;
    expect(await read(await buy({ qty: 1, siteId: 'nordkamm-us' }))).toBe(false);
    await operate(bought.order, 'ship');
    expect(await read(bought)).toBe(true);
    await withdraw(bought);
    expect(await read(bought)).toBe(false);
  });

  test('ORD-20 a whole order that was sent goes back with its gift', async () => {
    const bought = await buyWithGift(1);
    await operate(bought.order, 'ship');
    const { reply } = await withdraw(bought);
    expect(reply.order.returns?.[0]?.items).toHaveLength(2);
  });

  test('on its way or delivered, a part gets a return label; the whole, once received, its standard shipping back', async () => {
    // Too cheap for free shipping.
    const bought = await buy({ isCheap: true });
    await operate(bought.order, 'ship');
    const first = await withdraw(bought, 1);
    expect(first.reply.order.returns).toMatchObject([{ status: 'LABEL_CREATED', items: [{ qty: 1 }] }]);
    expect(await withdraw(bought, 2)).toMatchObject({ status: 409, errorId: 'ORD409' });
    // It cannot be taken back.
    const { orderId, returns = [] } = first.reply.order;
    const params = { orderId, returnId: returns[0]?.returnId ?? '' };
    expect((await bought.shopper.call(orderChanges.cancelReturn, { params })).errorId).toBe('ORD409');
    await operate(bought.order, 'deliver');
    const { reply } = await withdraw(bought);
    expect(await messages(bought.order)).toEqual(expect.arrayContaining(['return-label', 'withdrawal']));
    const back = reply.order.returns?.at(-1);
    expect(await outcomeOf(bought.order)).toMatchObject({
      released: 0,
      refunded: 0,
      returns: [{ returnNumber: back?.returnNumber, until: back?.expiresAt }],
    });
    for (const { returnId } of reply.order.returns ?? []) await acceptReturn(shop, returnId);
    expect(bought.order.totals.shipping).toBeGreaterThan(0);
    expect(await refunded(bought.order)).toBe(bought.order.totals.total);
  });

  test('the period ends 14 days after the arrival; a return is then still possible', async () => {
    const bought = await buy();
    await operate(bought.order, 'ship', 'deliver');
    await arriveBefore(bought.order, 15);
    expect(await withdraw(bought)).toMatchObject({ status: 409, errorId: 'ORD409' });
    await arriveBefore(bought.order, 14);
    expect((await withdraw(bought, 1)).status).toBe(200);
  });

  test('ORD-03 AUTH-32 a wrong number and a wrong address answer alike; a site without this right has no such operation', async () => {
    const bought = await buy();
    const wrong = { ...bought, order: { ...bought.order, orderNumber: '1000000000' } };
    const answers = [await withdraw(bought, 1, 'eve@example.org'), await withdraw(wrong, 1)];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, errorId: 'ORD400' });
    expect(await withdraw(await buy({ siteId: 'nordkamm-us' }))).toMatchObject({ status: 404, errorId: 'API404' });
  });

  test('ORD-20 units that no order has are refused, and after 30 wrong attempts at one number every wrong one, but not its owner', async () => {
    const bought = await buy();
    for (const qty of [0, 3]) expect(await withdraw(bought, qty)).toMatchObject({ status: 400, errorId: 'API400' });
    const wrong = async () => (await withdraw(bought, 1, 'eve@example.org')).status;
    for (let attempt = 0; attempt < 30; attempt += 1) expect(await wrong()).toBe(404);
    expect([await wrong(), (await withdraw(bought, 1)).status]).toEqual([429, 200]);
  });
});

describe('the form of a withdrawal', () => {
  const send = async (fields?: { readonly [name: string]: string }, path = PATH) => {
    const answer = await shop.commerce.fetch(
      new Request(
        `http://service.local${path}`,
        fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) },
      ),
    );
    return { status: answer.status, text: await answer.text(), at: answer.headers.get('location') ?? '' };
  };
  const gbTexts: { readonly [name in WithdrawalResult]: string } = serviceTexts['en-gb'].withdrawal;
  /** What the form says about units, by the names of its texts. */
  const resultsIn = (text: string) =>
    (['unsent', 'waiting', 'sent', 'shipping'] as const).filter((name) => text.includes(gbTexts[name]));
  const fieldIn = (text: string, name: string): string =>
    new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(text)?.[1] ?? '';

  test('asks for the order, then for the units, and writes only after the confirmation; the same one again leads to the same receipt', async () => {
    const { order } = await buy();
    const named = { orderNumber: order.orderNumber, email: order.email };
    expect((await send()).text).toMatch(/<form method="post" [^>]*novalidate>/);
    const choice = await send({ step: 'find', ...named });
    expect([choice.status, /<option selected>(\d)/.exec(choice.text)?.[1]]).toEqual([200, '0']);
    const { total, shipping, totalUnits } = order.totals;
    for (const amount of [total, (total - shipping) / totalUnits])
      expect(choice.text).toContain(`£${amount.toFixed(2)}`);
    expect(await messages(order)).toEqual(['order-confirmation']);
    expect(resultsIn(choice.text)).toEqual(['unsent']);
    const line = `units ${order.items[0]?.id ?? ''}`;
    const confirm = { step: 'confirm', ...named, id: fieldIn(choice.text, 'id') };
    const nothing = await send({ ...confirm, [line]: '0' });
    expect([nothing.status, nothing.text.includes(`href="#withdrawal-${line.replace(' ', '-')}"`)]).toEqual([
      422,
      true,
    ]);
    expect(await send({ ...confirm, [line]: '9' })).toMatchObject({ status: 409 });
    const { status, at } = await send({ ...confirm, [line]: '1' });
    expect(status).toBe(303);
    const receipt = await send(undefined, at);
    expect([receipt.status, receipt.text.includes('role="status"')]).toEqual([200, true]);
    expect(receipt.text).toContain(`£${((total - shipping) / totalUnits).toFixed(2)}: it was only reserved`);
    expect(receipt.text).toContain(messageTexts['en-gb'].withdrawal.keepNothing);
    expect(receipt.text).toContain(`href="/en-gb/order-status?number=${order.orderNumber}"`);
    expect(await send({ ...confirm, [line]: '1' })).toMatchObject({ status: 303, at });
    // Loaded again it is the same; of another withdrawal or on another site there is none.
    expect(await send(undefined, at)).toEqual(receipt);
    const unknown = [`${at}x`, at.replace('of=', 'of=x'), at.replace(/&receipt=.*/, '')];
    for (const path of unknown) expect((await send(undefined, path)).text).not.toContain(order.orderNumber);
    expect((await messages(order)).filter((kind) => kind === 'withdrawal')).toHaveLength(1);
  });

  test('ORD-18 says what happens with goods that were sent, and with their shipping', async () => {
    const { order } = await buy({ isCheap: true, qty: 1 });
    await operate(order, 'ship');
    const { text } = await send({ step: 'find', orderNumber: order.orderNumber, email: order.email });
    expect([order.totals.shipping > 0, resultsIn(text)]).toEqual([true, ['sent', 'shipping']]);
  });

  test('ORD-18 ORD-20 lists the gift, and says that it is kept, then that it goes back: in the list and in the receipt', async () => {
    const { order, gift } = await buyWithGift(2);
    await operate(order, 'ship', 'deliver');
    const named = { orderNumber: order.orderNumber, email: order.email };
    const { withdrawal } = serviceTexts['en-gb'];
    const { gifts } = messageTexts['en-gb'].withdrawal;
    const [boots, socks] = order.items;
    for (const [line, said] of [
      [boots, gifts.staying],
      [socks, gifts.returning],
    ] as const) {
      const choice = await send({ step: 'find', ...named });
      expect(choice.text).toContain(`1 × ${gift.name}`);
      for (const text of [withdrawal.gift.mark, withdrawal.gift.sent]) expect(choice.text).toContain(text);
      expect(choice.text.match(/data-gift="[^"]*"\s+data-back/g)).toHaveLength(1);
      expect(choice.text).not.toContain(`name="units ${gift.id}"`);
      const confirm = { step: 'confirm', ...named, id: fieldIn(choice.text, 'id') };
      const { at } = await send({ ...confirm, [`units ${line?.id ?? ''}`]: '1' });
      const receipt = await send(undefined, at);
      expect(receipt.text).toContain(said.replace('{names}', gift.name));
      // The list of the goods has the gift when it goes back, with its mark.
      expect(receipt.text.includes(withdrawal.gift.mark)).toBe(line === socks);
    }
  });

  test('VAL-24 without number or address each field has its message, and keeps what was typed', async () => {
    const empty = await send({ step: 'find' });
    expect([empty.status, empty.text.match(/aria-invalid="true"/g)?.length]).toEqual([422, 2]);
    const summary = /<div role="alert">[^]*?<\/div>/.exec(empty.text)?.[0] ?? '';
    expect([...summary.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'withdrawal-orderNumber',
      'withdrawal-email',
    ]);
    expect(summary).toContain('There are 2 problems');
    for (const id of ['withdrawal-orderNumber', 'withdrawal-email']) expect(empty.text).toContain(`id="${id}"`);
    expect(empty.text.match(/autofocus/g)).toHaveLength(1);
    const half = await send({ orderNumber: '1000000000', email: 'eve' });
    expect([half.status, fieldIn(half.text, 'orderNumber'), fieldIn(half.text, 'email')]).toEqual([
      422,
      '1000000000',
      'eve',
    ]);
    expect(['email', 'orderNumber'].map((name) => half.text.includes(`id="withdrawal-${name}-error"`))).toEqual([
      true,
      false,
    ]);
  });

  test('ORD-18 nothing is selected at first, also in an order of one unit', async () => {
    const { order } = await buy({ qty: 1 });
    const { text } = await send({ orderNumber: order.orderNumber, email: order.email });
    expect(/<option selected>(\d)/.exec(text)?.[1]).toBe('0');
  });

  test('PDP-21 the form and the receipt say how goods are made to order, with typed texts as texts', async () => {
    const { order } = await buy({ qty: 1 });
    const recipe = [{ part: 'text', choice: '', label: 'Your text', value: '<b>"Ada"</b>' }];
    await sql`update order_line set recipe = ${JSON.stringify(recipe)}::jsonb where order_id = ${order.orderId}`.execute(
      shop.database.db,
    );
    const named = { orderNumber: order.orderNumber, email: order.email };
    const choice = await send({ step: 'find', ...named });
    const units = { [`units ${order.items[0]?.id ?? ''}`]: '1' };
    const { at } = await send({ step: 'confirm', ...named, id: fieldIn(choice.text, 'id'), ...units });
    const receipt = await send(undefined, at);
    for (const { text } of [choice, receipt]) {
      expect(text).toContain('<br />Your text: &lt;b&gt;&quot;Ada&quot;&lt;/b&gt;');
      expect(text).not.toContain('<b>');
    }
  });

  test('ORD-03 says the same for a wrong number and a wrong address, and keeps what was typed as text', async () => {
    const { order } = await buy();
    const wrong = [
      await send({ orderNumber: order.orderNumber, email: 'eve@example.org' }),
      await send({ orderNumber: '1000000000', email: 'eve@example.org' }),
    ];
    expect(wrong.map(({ status }) => status)).toEqual([422, 422]);
    expect(new Set(wrong.map(({ text }) => text.replace(/\d{10}/, ''))).size).toBe(1);
    const markup = await send({ orderNumber: order.orderNumber, email: '"><b>eve@example.org' });
    expect([wrong[0]?.text.includes('role="alert"'), markup.text.includes('<b>eve')]).toEqual([true, false]);
  });

  test('a site without this right has no form, and its footer no link', async () => {
    expect((await send(undefined, '/en-us/withdrawal')).status).toBe(404);
    const footerOf = async (siteId: string) =>
      (
        await shop.commerce.fetch(
          new Request(`http://service.local/publish/caas/v1/canvas/footer/${siteId}`, { headers: { siteId } }),
        )
      ).text();
    expect((await footerOf('nordkamm-us')).includes('/withdrawal')).toBe(false);
    expect((await footerOf('nordkamm-gb')).includes('/withdrawal')).toBe(true);
  });
});
