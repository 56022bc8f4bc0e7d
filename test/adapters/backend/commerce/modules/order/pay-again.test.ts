import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import { consumer } from '#adapters/contract/order.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { purchaseOf } from '#adapters/http/order/purchase-mapper.ts';
import { tenderPayments } from '#core/order/tender-payments.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { pressAtBank } from '#test/support/commerce/challenged-order.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { operate } from '#test/support/commerce/operator.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

const LOST = 'The answer is lost';

describe('PAY-17 payment of an order by another card after a refused capture', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
  afterAll(() => shop.close(), OPENING);
  afterEach(async () => {
    shop.onWayToProvider(undefined);
    // Some tests lose an answer of the provider.
    const isLost = (problem: unknown): boolean => String(problem).includes('(PAYMENT_URL) does not answer');
    expect(shop.problems.splice(0).filter((problem) => !isLost(problem))).toEqual([]);
    expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]);
  });

  type Bought = { readonly shopper: Shopper; readonly order: OrderWire };
  /** An order whose card refuses every capture, after its hand-over was tried. */
  const stopped = async (token = 'tok_test_capture_refused'): Promise<Bought> => {
    const shopper = await shop.shopper();
    const ready = await checkOut(shopper, { ...(await takeVariant(shop.database, 5)), qty: 2 }, token);
    const bought = { shopper, order: (await place(shopper, ready)).reply };
    await operate(shop, bought.order.orderNumber, 'ship');
    return bought;
  };
  const pay = ({ shopper, order: { orderId } }: Bought, token: string, key = freshKey()) =>
    shopper.call(orderChanges.pay, { key, params: { orderId }, body: { token } });
  const settle = ({ shopper, order: { orderId } }: Bought, outcome: 'completed' | 'abandoned') =>
    shopper.call(orderChanges.settlePayment, { params: { orderId }, body: { outcome } });
  const read = async ({ shopper, order: { orderId } }: Bought): Promise<OrderWire> =>
    (await shopper.call(consumer.purchase, { params: { orderId } })).reply;
  const challengeOf = ({ flash }: OrderWire): string =>
    String(flash.find(({ code }) => code === 'PaymentNotAuthorized')?.params?.['challengeId'] ?? '');

  test('the order shows what is due; a new card pays it, the old one is released, and the order goes on', async () => {
    const bought = await stopped();
    const due = (await read(bought)).paymentDue;
    expect(due?.amount).toBe(bought.order.totals.total);
    expect(Date.parse(due?.until ?? '') / 3_600_000 - Date.now() / 3_600_000).toBeCloseTo(72, 1);
    const session = await bought.shopper.call(orderChanges.openPayment, { params: { orderId: bought.order.orderId } });
    expect(session.reply.clientToken).not.toBe('');
    const key = freshKey();
    const { status, reply } = await pay(bought, 'tok_test_succeeds', key);
    expect([status, reply.status, reply.paymentDue]).toEqual([200, 'SHIPPED', undefined]);
    expect(reply.payment_instruments.map(({ amount }) => amount)).toEqual([bought.order.totals.total]);
    expect(await operate(shop, bought.order.orderNumber, 'deliver')).toBe('Done');
    expect((await read(bought)).status).toBe('DELIVERED');
    expect(await pay(bought, 'tok_test_succeeds', key)).toMatchObject({ status: 200 });
    // A call of its own is no repetition, whatever token it has.
    for (const token of ['tok_test_succeeds', 'tok_test_refund_refused'])
      expect(await pay(bought, token)).toMatchObject({ status: 409, errorId: 'ORD409' });
  });

  test('ORD-24 a card whose capture was refused is no payment, also if a part was canceled before; what the tenders pay is the new total', async () => {
    const shopper = await shop.shopper();
    const ready = await checkOut(
      shopper,
      { ...(await takeVariant(shop.database, 5)), qty: 2 },
      'tok_test_capture_refused',
    );
    const bought = { shopper, order: (await place(shopper, ready)).reply };
    const { orderNumber, items } = bought.order;
    const body = { items: [{ itemId: items[0]?.id ?? '', qty: 1 }], reason: 'Too many' };
    await shopper.call(consumer.cancelOrder, { query: { orderNumber }, body });
    await shop.complete();
    await operate(shop, orderNumber, 'ship');
    const paid = async () => tenderPayments(purchaseOf(await read(bought)));
    expect(await paid()).toEqual([]);
    await pay(bought, 'tok_test_succeeds');
    const { refunds, totals } = purchaseOf(await read(bought));
    expect((await paid()).map(({ net }) => net)).toEqual([totals.total - (refunds[0]?.amount ?? 0)]);
  });

  test('a declined card changes nothing, and another one can be tried', async () => {
    const bought = await stopped();
    expect(await pay(bought, 'tok_test_card_declined')).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(await pay(bought, 'tok_unknown')).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect((await read(bought)).paymentDue?.amount).toBe(bought.order.totals.total);
    expect((await pay(bought, 'tok_test_succeeds')).reply.status).toBe('SHIPPED');
  });

  test('CHK-18 a challenge is completed, or abandoned for another card', async () => {
    const bought = await stopped();
    const asked = await pay(bought, 'tok_test_challenge');
    expect([asked.status, asked.reply.status]).toEqual([200, 'PROCESSING']);
    await pressAtBank(shop, challengeOf(asked.reply), 'completed');
    expect((await settle(bought, 'completed')).reply.status).toBe('SHIPPED');

    const other = await stopped();
    const { reply } = await pay(other, 'tok_test_challenge');
    expect(challengeOf(reply)).not.toBe('');
    expect(await settle(other, 'abandoned')).toMatchObject({ status: 402, errorId: 'PAY400' });
    expect((await pay(other, 'tok_test_succeeds')).reply.status).toBe('SHIPPED');
  });

  test('I03 a lost answer is asked for again: by the same token, and by the reconciler of any process', async () => {
    const bought = await stopped();
    const lose = () =>
      shop.onWayToProvider(async (request, pass) => {
        const answer = await pass(request);
        if (request.method === 'POST' && request.url.endsWith('/charges')) throw new Error(LOST);
        return answer;
      });
    lose();
    expect(await pay(bought, 'tok_test_succeeds')).toMatchObject({ status: 503 });
    shop.onWayToProvider(undefined);
    expect((await pay(bought, 'tok_test_succeeds')).reply.status).toBe('SHIPPED');

    const other = await stopped();
    lose();
    expect(await pay(other, 'tok_test_succeeds')).toMatchObject({ status: 503 });
    shop.onWayToProvider(undefined);
    await sql`update order_payment set settle_after = now() where state = 'open'`.execute(shop.database.db);
    await shop.complete();
    expect((await read(other)).status).toBe('SHIPPED');
  });

  test('I12 six calls with one key at once get one result, and one card pays', async () => {
    const bought = await stopped();
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(bought, 'tok_test_succeeds', key)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    expect((await read(bought)).status).toBe('SHIPPED');
    expect((await read(bought)).payment_instruments).toHaveLength(1);
  });

  test.each(['tok_test_refund_refused', 'tok_test_succeeds'])(
    'ORD-21 of two tabs one pays; the other, by %s, learns that the order has changed, also while the provider is asked',
    async (token) => {
      const bought = await stopped();
      let other: Awaited<ReturnType<typeof pay>> | undefined;
      shop.onWayToProvider(async (request, pass) => {
        if (request.method === 'POST' && request.url.endsWith('/charges') && other === undefined)
          other = await pay(bought, token);
        return pass(request);
      });
      expect((await pay(bought, 'tok_test_succeeds')).status).toBe(200);
      expect([other?.status, other?.errorId]).toEqual([409, 'ORD409']);
      expect((await read(bought)).status).toBe('SHIPPED');
      const charged = shop.ledger
        .entries()
        .filter(({ reference, type }) => reference === bought.order.orderNumber && type === 'capture')
        .filter(({ refusalCode }) => refusalCode === undefined);
      expect(charged).toHaveLength(1);
    },
  );

  test('units that are canceled while the new card is asked are released from it', async () => {
    const bought = await stopped();
    const { reply } = await pay(bought, 'tok_test_challenge');
    await sql`update payment_operation set created_at = now() - interval '4 days', settled_at = now() - interval '1 day'
      where order_id = ${bought.order.orderId}`.execute(shop.database.db);
    await sql`update order_payment set state = 'declined' where order_id = ${bought.order.orderId}`.execute(
      shop.database.db,
    );
    await shop.complete();
    expect((await read(bought)).status).toBe('CANCELLED');
    await sql`update order_payment set state = 'challenge' where order_id = ${bought.order.orderId}`.execute(
      shop.database.db,
    );
    await pressAtBank(shop, challengeOf(reply), 'completed');
    await settle(bought, 'completed');
    expect((await read(bought)).status).toBe('CANCELLED');
  });

  test('ORD-03 who has only tracked the order pays it by the link of its message, and neither sees nor ends a challenge of the buyer', async () => {
    const bought = await stopped();
    const track = async (): Promise<Bought> => {
      const tracker = await shop.shopper();
      const { orderNumber, email = '' } = bought.order;
      expect((await tracker.call(consumer.trackOrder, { body: { orderNumber, email } })).reply.flash).toEqual([]);
      return { ...bought, shopper: tracker };
    };
    const { reply } = await pay(bought, 'tok_test_challenge');
    const tracked = await track();
    expect((await read(tracked)).flash).toEqual([]);
    for (const outcome of ['abandoned', 'completed'] as const)
      expect(await settle(tracked, outcome)).toMatchObject({ status: 403, errorId: 'API405' });
    expect(await pay(tracked, 'tok_test_succeeds')).toMatchObject({ status: 409, errorId: 'ORD409' });
    expect(challengeOf(await read(bought))).toBe(challengeOf(reply));
    expect((await settle(bought, 'abandoned')).status).toBe(402);

    const asked = await pay(tracked, 'tok_test_challenge');
    expect(challengeOf(asked.reply)).not.toBe('');
    // Each sees only an own one: the buyer is not asked to confirm the card of someone else.
    for (const [reader, id] of [
      [bought, ''],
      [tracked, challengeOf(asked.reply)],
      [await track(), ''],
    ] as const)
      expect(challengeOf(await read(reader))).toBe(id);
    expect((await settle(await track(), 'abandoned')).status).toBe(403);
    expect((await settle(tracked, 'abandoned')).status).toBe(402);
    // The buyer ends the challenge of any payment.
    await pay(tracked, 'tok_test_challenge');
    expect((await settle(bought, 'abandoned')).status).toBe(402);
    expect((await pay(tracked, 'tok_test_succeeds')).reply.status).toBe('SHIPPED');
  });

  test('AUTH-32 an order of others cannot be paid, nor one whose payment was not refused', async () => {
    const bought = await stopped();
    expect(await pay({ ...bought, shopper: await shop.shopper() }, 'tok_test_succeeds')).toMatchObject({
      status: 404,
      errorId: 'OHS4004',
    });
    expect((await pay(bought, 'tok_test_succeeds')).status).toBe(200);
    const shopper = await shop.shopper();
    const ready = await checkOut(shopper, await takeVariant(shop.database, 5));
    const placed = { shopper, order: (await place(shopper, ready)).reply };
    expect(await pay(placed, 'tok_test_succeeds')).toMatchObject({ status: 409, errorId: 'ORD409' });
  });
});
