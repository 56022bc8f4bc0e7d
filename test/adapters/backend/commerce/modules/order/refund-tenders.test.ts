import '#test/support/seed.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cancelUnits, lockPaidOrder } from '#adapters/backend/commerce/modules/order/cancel-order.ts';
import { isHandedOver } from '#adapters/backend/commerce/modules/order/due-value.ts';
import type { OrderAction } from '#adapters/backend/commerce/modules/order/operate-order.ts';
import { shipmentOf } from '#adapters/backend/commerce/modules/order/order-units.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { cart } from '#adapters/contract/cart.ts';
import { consumer } from '#adapters/contract/order.ts';
import { expectedCancellation } from '#core/order/expected-cancellation.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { canceledParts } from '#core/order/gifts-left.ts';
import { expectedRefund, finalAmounts } from '#core/order/refunds.ts';
import { purchaseOf } from '#adapters/http/order/purchase-mapper.ts';
import { Amount } from '#core/kernel/amount.ts';
import { tenderPayments } from '#core/order/tender-payments.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { isMainMethod } from '#core/payment/payment-method.ts';
import { auditMoney } from '#test/support/commerce/audit-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { balanceOf, issueGiftCard } from '#test/support/commerce/gift-cards.ts';
import { withGiftPromotion } from '#test/support/commerce/gift-promotion.ts';
import { address, card, item, place } from '#test/support/commerce/guest-checkout.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { acceptReturn, moveOrder, operate } from '#test/support/commerce/operator.ts';
import { operationsOf } from '#test/support/commerce/provider-entries.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import { inProof } from '#test/support/in-proof.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);
afterEach(() => expect(shop.problems.splice(0)).toEqual([]));

const gift = { sku: 'NKGIFT01FJO-50', productId: 'NKGIFT01FJO', qty: 1 };
const giftOption = { email: 'lea@example.org', to: 'Léa', message: 'For the next hike' };
const PLENTY = 1_000_000;

type Bought = {
  /** Units of each line of goods. */
  readonly goods: readonly number[];
  /** Whether the goods are too cheap for free shipping. */
  readonly isCheap?: boolean;
  readonly hasFreeGift?: boolean;
  /** In how many days each gift card is sent; 0 for at once. */
  readonly gifts: readonly number[];
  /** Balances of the gift cards that pay, in minor units. */
  readonly balances: readonly number[];
};

/** What a tender of an order has got back, or will, of what it was charged. */
const refundedTo = ({ instruments }: Purchase, id: string): number => {
  const { refunded = 0, refundDue = 0 } = instruments.find((tender) => tender.id === id) ?? {};
  return refunded + refundDue;
};

/** The summary of an order names the same refunds as its tenders. */
const expectSameStates = (shown: Purchase): void => {
  const rows = tenderPayments(shown);
  if (shown.refunds.some(({ amount }) => amount > 0))
    expect(finalAmounts(shown)).toMatchObject({
      refunded: Amount.sum(rows.map(({ refunded }) => refunded)),
      underway: Amount.sum(rows.map(({ underway }) => underway)),
    });
};

/** An order of goods and gift cards, which gift cards pay as far as they may, and a card the rest. */
const buy = async (bought: Bought) =>
  bought.hasFreeGift === true
    ? withGiftPromotion(shop.database, item, (promotionId) => buyWith(bought, [{ ...item, qty: 1, promotionId }]))
    : buyWith(bought, []);

const buyWith = async ({ goods, isCheap = false, gifts, balances }: Bought, freeGifts: readonly object[]) => {
  const shopper = await shop.shopper();
  const items: Record<string, unknown>[] = [];
  for (const qty of goods) {
    const variant = await takeVariant(shop.database, qty);
    if (isCheap) await sql`update price set current = 1033 where sku = ${variant.sku}`.execute(shop.database.db);
    items.push({ ...variant, qty });
  }
  for (const ahead of gifts)
    items.push({
      ...gift,
      ...(ahead > 0 && { giftOption, sendOn: isoText(Calendar.dayAt(Date.now(), 'America/Denver') + ahead) }),
    });
  const { id: basketId } = (await shopper.call(cart.createWithItem, { body: { items: items as never } })).reply;
  const params = { basketId };
  for (const one of freeGifts)
    expect((await shopper.call(cart.addItem, { body: { basketId, items: [one as never] } })).status).toBe(200);
  const sent = (await shopper.call(cart.setShippingAddress, { params, body: { address } })).reply;
  const shipments = sent.shippingMethods
    .filter(({ applicableShippingMethods }) => applicableShippingMethods.some(({ id }) => id === 'standard'))
    .map(({ shippingId }) => ({ shippingId, shippingMethodId: 'standard' }));
  await shopper.call(cart.chooseShippingMethod, { query: params, body: { shipments } });
  await shopper.call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } });
  const cards = await Promise.all(balances.map((balance) => issueGiftCard(shop, { balance })));
  for (const giftCard of cards)
    await shopper.call(cart.addPaymentInstrument, { params, body: { paymentMethod: 'GIFT_CARD', giftCard } });
  const paid = (await shopper.call(cart.addPaymentInstrument, { params, body: card('tok_test_succeeds') })).reply;
  const main = paid.payment_instruments.find(({ paymentMethod }) => isMainMethod(paymentMethod));
  const { orderNumber, cart: agreed } = (
    await shopper.call(checkout.prepareOrder, { query: params, body: { email: 'ada@example.org' } })
  ).reply;
  const { total } = agreed.totals;
  const ready = { basketId, orderNumber, instrumentId: main?.paymentInstrumentId ?? '', total };
  const { reply: order, status } = await place(shopper, ready);
  expect(status).toBe(200);
  await shop.complete();
  const lines = (isGift: boolean) => order.items.filter(({ sku, bonus }) => !bonus && (sku === gift.sku) === isGift);
  const read = async () =>
    purchaseOf((await shopper.call(consumer.purchase, { params: { orderId: order.orderId } })).reply);
  const cancellations: Purchase[] = [];
  /** Cancels units, which give back to each tender what was shown before. */
  const cancel = async (itemId: string, qty: number) => {
    const body = { items: [{ itemId, qty }], reason: 'Too many' };
    const before = await read();
    const shown = expectedCancellation(before, canceledParts(before, [{ itemId, quantity: qty }]));
    const answer = await shopper.call(consumer.cancelOrder, { query: { orderNumber }, body });
    await shop.complete();
    if (answer.status === 200) {
      const answered = purchaseOf(answer.reply);
      cancellations.push(answered);
      const after = await read();
      for (const one of [answered, after]) expectSameStates(one);
      const { amount = 0, released = 0 } = after.refunds.at(-1) ?? {};
      expect(shown?.reduce((sum, back) => sum + back.released, 0)).toBe(released);
      expect(shown?.reduce((sum, back) => sum + back.refunded, 0)).toBe(amount - released);
      for (const { id } of before.instruments)
        expect(shown?.find(({ tender }) => tender.id === id)?.refunded ?? 0).toBe(
          refundedTo(after, id) - refundedTo(before, id),
        );
    }
    return answer.status;
  };
  /** Cancels the units of a line that are not handed over, as the shop does if they cannot be paid. */
  const cancelByShop = async (itemId: string): Promise<void> => {
    await withTransaction(shop.database.db, async (tx) => {
      const { order: now, rows } = await lockPaidOrder(tx, order.orderId);
      const line = rows.lines.find(({ lineId }) => lineId === itemId);
      if (line === undefined || isHandedOver(shipmentOf(rows, line))) return;
      const units = line.units.filter(({ state }) => state === 'sold').map((unit) => ({ line, unit }));
      if (units.length > 0) await cancelUnits(tx, now, { rows, units, reason: 'payment refused', now: Date.now() });
    });
    await shop.complete();
  };
  /** Returns units, which refunds what was shown before, and what the return has promised. */
  const sendBack = async (itemId: string, qty: number) => {
    const shown = expectedRefund(await read(), [{ itemId, quantity: qty }]);
    const body = { items: [{ itemId, qty, reason: 'too-small' as const }] };
    const answer = await shopper.call(consumer.createReturn, { params: { orderId: order.orderId }, body });
    if (answer.status === 200) {
      const { returnId } = answer.reply;
      const started = await read();
      expect(started.returns.find((back) => back.returnId === returnId)?.expectedRefund).toBe(shown);
      await acceptReturn(shop, returnId);
      expect((await read()).refunds.at(-1)?.amount).toBe(shown);
    }
    return answer.status;
  };
  return {
    order,
    cards,
    goods: lines(false),
    gifts: lines(true),
    freeGifts: order.items.filter(({ bonus }) => bonus),
    cancellations,
    cancel,
    cancelByShop,
    sendBack,
    read,
  };
};

/** What the prepaid tenders of an order pay, and what is left of it without gift cards, in minor units. */
const sumsOf = async (orderId: string) =>
  (
    await sql<{ prepaid: number; left: number; paid: number }>`select
        (select coalesce(sum(amount - released - refunded), 0)::int from order_instrument tender
          where tender.order_id = orders.order_id and method = 'GIFT_CARD') as prepaid,
        (select sum(amount - released - refunded)::int from order_instrument tender
          where tender.order_id = orders.order_id) as paid,
        (total - (select coalesce(sum(amount), 0) from refund where refund.order_id = orders.order_id)
          - (select coalesce(sum(unit.amount), 0) from order_unit unit join order_line using (order_id, line_id)
            where unit.order_id = orders.order_id and is_gift_card and unit.state = 'sold'))::int as left
      from orders where order_id = ${orderId}`.execute(shop.database.db)
  ).rows[0];

describe('a refund of an order that gift cards and a card pay', () => {
  test('GFC725 PYT405 of a canceled parcel goes back to the gift card that has paid it; the card pays the e-gift', async () => {
    const { order, cards, goods, cancel } = await buy({ goods: [1], gifts: [2], balances: [PLENTY] });
    expect(await operationsOf(shop, order)).toEqual([
      ['authorize', 5_000],
      ['capture', 5_000],
    ]);
    expect(await cancel(goods[0]?.id ?? '', 1)).toBe(200);
    expect(await balanceOf(shop, cards[0] ?? { cardNumber: '' })).toEqual({ balance: PLENTY, held: 0 });
    expect((await operationsOf(shop, order)).length).toBe(2);
    expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]);
  });

  test('GFC725 PYT405 so it is if the e-gift was sent and the shop cancels the parcel', async () => {
    const { order, cards, goods, cancelByShop } = await buy({ goods: [2], gifts: [0], balances: [PLENTY] });
    await cancelByShop(goods[0]?.id ?? '');
    expect(await balanceOf(shop, cards[0] ?? { cardNumber: '' })).toEqual({ balance: PLENTY, held: 0 });
    expect((await operationsOf(shop, order)).map(([kind]) => kind)).toEqual(['authorize', 'capture']);
    expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]);
  });

  test('GFC725 of an e-gift that was not sent goes back to the card', async () => {
    const { order, cards, gifts, cancel } = await buy({ goods: [1], gifts: [2], balances: [PLENTY] });
    const { balance } = await balanceOf(shop, cards[0] ?? { cardNumber: '' });
    expect(await cancel(gifts[0]?.id ?? '', 1)).toBe(200);
    expect((await operationsOf(shop, order)).at(-1)).toEqual(['refund', 5_000]);
    expect(await balanceOf(shop, cards[0] ?? { cardNumber: '' })).toEqual({ balance, held: 0 });
  });

  test('ORD-24 each tender says what it got back, and what all pay in the end is the new total', async () => {
    const { order, goods, read, sendBack } = await buy({ goods: [2], gifts: [], balances: [1_000] });
    await moveOrder(shop, order.orderNumber, 'ship', 'deliver');
    expect(await sendBack(goods[0]?.id ?? '', 2)).toBe(200);
    const before = await read();
    await shop.complete();
    const after = await read();
    const back = after.refunds[0]?.amount ?? 0;
    const parts = tenderPayments(after);
    expect(parts.map(({ tender, refunded, underway }) => [tender.method, refunded > 0, underway])).toEqual([
      ['GIFT_CARD', true, 0],
      ['CREDIT_CARD', true, 0],
    ]);
    for (const shown of [before, after]) {
      expect(Amount.sum(tenderPayments(shown).map(({ net }) => net))).toBe(after.totals.total - back);
      expectSameStates(shown);
    }
  });

  test('ORD-24 the part of a gift card is refunded at once, while the reservation of the card is still to be released', async () => {
    const { goods, cancel, cancellations } = await buy({ goods: [2], gifts: [], balances: [1_000] });
    expect(await cancel(goods[0]?.id ?? '', 2)).toBe(200);
    const [answered] = cancellations;
    expect(answered?.refunds.map(({ settledAt }) => settledAt)).toEqual([undefined]);
    expect(answered && finalAmounts(answered)).toMatchObject({ refunded: 1_000, underway: 0 });
  });

  const anyOrder: fc.Arbitrary<Bought> = fc.record({
    goods: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }),
    isCheap: fc.boolean(),
    hasFreeGift: fc.boolean(),
    gifts: fc.array(fc.constantFrom(0, 2, 3), { minLength: 1, maxLength: 2 }),
    balances: fc.array(fc.constantFrom(1_234, 9_999, PLENTY), { minLength: 1, maxLength: 2 }),
  });
  const change = { line: fc.nat(3), qty: fc.integer({ min: 1, max: 2 }) };
  const anyStep = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel' as const), ...change }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel by shop' as const), line: fc.nat(3) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom<OrderAction[]>('ship', 'deliver') }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('return' as const), ...change }) },
  );

  test('GFC725 PYT405 I02 ORD-20 any cancellations and returns refund what was shown before; after them the prepaid tenders pay at most what is left without gift cards, no tender gets back more than it paid, and all sums agree', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.array(anyStep, { minLength: 3, maxLength: 10 }), async (bought, steps) => {
        const { order, cards, goods, gifts, freeGifts, cancel, cancelByShop, sendBack } = await buy(bought);
        const lines = [...goods, ...gifts, ...freeGifts];
        for (const step of steps) {
          const line = 'line' in step ? (lines[step.line % lines.length]?.id ?? '') : '';
          if (step.do === 'cancel') await cancel(line, step.qty);
          else if (step.do === 'cancel by shop') await cancelByShop(line);
          else if (step.do === 'return') await sendBack(line, step.qty);
          else await operate(shop, order.orderNumber, step.do);
          const { prepaid = 0, left = 0 } = (await sumsOf(order.orderId)) ?? {};
          expect(prepaid).toBeLessThanOrEqual(left);
          expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]);
        }
        for (const { id, qty } of lines) for (let unit = 0; unit < qty; unit += 1) await cancel(id, 1);
        for (const action of ['ship', 'deliver'] as const) await operate(shop, order.orderNumber, action);
        for (const { id, qty } of goods) for (let unit = 0; unit < qty; unit += 1) await sendBack(id, 1);
        // Nothing but sent gift cards is left, which the card pays, and free gifts.
        expect(await sumsOf(order.orderId)).toMatchObject({ prepaid: 0, left: 0 });
        for (const [index, one] of cards.entries())
          expect(await balanceOf(shop, one)).toEqual({ balance: bought.balances[index], held: 0 });
        expect(await auditMoney(shop.database.db, shop.ledger.entries())).toEqual([]);
      }),
      { numRuns: inProof ? 60 : 6 },
    );
  }, 360_000);
});
