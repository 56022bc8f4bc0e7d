import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { prepareShipment } from '#adapters/backend/commerce/modules/order/hand-over.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { cart } from '#adapters/contract/cart.ts';
import { products } from '#adapters/contract/catalog.ts';
import { consumer } from '#adapters/contract/order.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { address, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { moveOrder } from '#test/support/commerce/operator.ts';
import { restock, takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));
afterEach(async () => expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]));

const mug = { sku: 'NKMUGG02FJO-OS', productId: 'NKMUGG02FJO', qty: 1 };
const STORE = 'us-denver';
const plain = [
  { part: 'motif', choice: 'peaks' },
  { part: 'finish', choice: 'steel' },
  { part: 'lettering', choice: 'block' },
];
const rich = [
  { part: 'text', choice: ' Ada & Léa ' },
  { part: 'motif', choice: 'compass' },
  { part: 'finish', choice: 'brass' },
  { part: 'lettering', choice: 'serif' },
];

const start = (shopper: Pick<Shopper, 'call'>, items: readonly object[]) =>
  shopper.call(cart.createWithItem, { body: { items: items as never } });

/** Buys goods that are sent to one address. */
const buy = async (items: readonly object[]) => {
  const shopper = await shop.shopper();
  const { id: basketId } = (await start(shopper, items)).reply;
  const params = { basketId };
  const { shippingMethods } = (await shopper.call(cart.setShippingAddress, { params, body: { address } })).reply;
  await shopper.call(cart.chooseShippingMethod, {
    query: params,
    body: { shipments: shippingMethods.map(({ shippingId }) => ({ shippingId, shippingMethodId: 'standard' })) },
  });
  await shopper.call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } });
  const placed = await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'));
  expect([placed.status, placed.errorId]).toEqual([200, undefined]);
  await shop.complete();
  return { shopper, order: placed.reply };
};

const cancellation = ({ orderNumber, items }: OrderWire) => ({
  query: { orderNumber },
  body: { items: items.map(({ id, qty }) => ({ itemId: id, qty })), reason: 'other' },
});

const paid = (orderNumber: string) =>
  shop.ledger
    .entries()
    .filter((entry) => entry.reference === orderNumber)
    .map(({ type }) => type);

describe('goods that are made to order', () => {
  test('PDP-21 the product names its parts with their prices, and when it arrives', async () => {
    const shopper = await shop.shopper();
    const { flags, customization } = (await shopper.call(products.details, { params: { productId: mug.productId } }))
      .reply;
    expect(flags.isCustoms).toBe(true);
    expect(customization?.deliveryTime).toBe('7–9 business days');
    expect(customization?.parts.map(({ id, choices, maxLength }) => [id, choices?.length ?? maxLength])).toEqual([
      ['motif', 3],
      ['finish', 2],
      ['lettering', 2],
      ['text', 16],
    ]);
  });

  test('PDP-21 CART-37 ENT-12 the line has its recipe and what it costs; equal recipes are one line', async () => {
    const shopper = await shop.shopper();
    const { reply } = await start(shopper, [
      { ...mug, recipe: rich },
      { ...mug, recipe: plain },
      { ...mug, recipe: rich.toReversed() },
      // A blank text is no text, and costs nothing.
      { ...mug, recipe: [...plain, { part: 'text', choice: '   ' }] },
    ]);
    expect(
      reply.items.map(({ qty, price, recipe }) => [qty, price.current, recipe?.map(({ value }) => value)]),
    ).toEqual([
      [2, 39, ['Compass', 'Brass', 'Serif', 'Ada & Léa']],
      [2, 26, ['Peaks', 'Bare steel', 'Block']],
    ]);
    expect(reply.items[0]).toMatchObject({
      isCustoms: true,
      recipeId: expect.stringMatching(/^.{32}$/),
      shippingOptions: {
        selected: 'customs',
        available: ['customs'],
        shippingMethod: { deliveryTime: '7–9 business days' },
      },
    });
    expect(reply.items[0]?.recipeId).not.toBe(reply.items[1]?.recipeId);
  });

  test.each([
    ['no recipe', undefined],
    ['an id alone', undefined, { recipeId: 'known' }],
    ['a part that is missing', plain.slice(1)],
    ['a part twice', [...plain, { part: 'motif', choice: 'pine' }]],
    ['an unknown part', [...plain, { part: 'color', choice: 'red' }]],
    ['an unknown choice', [{ part: 'motif', choice: 'dragon' }, ...plain.slice(1)]],
    ['a text that is too long', [...plain, { part: 'text', choice: 'a'.repeat(17) }]],
    ['a text that cannot be engraved', [...plain, { part: 'text', choice: '🏔️' }]],
    ['markup', [...plain, { part: 'text', choice: '<b>' }]],
    ['a text of 10,000 letters', [...plain, { part: 'text', choice: 'a'.repeat(10_000) }]],
    ['more parts than there are', Array.from({ length: 11 }, () => ({ part: 'motif', choice: 'pine' }))],
  ] as const)('PDP-21 %s is refused, and nothing is added', async (_, recipe, more?: object) => {
    const shopper = await shop.shopper();
    const refused = await start(shopper, [{ ...mug, ...(recipe !== undefined && { recipe }), ...more }]);
    expect([refused.status, refused.errorId]).toEqual([400, 'API400']);
  });

  test('PDP-21 a recipe of other goods is refused', async () => {
    const shopper = await shop.shopper();
    const { sku, productId } = await takeVariant(shop.database, 5);
    expect(await start(shopper, [{ sku, productId, qty: 1, recipe: plain }])).toMatchObject({ errorId: 'API400' });
  });

  test('CART-34 CART-37 they are neither picked up nor sent to a collection point', async () => {
    const shopper = await shop.shopper();
    const { items, id: basketId } = (await start(shopper, [{ ...mug, recipe: plain }])).reply;
    for (const way of [
      { shippingCode: 'pickup', storeId: STORE },
      { shippingCode: 'sts', storeId: STORE },
      { shippingCode: 'pudo', collectionPoint: 'us-point-1' },
    ]) {
      const moved = await shopper.call(cart.updateItem, {
        params: { basketId },
        query: { itemId: items[0]?.id ?? '' },
        body: way,
      });
      expect([moved.status, moved.errorId]).toEqual([400, 'API400']);
    }
  });

  test('AMB-83 ORD-09 ORD-18 they are paid when ordered, canceled until they are prepared, and then not any more', async () => {
    const first = await buy([{ ...mug, recipe: rich }]);
    expect(paid(first.order.orderNumber)).toEqual(['authorize', 'capture']);
    expect(first.order.items[0]?.recipe?.map(({ value }) => value)).toContain('Ada & Léa');
    const canceled = await first.shopper.call(consumer.cancelOrder, cancellation(first.order));
    expect([canceled.status, canceled.reply.status]).toEqual([200, 'CANCELLED']);
    await shop.complete();
    expect(paid(first.order.orderNumber)).toEqual(['authorize', 'capture', 'refund']);

    const second = await buy([{ ...mug, recipe: plain }]);
    const shipmentId = second.order.shipments[0]?.shipmentId ?? '';
    await withTransaction(shop.database.db, (tx) =>
      prepareShipment(tx, second.order.orderId, { shipmentId, now: Date.now() }),
    );
    const late = await second.shopper.call(consumer.cancelOrder, cancellation(second.order));
    expect([late.status, late.errorId]).toEqual([409, 'ORD409']);
  });

  test('ENT-16 AMB-83 digital goods, goods that are made to order and a pickup share an order, each in its way', async () => {
    const collected = await takeVariant(shop.database, 5);
    await restock(shop.database, collected, 5, STORE);
    const { order } = await buy([
      { sku: 'NKGIFT01FJO-50', productId: 'NKGIFT01FJO', qty: 1 },
      { ...mug, recipe: rich },
      { ...collected, qty: 1, shippingCode: 'pickup', storeId: STORE },
    ]);
    const { rows } = await sql<{ code: string }>`
      select code from order_shipment where order_id = ${order.orderId} order by position`.execute(shop.database.db);
    expect(rows.map(({ code }) => code)).toEqual(['customs', 'digital', 'pickup']);
    const [made, sent, store] = order.shipments;
    expect([made?.address?.addressLine1, sent?.address, store?.store?.storeId]).toEqual([
      address.addressLine1,
      undefined,
      STORE,
    ]);
    // Five business days of work before the same way.
    expect((made?.arrival?.from ?? '') > (store?.arrival?.from ?? '')).toBe(true);
  });

  test('PDP-21 CHK-36 ORD-18 the messages of an order repeat how each of its items is made and offer no return of it, its invoices do not repeat it', async () => {
    const { shopper, order } = await buy([
      { ...mug, recipe: rich },
      { ...mug, recipe: plain },
    ]);
    const { query, body } = cancellation(order);
    await shopper.call(consumer.cancelOrder, { query, body: { ...body, items: body.items.slice(0, 1) } });
    await shop.complete();
    await moveOrder(shop, order.orderNumber, 'ship', 'deliver');
    await shop.complete();
    const made = ['Design: Compass', 'Engraving: Brass', 'Lettering: Serif', 'Your text: Ada & Léa'];
    const other = ['Design: Peaks', 'Engraving: Bare steel', 'Lettering: Block'];
    type Row = { readonly recipe?: readonly { readonly label: string; readonly value: string }[] };
    const textsOf = (rows: readonly Row[]) =>
      rows.map(({ recipe = [] }) => recipe.map(({ label, value }) => `${label}: ${value}`));
    const { rows: messages } = await sql<{ kind: string; items: Row[] }>`
      select kind, params->'items' as items from message where params->>'orderNumber' = ${order.orderNumber}
        and params ? 'items'`.execute(shop.database.db);
    expect(Object.fromEntries(messages.map(({ kind, items }) => [kind, textsOf(items)]))).toEqual({
      'order-confirmation': [made, other],
      'order-canceled': [made],
      refund: [made],
      'order-shipped': [other],
      'order-delivered': [other],
    });
    const { rows: arrivals } = await sql<{ returnable: string[] }>`
      select params->'returnable' as returnable from message
      where kind = 'order-delivered' and params->>'orderNumber' = ${order.orderNumber}`.execute(shop.database.db);
    expect(arrivals).toEqual([{ returnable: [] }]);
    // Invoices stay when the personal data go, so they do not repeat it.
    const { rows: documents } = await sql<{ kind: string; lines: Row[] }>`
      select kind, data->'lines' as lines from order_document where order_id = ${order.orderId}`.execute(
      shop.database.db,
    );
    expect(documents.find(({ kind }) => kind === 'invoice')?.lines.flatMap((line) => textsOf([line]))).toEqual([[]]);
  });

  test('privacy: the text is kept beside the line, and goes when the personal data go', async () => {
    const { order } = await buy([{ ...mug, recipe: rich }]);
    const { rows } = await sql<{ item: string; recipe: string }>`
      select item::text, recipe::text from order_line where order_id = ${order.orderId}`.execute(shop.database.db);
    expect([rows[0]?.item.includes('Léa'), rows[0]?.recipe.includes('Léa')]).toEqual([false, true]);
  });
});
