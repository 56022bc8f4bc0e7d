import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { priceAdjustments } from '#adapters/contract/price-adjustments.ts';
import { consumer } from '#adapters/contract/order.ts';
import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { purchaseOf } from '#adapters/http/order/purchase-mapper.ts';
import { canceledParts } from '#core/order/gifts-left.ts';
import { expectedCancellation } from '#core/order/expected-cancellation.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { checkOut, item, place, prepareWith, startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';

/** The parts of a price in cents, so that their sum is exact. */
const cents = (amount: number): number => Math.round(amount * 100);

const partsOf = (why: CartWire['why']) => (why ?? []).map(({ kind, cause, amount }) => [kind, cause.id, amount]);

const sumOf = (why: CartWire['why']): number => (why ?? []).reduce((sum, { amount }) => sum + cents(amount), 0);

export const priceRulesSuite = (open: () => Shop): void => {
  const db = () => open().database.db;
  const read = async (shopper: Shopper, basketId: string) =>
    (await shopper.call(cart.read, { params: { basketId } })).reply;
  const started = async (shopper: Shopper, qty = 2) => (await startCart(shopper, { ...item, qty })).reply;

  /** Other suites find the stock as it was. */
  const restock = (units: number) =>
    db()
      .updateTable('stockLevel')
      .set({ onHand: sql`on_hand + ${units}` })
      .where('sku', '=', item.sku)
      .where('locationId', '=', 'warehouse')
      .execute();

  describe('prices of groups', () => {
    /** A member with a profile, while the group has 40 % off. */
    const withEmployee = async (
      employee: object,
      work: (shopper: Shopper, email: string) => Promise<void>,
      prices: readonly object[] = [{ sku: item.sku, partsPerMillion: 400_000 }],
    ): Promise<void> => {
      const { member, email } = await makeMembers(open().commerce.fetch).join();
      await db()
        .updateTable('account')
        .set({ employee: sql`${JSON.stringify(employee)}::jsonb` })
        .where('email', '=', email)
        .execute();
      const rows = await db()
        .insertInto('groupPrice')
        .values(
          prices.map((price) => ({
            groupId: 'employee' as const,
            siteId: null,
            sku: null,
            categoryId: null,
            price: null,
            partsPerMillion: null,
            ...price,
          })),
        )
        .returning('groupPriceId')
        .execute();
      try {
        await work(member, email);
      } finally {
        await db()
          .deleteFrom('groupPrice')
          .where(
            'groupPriceId',
            'in',
            rows.map(({ groupPriceId }) => groupPriceId),
          )
          .execute();
      }
    };

    test('SPC-07 an employee who has accepted the terms pays the price of the group, with its cause; others do not', async () => {
      await withEmployee({ termsAccepted: true, currentSpend: 0 }, async (shopper) => {
        const reply = await started(shopper, 1);
        const [line] = reply.items;
        const { current } = line?.price ?? expect.fail('The cart has no line');
        expect(partsOf(line?.why)).toEqual([
          ['catalog-price', undefined, current],
          ['group-price', 'GROUP-EMPLOYEE', -cents(current * 0.4) / 100],
        ]);
        expect(line?.why?.[1]?.cause).toEqual({ id: 'GROUP-EMPLOYEE', name: 'Employee price', who: 'group' });
        expect(sumOf(line?.why)).toBe(cents(line?.price.priceAfterItemDiscount ?? 0));
        expect(reply.totals.itemTotal).toBe(line?.price.priceAfterItemDiscount);
        const guest = await started(await open().shopper(), 1);
        expect(guest.totals.totalDiscount).toBe(0);
      });
      await withEmployee({ termsAccepted: false, currentSpend: 0 }, async (shopper) => {
        expect((await started(shopper, 1)).totals.totalDiscount).toBe(0);
      });
    });

    test('a price of a sku counts before those of its categories', async () => {
      const own = { sku: item.sku, siteId: 'nordkamm-us', price: 1_000 };
      const work = async (shopper: Shopper) => {
        expect((await started(shopper)).totals.itemTotal).toBe(20);
      };
      await withEmployee({ termsAccepted: true, currentSpend: 0 }, work, [
        own,
        { categoryId: '4000', partsPerMillion: 1_000_000 },
      ]);
    });

    test('SPC-12 above the yearly limit the cart warns, and the excess costs its full price', async () => {
      await withEmployee({ termsAccepted: true, currentSpend: 2_495, annualCap: 2_500 }, async (shopper) => {
        const reply = await started(shopper, 1);
        const { current, priceAfterItemDiscount } = reply.items[0]?.price ?? expect.fail('The cart has no line');
        // 5.00 at 60 % of the catalog price.
        const full = 5 / 0.6;
        expect(priceAfterItemDiscount).toBeCloseTo(current - full * 0.4, 1);
        const warning = reply.promoSummary.find(({ promotionId }) => promotionId === 'GROUP-EMPLOYEE');
        expect(warning?.calloutMessage).toMatch(
          /^Your limit .* reached: \|\$[\d.]+\| of your cart is at the regular price$/,
        );
      });
      await withEmployee({ termsAccepted: true, currentSpend: 2_500, annualCap: 2_500 }, async (shopper) => {
        expect((await started(shopper, 1)).totals.totalDiscount).toBe(0);
      });
    });

    test('SPC-12 what orders of this year cost at these prices counts towards the limit, and returns with them', async () => {
      const reached = (reply: CartWire) =>
        reply.promoSummary.some(({ promotionId }) => promotionId === 'GROUP-EMPLOYEE');
      const employee = { termsAccepted: true, currentSpend: 0, annualCap: 60 };
      await withEmployee(employee, async (shopper, email) => {
        const { basketId } = await checkOut(shopper, { ...item, qty: 2 });
        const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds', email);
        const { reply: order } = await place(shopper, ready);
        expect(order.totals.totalDiscount).toBeGreaterThan(0);
        const next = await started(shopper, 2);
        expect(reached(next)).toBe(true);
        const items = order.items.map(({ id: itemId, qty }) => ({ itemId, qty }));
        const query = { orderNumber: order.orderNumber };
        await shopper.call(consumer.cancelOrder, { query, body: { items, reason: 'Too many' } });
        expect(reached(await read(shopper, next.id))).toBe(false);
      });
    });
  });

  describe('gifts with a purchase', () => {
    const gift = { sku: 'NKSNOW01RST-OS', productId: 'NKSNOW01RST' } as const;
    const texts = { en: { name: 'Free pack', within: 'Spend |{missing}| more for a free pack' } };

    const withGift = async (
      { promotionId = `GWP-${crypto.randomUUID()}`, minimum = 6_000 },
      work: (promotionId: string) => Promise<void>,
    ): Promise<void> => {
      await db()
        .insertInto('promotion')
        .values({
          promotionId,
          kind: 'gift',
          needsCode: false,
          position: 9,
          siteIds: null,
          parameters: JSON.stringify({ skus: [gift.sku, 'NO-SUCH-SKU'], minimum }),
          texts: JSON.stringify(texts),
        })
        .execute();
      try {
        await work(promotionId);
      } finally {
        await db().deleteFrom('promotion').where('promotionId', '=', promotionId).execute();
      }
    };
    const choose = (shopper: Shopper, basketId: string, promotionId: string, more: object = {}) =>
      shopper.call(cart.addItem, { body: { basketId, items: [{ ...gift, qty: 1, promotionId, ...more }] } });
    const bonusOf = ({ items }: CartWire) => items.filter(({ bonus }) => bonus);

    test('CART-18 CART-20 a gift is offered, chosen once, costs nothing, and goes with a notice when the cart no longer qualifies', async () => {
      await withGift({}, async (promotionId) => {
        const shopper = await open().shopper();
        const before = await started(shopper, 2);
        expect(before.giftOffers).toMatchObject([
          { promotionId, promotionName: 'Free pack', choices: [{ ...gift, available: true }] },
        ]);
        const { reply } = await choose(shopper, before.id, promotionId);
        const [line] = bonusOf(reply);
        expect([reply.items.length, line?.qty, line?.price.priceAfterItemDiscount]).toEqual([2, 1, 0]);
        expect(partsOf(line?.why)).toContainEqual(['gift', promotionId, -(line?.price.current ?? 0)]);
        expect([reply.totals.total, reply.giftOffers]).toEqual([before.totals.total, undefined]);
        expect((await choose(shopper, before.id, promotionId)).errorId).toBe('GWP403');

        const [bought] = reply.items.filter(({ bonus }) => !bonus);
        const change = (itemId: string | undefined, qty: number) =>
          shopper.call(cart.updateItem, {
            params: { basketId: before.id },
            query: { itemId: itemId ?? '' },
            body: { qty },
          });
        expect((await change(line?.id, 2)).errorId).toBe('API400');
        const less = (await change(bought?.id, 1)).reply;
        expect([bonusOf(less), less.items.length, less.totals.totalDiscount]).toEqual([[], 1, 0]);
        expect(less.flash).toEqual([
          {
            code: 'ProductItemNotAvailable',
            itemId: line?.id,
            message: 'Your gift was removed because your cart no longer qualifies for it.',
          },
        ]);
        expect((await read(shopper, before.id)).flash).toEqual([]);
      });
    });

    test('CART-20 a gift leaves the cart with its promotion', async () => {
      const shopper = await open().shopper();
      const before = await started(shopper, 2);
      await withGift({}, async (promotionId) => {
        expect(bonusOf((await choose(shopper, before.id, promotionId)).reply)).toHaveLength(1);
      });
      const after = await read(shopper, before.id);
      expect([bonusOf(after), after.totals]).toEqual([[], before.totals]);
      expect(after.flash).toHaveLength(1);
    });

    test('CART-19 PR-17 guests and members are each offered their own variant', async () => {
      const { member } = await makeMembers(open().commerce.fetch).join();
      const guest = await open().shopper();
      for (const [promotionId, offered] of [
        ['TEST-GWP-GUEST', [1, 0]],
        ['TEST-GWP-REGISTERED', [0, 1]],
        ['TEST-GWP', [1, 1]],
      ] as const)
        await withGift({ promotionId, minimum: 0 }, async () => {
          const counts: number[] = [];
          for (const shopper of [guest, member]) counts.push((await started(shopper, 1)).giftOffers?.length ?? 0);
          expect(counts).toEqual(offered);
        });
    });

    test('CART-16 CART-21 GWP403 a gift below its minimum is announced, and not added; neither is one of another promotion or without stock', async () => {
      await withGift({ minimum: 100_000 }, async (promotionId) => {
        const shopper = await open().shopper();
        const before = await started(shopper, 1);
        expect(before.giftOffers).toBeUndefined();
        expect(before.promoSummary.find((one) => one.promotionId === promotionId)?.calloutMessage).toMatch(
          /^Spend \|\$[\d.]+\| more for a free pack$/,
        );
        const answer = await choose(shopper, before.id, promotionId);
        expect([answer.status, answer.errorId]).toEqual([403, 'GWP403']);
      });
      await withGift({ minimum: 0 }, async (promotionId) => {
        const shopper = await open().shopper();
        const before = await started(shopper, 1);
        expect((await choose(shopper, before.id, promotionId, { sku: 'OTHER' })).errorId).toBe('GWP403');
        const stock = db().updateTable('stockLevel').where('sku', '=', gift.sku).where('locationId', '=', 'warehouse');
        const { onHand } = await db()
          .selectFrom('stockLevel')
          .select('onHand')
          .where('sku', '=', gift.sku)
          .where('locationId', '=', 'warehouse')
          .executeTakeFirstOrThrow();
        await stock.set({ onHand: sql`reserved + 1` }).execute();
        const refused = await choose(shopper, before.id, promotionId);
        await stock.set({ onHand }).execute();
        expect(refused.errorId).toBe('GWP403');
      });
    });

    test('CART-20 an ordered gift is a line that cost nothing, from its own stock', async () => {
      await withGift({}, async (promotionId) => {
        const shopper = await open().shopper();
        const { basketId } = await checkOut(shopper, { ...item, qty: 2 });
        const bought = (await read(shopper, basketId)).totals.total;
        await choose(shopper, basketId, promotionId);
        const ready = await prepareWith(shopper, basketId, 'tok_test_succeeds');
        const { reply: order } = await place(shopper, ready);
        await restock(3);
        expect([order.totals.total, order.items.map(({ bonus, qty }) => [bonus, qty])]).toEqual([
          bought,
          [
            [false, 2],
            [true, 1],
          ],
        ]);
        const units = await db().selectFrom('orderUnit').selectAll().where('orderId', '=', order.orderId).execute();
        expect(units.filter(({ discounts }) => discounts.some((one) => one.promotionId === promotionId))).toMatchObject(
          [{ amount: 0, tax: 0 }],
        );
      });
    });

    test('ORD-09 ORD-20 a gift stays while the order keeps other goods, and is canceled with the last of them, as was shown', async () => {
      await withGift({}, async (promotionId) => {
        const shopper = await open().shopper();
        const { basketId } = await checkOut(shopper, { ...item, qty: 2 });
        await choose(shopper, basketId, promotionId);
        const { reply: order } = await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds'));
        const [bought, bonus] = order.items;
        const cancelOne = async (from: OrderWire) => {
          const parts = [{ itemId: bought?.id ?? '', quantity: 1 }];
          const { reply } = await shopper.call(consumer.cancelOrder, {
            query: { orderNumber: from.orderNumber },
            body: { items: [{ itemId: bought?.id ?? '', qty: 1 }], reason: 'Too many' },
          });
          const [card] = expectedCancellation(purchaseOf(from), canceledParts(purchaseOf(from), parts)) ?? [];
          const back = purchaseOf(reply).refunds.at(-1);
          expect(back?.amount).toBe(card?.released);
          return { reply, items: back?.items };
        };
        const first = await cancelOne(order);
        expect([first.reply.status, first.items]).toEqual(['PLACED', [{ itemId: bought?.id, quantity: 1 }]]);
        const last = await cancelOne(first.reply);
        await restock(1);
        expect([last.reply.status, last.items?.map(({ itemId }) => itemId)]).toEqual([
          'CANCELLED',
          [bought?.id, bonus?.id],
        ]);
        const refunded = (last.reply.refunds ?? []).reduce((sum, { amount }) => sum + cents(amount), 0);
        expect([order.totals.shipping > 0, refunded]).toEqual([true, cents(order.totals.total)]);
      });
    });
  });

  describe('price changes by staff', () => {
    /** The token of a shopper becomes one of an associate who acts for them. */
    const actFor = async (shopper: Shopper): Promise<void> => {
      await db()
        .updateTable('token')
        .set({ associateId: 'E-100' })
        .where('tokenHash', '=', digestOf(shopper.token.accessToken ?? ''))
        .execute();
    };

    test('API-038 API-039 API-040 CART-38 ENT-41 an associate adds, changes and removes a price change', async () => {
      const shopper = await open().shopper();
      const before = await started(shopper, 2);
      const [line] = before.items;
      await actFor(shopper);
      const params = { basketId: before.id };
      const added = await shopper.call(priceAdjustments.add, {
        params,
        body: { level: 'ITEM', itemId: line?.id ?? '', type: 'PERCENTAGE', value: 12.5, reasonCode: 'DAMAGED' },
      });
      const [adjustment] = added.reply.priceAdjustments ?? [];
      expect(adjustment).toEqual({
        adjustmentId: expect.any(String),
        itemId: line?.id,
        level: 'ITEM',
        type: 'PERCENTAGE',
        value: 12.5,
        reasonCode: 'DAMAGED',
        amount: before.totals.itemTotal - added.reply.totals.itemTotal,
        createdBy: 'E-100',
      });
      expect(adjustment?.amount).toBeGreaterThan(0);
      const key = { ...params, adjustmentId: adjustment?.adjustmentId ?? '' };
      const changed = await shopper.call(priceAdjustments.change, { params: key, body: { value: 100 } });
      expect(changed.reply.totals.itemTotal).toBe(0);
      expect(changed.reply.priceAdjustments).toMatchObject([{ value: 100, reasonCode: 'DAMAGED' }]);
      const removed = await shopper.call(priceAdjustments.remove, { params: key });
      expect([removed.reply.totals, removed.reply.priceAdjustments]).toEqual([before.totals, []]);
      expect((await shopper.call(priceAdjustments.remove, { params: key })).status).toBe(404);
    });

    test('CART-39 the customer sees what a change takes off, and not who made it or why', async () => {
      const shopper = await open().shopper();
      const before = await started(shopper, 2);
      await actFor(shopper);
      const body = { type: 'FIXED_PRICE', reasonCode: 'PRICE_MATCH' } as const;
      const params = { basketId: before.id };
      await shopper.call(priceAdjustments.add, { params, body: { ...body, level: 'ORDER', value: 60 } });
      await shopper.call(priceAdjustments.add, { params, body: { ...body, level: 'SHIPPING', value: 2.5 } });
      await db().updateTable('token').set({ associateId: null }).where('associateId', 'is not', null).execute();
      const seen = await read(shopper, before.id);
      expect([seen.totals.shipping, seen.totals.totalWithoutTax, 'priceAdjustments' in seen]).toEqual([
        2.5,
        62.5,
        false,
      ]);
      expect(sumOf(seen.why)).toBe(cents(seen.totals.total));
      expect(seen.why?.filter(({ cause }) => cause.who === 'staff').map(({ cause }) => cause.name)).toEqual([
        'Price change by our staff',
        'Price change by our staff',
      ]);
      expect(JSON.stringify(seen)).not.toMatch(/E-100|PRICE_MATCH/);
    });

    test.each([
      ['a percentage of 0', { value: 0 }, 'value'],
      ['a percentage above 100', { value: 100.5 }, 'value'],
      ['a change without a reason', { reasonCode: ' ' }, 'reasonCode'],
      ['a line of an order change', { itemId: 'line' }, 'itemId'],
      ['a line change without a line', { level: 'ITEM' }, 'itemId'],
    ] as const)('CART-39 %s is refused at its field', async (_, change, field) => {
      const shopper = await open().shopper();
      const { id: basketId } = await started(shopper, 1);
      await actFor(shopper);
      const { status, errorId, params } = await shopper.call(priceAdjustments.add, {
        params: { basketId },
        body: { level: 'ORDER', type: 'PERCENTAGE', value: 10, reasonCode: 'DAMAGED', ...change },
      });
      expect([status, errorId, params]).toEqual([400, 'API400', { field }]);
    });
  });
};
