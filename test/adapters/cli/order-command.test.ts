import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { temporaryFolder } from '#test/support/browser.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { engravedMug } from '#test/support/commerce/engraved-mug.ts';
import { checkOut, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { openOperatorShop } from '#test/support/commerce/operator-shop.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

describe('an operator', () => {
  let operator: Awaited<ReturnType<typeof openOperatorShop>>;
  let shop: Shop;
  beforeAll(async () => {
    operator = await openOperatorShop();
    shop = operator.shop;
  }, OPENING);
  afterAll(() => operator.close(), OPENING);

  const portico = (...args: readonly string[]) => operator.portico(...args);

  test('gets a sentence if there is nothing to list or to fill', async () => {
    expect(await portico('order', 'refused')).toEqual({
      code: 0,
      out: '',
      err: 'The payment provider refuses no payment and no refund.',
    });
    expect(await portico('seed')).toMatchObject({ code: 0, err: 'The database has the schema, catalog and content.' });
  });

  test('a number is read with the colon that the lists print after it', async () => {
    for (const [args, answer] of [
      [['order', '999:'], 'There is no order 999. '],
      [['order', 'ship', '999:'], 'There is no order 999. '],
      [['return', 'R-999:'], 'There is no return R-999. '],
    ] as const)
      expect(await portico(...args)).toMatchObject({ code: 3, err: expect.stringContaining(answer) });
  });

  test('saves the gift receipts of an order in a folder; one that cannot be written to is refused in one sentence', async () => {
    const shopper = await shop.shopper();
    const variant = await takeVariant(shop.database, 5);
    const ready = await checkOut(shopper, variant);
    const params = { basketId: ready.basketId };
    const itemId = (await shopper.call(cart.read, { params })).reply.items[0]?.id ?? '';
    await shopper.call(cart.updateItem, { params, query: { itemId }, body: { giftMessage: 'Enjoy' } });
    const { orderNumber, items } = (
      await place(shopper, await prepareWith(shopper, ready.basketId, 'tok_test_succeeds'))
    ).reply;
    const folder = await temporaryFolder();
    try {
      const saved = await portico('order', 'receipts', orderNumber, '--folder', folder.path);
      const [file = ''] = saved.out.trim().split('\n');
      expect([saved.code, (await readFile(file, 'utf8')).slice(0, 5)]).toEqual([0, '%PDF-']);
      expect(await portico('order', 'receipts', orderNumber, '--folder', file)).toEqual({
        code: 3,
        out: '',
        err: `Files cannot be saved in ${file}: it is a file, or is below one.`,
      });
      await shopper.call(consumer.cancelOrder, {
        query: { orderNumber },
        body: { items: items.map(({ id, qty }) => ({ itemId: id, qty })), reason: 'other' },
      });
      expect(await portico('order', 'receipts', orderNumber)).toEqual({
        code: 3,
        out: '',
        err: `The gifts of order ${orderNumber} were returned or canceled, so none has a receipt.`,
      });
      const other = await place(shopper, await checkOut(shopper, variant));
      expect(await portico('order', 'receipts', other.reply.orderNumber)).toMatchObject({
        err: `Order ${other.reply.orderNumber} has no gifts.`,
      });
    } finally {
      await folder.remove();
    }
  });

  test('ORD-15 a shipment is shown with its method, by which staff see that it is urgent', async () => {
    const shopper = await shop.shopper();
    const { basketId } = await checkOut(shopper, await takeVariant(shop.database, 5));
    const { shippingMethods } = (await shopper.call(cart.read, { params: { basketId } })).reply;
    await shopper.call(cart.chooseShippingMethod, {
      query: { basketId },
      body: { shipments: shippingMethods.map(({ shippingId }) => ({ shippingId, shippingMethodId: 'express' })) },
    });
    const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds');
    const { orderNumber } = (await place(shopper, ready)).reply;
    expect((await portico('order', orderNumber)).out).toContain(
      `  shipment ${orderNumber}-1 (standard, express): PLACED`,
    );
  });

  test('ORD-15 PDP-21 a shipment is shown with its goods, and how they are made to order; canceled ones are not', async () => {
    const shopper = await shop.shopper();
    const variant = await takeVariant(shop.database, 5);
    const { basketId } = await checkOut(shopper, { ...variant, qty: 2 });
    await shopper.call(cart.addItem, { body: { basketId, items: [engravedMug('Ada')] } });
    const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds');
    const { orderNumber, items } = (await place(shopper, ready)).reply;
    const linesShown = async () =>
      (await portico('order', orderNumber)).out.split('\n').filter((line) => line.startsWith('    '));
    const engraved = '    1 × NKMUGG02FJO-OS, Design: Peaks, Engraving: Bare steel, Lettering: Block, Your text: Ada';
    expect(await linesShown()).toEqual([`    2 × ${variant.sku}`, engraved]);
    const plain = items.find(({ sku }) => sku === variant.sku);
    await shopper.call(consumer.cancelOrder, {
      query: { orderNumber },
      body: { items: [{ itemId: plain?.id ?? '', qty: 1 }], reason: 'other' },
    });
    expect(await linesShown()).toEqual([`    1 × ${variant.sku}`, engraved]);
  });

  test('ORD-15 ORD-16 shows, ships and delivers an order, and receives and refunds its return, while a shop on the same database pays', async () => {
    const shopper = await shop.shopper();
    const variant = await takeVariant(shop.database, 5);
    const { reply: order } = await place(shopper, await checkOut(shopper, variant));
    const { orderNumber, orderId } = order;
    const shown = await portico('order', orderNumber);
    expect([shown.code, shown.out.split('\n')]).toEqual([
      0,
      [
        expect.stringMatching(new RegExp(`^Order ${orderNumber}: PLACED, \\$[\\d.]+$`)),
        `  shipment ${orderNumber}-1 (standard): PLACED`,
        `    1 × ${variant.sku}`,
        '',
      ],
    ]);
    expect(await portico('order', 'deliver', orderNumber)).toMatchObject({
      code: 3,
      err: `"deliver" needs a shipment that is SHIPPED: order ${orderNumber} has none.`,
    });
    const shipped = await portico('order', 'ship', orderNumber, '--carrier', 'UPS', '--tracking-number', '1Z999');
    expect([shipped.code, shipped.out]).toEqual([0, expect.stringContaining('standard): SHIPPED')]);
    expect(shipped.out).toMatch(/ {2}invoice US-I-\d{6}\n/);
    expect((await portico('order', 'deliver', orderNumber)).code).toBe(0);
    const {
      reply: { returnNumber = '' },
    } = await shopper.call(consumer.createReturn, {
      params: { orderId },
      body: { items: [{ itemId: order.items[0]?.id ?? '', qty: 1, reason: 'too-small' }] },
    });
    expect(await portico('return', 'refund', returnNumber)).toMatchObject({
      code: 3,
      err: `"refund" needs a return that is RECEIVED: ${returnNumber} is LABEL_CREATED.`,
    });
    expect((await portico('return', 'receive', returnNumber)).code).toBe(0);
    const refunded = await portico('return', 'refund', returnNumber);
    expect([refunded.code, refunded.out]).toEqual([0, expect.stringContaining(`return ${returnNumber}: REFUNDED`)]);
    expect(refunded.out).toMatch(/ {2}credit note US-C-\d{6}\n/);
    const paid = /\$[\d.]+/.exec(shown.out)?.[0] ?? '';
    const settled = await portico('return', returnNumber.toLowerCase());
    expect([settled.code, settled.out.split('\n')]).toEqual([
      0,
      [
        `Return ${returnNumber}: REFUNDED`,
        `  order ${orderNumber}: DELIVERED, ${paid}`,
        expect.stringMatching(/^ {2}started \d{4}-\S+Z, valid until \d{4}-\S+Z$/),
        expect.stringMatching(new RegExp(`^ {2}1 × ${variant.sku}: too-small, \\$[\\d.]+$`)),
        expect.stringMatching(/^ {2}refund \$[\d.]+: accepted \d{4}-\S+Z$/),
        '',
      ],
    ]);
    expect((await shopper.call(consumer.purchase, { params: { orderId } })).reply.status).toBe('DELIVERED');
    expect(await portico('order', 'refused')).toMatchObject({ code: 0, out: '' });
    const { db } = shop.database;
    await sql`update payment_operation set state = 'refused', refusal = 'card_refused'
      where order_id = ${orderId} and kind = 'refund'`.execute(db);
    await sql`update order_instrument set refunded = 0 where order_id = ${orderId}`.execute(db);
    const listed = await portico('order', 'refused');
    expect([listed.code, listed.out]).toEqual([
      0,
      expect.stringMatching(
        new RegExp(`^${orderNumber} {2}refund {2}\\$[\\d.]+ {2}card_refused {2}\\d{4}-.+Z {2}\\S+\n$`),
      ),
    ]);
    expect((await portico('order', 'repaid', orderNumber)).code).toBe(0);
    expect(await portico('order', 'repaid', orderNumber)).toMatchObject({
      code: 3,
      err: `Order ${orderNumber} has no refund that the payment provider refuses.`,
    });
  }, 60_000);

  test('ORD-16 shows a return in a store with its exchange, and ships the other size when the return is accepted', async () => {
    const shopper = await shop.shopper();
    const variant = await takeVariant(shop.database, 5);
    const { reply: order } = await place(shopper, await checkOut(shopper, variant));
    const { orderNumber, orderId } = order;
    await portico('order', 'ship', orderNumber);
    await portico('order', 'deliver', orderNumber);
    const { openUnits } = (await shopper.call(consumer.purchase, { params: { orderId } })).reply;
    const exchangeSku = openUnits?.[0]?.exchangeSizes?.[0]?.sku ?? '';
    const {
      reply: { returnNumber = '' },
    } = await shopper.call(consumer.createReturn, {
      params: { orderId },
      body: { way: 'store', items: [{ itemId: order.items[0]?.id ?? '', qty: 1, reason: 'too-small', exchangeSku }] },
    });
    expect((await portico('order', orderNumber)).out.split('\n').slice(1, 7)).toEqual([
      `  shipment ${orderNumber}-1 (standard): DELIVERED`,
      `    1 × ${variant.sku}`,
      `  shipment ${orderNumber}-2 (standard): RESERVED, exchange of ${orderNumber}-1`,
      `    1 × ${exchangeSku}`,
      `  return ${returnNumber}: LABEL_CREATED, in a store`,
      `    exchange of 1 × ${variant.sku} for ${exchangeSku}`,
    ]);
    expect((await portico('order', 'ship', orderNumber)).code).toBe(3);
    expect(await portico('return', 'receive', returnNumber)).toMatchObject({
      code: 3,
      err: `Return ${returnNumber} is brought to a store: name it with --store.`,
    });
    expect(await portico('return', 'receive', returnNumber, '--store', 'nowhere')).toMatchObject({
      code: 3,
      err: expect.stringMatching(
        new RegExp(
          `^There is no store nowhere in the country of return ${returnNumber}: choose us-denver, us-.* or us-`,
        ),
      ),
    });
    expect((await portico('return', 'receive', returnNumber, '--store', 'us-denver')).code).toBe(0);
    expect([(await portico('order', 'list')).out, (await portico('return', 'list')).out]).toEqual([
      expect.stringMatching(new RegExp(`^${orderNumber}: DELIVERED, \\$[\\d.]+, \\d{4}-\\S+Z\n\\d+: `)),
      expect.stringMatching(
        new RegExp(`^${returnNumber}: RECEIVED, in a store, order ${orderNumber}, \\d{4}-\\S+Z\nR-\\d+: `),
      ),
    ]);
    const shown = await portico('return', returnNumber.slice(2));
    expect([shown.code, shown.out.split('\n').filter((line) => !line.includes('started'))]).toEqual([
      0,
      [
        `Return ${returnNumber}: RECEIVED, in a store`,
        expect.stringContaining(`  order ${orderNumber}: DELIVERED, `),
        `  1 × ${variant.sku}: too-small, exchange for ${exchangeSku}`,
        '  received in us-denver',
        '',
      ],
    ]);
    expect((await portico('return', 'refund', returnNumber)).out).toContain('-2 (standard): PLACED, exchange of');
    expect((await portico('order', 'ship', orderNumber)).out).toContain('-2 (standard): SHIPPED, exchange of');
  }, 60_000);

  test.each([
    [['order', '1234567890'], 'order 1234567890'],
    [['order', 'ship', '1234567890'], 'order 1234567890'],
    [['return', '1'], 'return 1'],
    [['return', 'receive', 'unknown'], 'return unknown'],
  ])('reads what does not exist, and where its number is: %j', async (args, name) => {
    expect(await portico(...args)).toEqual({
      code: 3,
      out: '',
      err: `There is no ${name}. Numbers are in the messages to the shopper, and in "portico ${args[0]} list".`,
    });
  });

  test.each([
    ['order', '1'],
    ['return', 'R-1'],
    ['case', 'list'],
  ])('does not read its own database for another backend: %s %s', async (...args) => {
    const { code, err } = await runInProcess(args, { DATABASE_URL: operator.url, COMMERCE_URL: 'http://api.test' });
    expect([code, err]).toEqual([2, expect.stringContaining('COMMERCE_URL names another backend')]);
  });

  test.each([
    [['order']],
    [['order', 'ship']],
    [['return', 'reject', 'x']],
    [['order', 'ship', '1', '--carrier', ' ']],
  ])('gets a usage error that names --help: %j', async (args) => {
    const { code, err } = await portico(...args);
    expect([code, err]).toEqual([2, expect.stringMatching(/^error: .+\n(.+\n)?Use --help .+$/)]);
  });

  test('an unknown command is named with the way to the known ones, and not looked up as a number', async () => {
    expect(await portico('order', 'fly', '1')).toMatchObject({
      code: 2,
      err: expect.stringContaining("error: order has no command 'fly'. See portico order --help."),
    });
    expect(await portico('return', 'rec', '1')).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        "error: return has no command 'rec'. Did you mean receive? See portico return --help.",
      ),
    });
  });
});
