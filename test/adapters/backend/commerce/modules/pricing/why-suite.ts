import '#test/support/seed.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import type { CartWire, WhyWire } from '#adapters/contract/wire/cart.codec.ts';
import { partsPerMillion, termsOn } from '#test/support/arbitraries/promotion.ts';
import { address, britishAddress, canadianAddress } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import { someCodes } from '#test/support/commerce/promotions.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { inProof } from '#test/support/in-proof.ts';

const addresses = { 'nordkamm-us': address, 'nordkamm-ca': canadianAddress, 'nordkamm-gb': britishAddress } as const;
const siteIds = ['nordkamm-us', 'nordkamm-ca', 'nordkamm-gb'] as const;

type Goods = { readonly sku: string; readonly productId: string; readonly styleId: string; readonly category: string };

/** Goods that every site sells, of several categories, with a gift card. */
const readGoods = async ({ database: { db } }: Shop): Promise<readonly Goods[]> =>
  (
    await sql<Goods>`
      select distinct on (style_id) variant.sku, variant.product_id, style_id,
        (select min(category_id) from style_category where style_category.style_id = style.style_id) as category
      from variant join product using (product_id) join style using (style_id)
        join stock_level on stock_level.sku = variant.sku and location_id = 'warehouse' and on_hand - reserved >= 8
      where custom_parts is null and (select count(*) from price where price.sku = variant.sku) = ${siteIds.length}
        and exists (select from style_category where style_category.style_id = style.style_id)
      order by style_id, variant.sku`.execute(db)
  ).rows;

const cents = (amount: number): number => Math.round(amount * 100);

const sumOf = (why: WhyWire = []): number => why.reduce((sum, { amount }) => sum + cents(amount), 0);

/** Contained tax is part of the prices. */
const isCounted = ({ kind }: WhyWire[number]): boolean => kind !== 'contained-tax';

/** A cart with all that can change its prices. */
const anyVisit = (goods: readonly Goods[]) => {
  const some = goods.map(({ sku }) => sku);
  return fc.record({
    siteId: fc.constantFrom(...siteIds),
    isMember: fc.boolean(),
    lines: fc.uniqueArray(
      fc.record({
        goods: fc.constantFrom(...goods),
        qty: fc.integer({ min: 1, max: 3 }),
        isCollected: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5, selector: ({ goods: { sku } }) => sku },
    ),
    promotions: fc.array(
      termsOn({
        categories: [...new Set(goods.map(({ category }) => category))],
        styles: goods.map(({ styleId }) => styleId),
        skus: some,
      }),
      { maxLength: 3 },
    ),
    gift: fc.option(fc.constantFrom(...goods)),
    codes: fc.subarray(someCodes, { maxLength: 2 }),
    groupOff: fc.option(partsPerMillion),
    staff: fc.array(
      fc.record({
        level: fc.constantFrom('ITEM' as const, 'ORDER' as const, 'SHIPPING' as const),
        type: fc.constantFrom('PERCENTAGE' as const, 'AMOUNT' as const, 'FIXED_PRICE' as const),
        value: fc.integer({ min: 1, max: 20_000 }),
      }),
      { maxLength: 2 },
    ),
  });
};
type Visit = typeof anyVisit extends (goods: readonly Goods[]) => fc.Arbitrary<infer Value> ? Value : never;

const texts = JSON.stringify({ en: { name: 'Sale' }, fr: { name: 'Réduction' } });

/** Each amount of a cart has a cause, and the causes sum to it. */
const expectExplained = (shown: CartWire, promotionIds: ReadonlySet<string>): void => {
  const { items, totals, why = [] } = shown;
  const of = (...kinds: readonly string[]): number => sumOf(why.filter(({ kind }) => kinds.includes(kind)));
  expect(sumOf(why.filter(isCounted))).toBe(cents(totals.total));
  expect(of('catalog-price')).toBe(items.reduce((sum, { qty, price }) => sum + qty * cents(price.current), 0));
  expect(of('shipping', 'staff-shipping')).toBe(cents(totals.shipping));
  expect(of('tax', 'contained-tax')).toBe(cents(totals.tax));
  const discounts = why.filter(({ cause: { who } }) => ['group', 'promotion', 'code', 'staff'].includes(who));
  for (const { kind, cause, amount } of discounts) {
    expect(amount).toBeLessThanOrEqual(0);
    if (kind === 'item-promotion' || kind === 'gift') expect(promotionIds.has(cause.id ?? '')).toBe(true);
  }
  expect(cents(totals.totalDiscount) + sumOf(discounts.filter(({ kind }) => kind !== 'staff-shipping'))).toBe(0);
  for (const { price, why: own } of items) {
    expect(sumOf(own)).toBe(cents(price.priceAfterOrderDiscount));
    expect(price.priceAfterOrderDiscount).toBeGreaterThanOrEqual(0);
  }
  for (const { cause } of [...why, ...items.flatMap((item) => item.why ?? [])]) expect(cause.name).not.toBe('');
};

/** What a cart costs: its sums, and the prices of its lines. */
const pricesOf = ({ totals, items, why }: CartWire) => ({
  totals,
  why,
  lines: items.map(({ sku, price, taxTotal, why: own }) => ({ sku, price, taxTotal, own })),
});

export const whySuite = (open: () => Shop): void => {
  describe('the cause of every amount', () => {
    const db = () => open().database.db;
    /** An employee of the first site who has accepted the terms. */
    const join = async (): Promise<Shopper> => {
      const { member, email } = await makeMembers(open().commerce.fetch).join();
      const employee = { termsAccepted: true, currentSpend: 0 };
      await db()
        .updateTable('account')
        .set({ employee: sql`${JSON.stringify(employee)}::jsonb` })
        .where('email', '=', email)
        .execute();
      return member;
    };

    const insertPromotions = async ({ promotions, gift }: Visit): Promise<readonly string[]> => {
      const rows = [
        ...promotions,
        ...(gift === null ? [] : [{ kind: 'gift', parameters: { skus: [gift.sku] } } as const]),
      ].map(({ kind, parameters }) => ({
        promotionId: `${kind === 'gift' ? 'GWP' : 'LAW'}-${crypto.randomUUID()}`,
        kind,
        needsCode: false,
        position: 20,
        siteIds: null,
        parameters: JSON.stringify(parameters),
        texts,
      }));
      if (rows.length > 0) await db().insertInto('promotion').values(rows).execute();
      return rows.map(({ promotionId }) => promotionId);
    };

    /** Adds all that the visit has, in the order in which it would come; returns what takes it away again. */
    const change = async (shopper: Shopper, { id: basketId, items }: CartWire, visit: Visit) => {
      const promotionIds = await insertPromotions(visit);
      const { groupOff, gift, codes, staff } = visit;
      if (groupOff !== null)
        await sql`insert into group_price (group_id, category_id, parts_per_million)
          select 'employee', category_id, ${groupOff} from category`.execute(db());
      for (const code of codes) await shopper.call(promoCodes.apply, { body: { basketId, code } });
      const giftId = promotionIds.find((id) => id.startsWith('GWP'));
      if (gift !== null && giftId !== undefined)
        await shopper.call(cart.addItem, {
          body: { basketId, items: [{ sku: gift.sku, productId: gift.productId, qty: 1, promotionId: giftId }] },
        });
      const adjustments = staff.map((one) => ({
        ...one,
        adjustmentId: crypto.randomUUID(),
        cartId: basketId,
        lineId: one.level === 'ITEM' ? (items[0]?.id ?? null) : null,
        reasonCode: 'LAW',
        createdBy: 'E-1',
      }));
      if (adjustments.length > 0) await db().insertInto('priceAdjustment').values(adjustments).execute();
      const takeAway = async (): Promise<void> => {
        if (promotionIds.length > 0)
          await db().deleteFrom('promotion').where('promotionId', 'in', promotionIds).execute();
        await sql`delete from group_price`.execute(db());
        await db().deleteFrom('cartCoupon').where('cartId', '=', basketId).execute();
        await db().deleteFrom('priceAdjustment').where('cartId', '=', basketId).execute();
      };
      return { promotionIds: new Set(promotionIds), takeAway };
    };

    test(
      'CART-12 CART-13 CART-30 in random carts the total is the sum of catalog prices, signed adjustments, shipping and added tax, each with its cause; without promotions every sum is as before',
      { timeout: 600_000 },
      async () => {
        const goods = await readGoods(open());
        expect(goods.length).toBeGreaterThan(10);
        const employee = await join();
        await fc.assert(
          fc.asyncProperty(anyVisit(goods), async (visit) => {
            const { siteId } = visit;
            const shopper = siteId === 'nordkamm-us' && visit.isMember ? employee : await open().shopper(siteId);
            const items = visit.lines.map(({ goods: { sku, productId }, qty, isCollected }) => ({
              sku,
              productId,
              qty,
              ...(isCollected && siteId === 'nordkamm-us' && { shippingCode: 'sts', storeId: 'us-denver' }),
            }));
            const started = await shopper.call(cart.createWithItem, { body: { items } });
            const params = { basketId: started.reply.id };
            const read = async () => (await shopper.call(cart.read, { params })).reply;
            await shopper.call(cart.setShippingAddress, { params, body: { address: addresses[siteId] } });
            const before = await read();
            expectExplained(before, new Set());
            const { promotionIds, takeAway } = await change(shopper, before, visit);
            try {
              expectExplained(await read(), promotionIds);
            } finally {
              await takeAway();
            }
            const after = await read();
            await sql`delete from cart where cart_id = ${params.basketId}`.execute(db());
            expect(pricesOf(after)).toEqual(pricesOf(before));
          }),
          { numRuns: inProof ? 500 : 20 },
        );
      },
    );
  });
};
