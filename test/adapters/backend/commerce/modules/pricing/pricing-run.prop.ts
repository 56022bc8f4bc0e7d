import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import type { EnteredCoupon } from '#adapters/backend/commerce/modules/pricing/coupon.ts';
import type { Cause, PricedLine } from '#adapters/backend/commerce/modules/pricing/draft.ts';
import type { GroupMembership, GroupPrice } from '#adapters/backend/commerce/modules/pricing/group-prices.ts';
import {
  priceCart,
  type Pricing,
  type PricingRequest,
} from '#adapters/backend/commerce/modules/pricing/pricing-run.ts';
import type { Promotion } from '#adapters/backend/commerce/modules/pricing/promotion.ts';
import type { PricedDelivery } from '#adapters/backend/commerce/modules/pricing/price-rule.ts';
import { discountsOf } from '#adapters/backend/commerce/modules/pricing/promotion-kinds.ts';
import { ratesFor, sitePricingOf, type SitePricing } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';
import type { StaffAdjustment } from '#adapters/backend/commerce/modules/pricing/staff-adjustments.ts';
import { whyRows, whyTotal } from '#adapters/backend/commerce/modules/pricing/why.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { orderDraft } from '#adapters/backend/commerce/modules/order/order-draft.ts';
import { shippingCodes } from '#core/cart/cart-item.ts';
import type { Cart } from '#core/cart/cart.ts';
import { checkTotals } from '#core/cart/totals.ts';
import { Amount } from '#core/kernel/amount.ts';
import { present } from '#core/kernel/present.ts';
import { regionsOf } from '#core/profile/region.ts';
import { conditionsOn, partsPerMillion, termsOn } from '#test/support/arbitraries/promotion.ts';
import { cartLine, preparedCart } from '#test/support/commerce/cart-parts.ts';
import { sentHome } from '#test/support/commerce/deliveries.ts';
import { promotionsIn, someCodes, typedCoupon } from '#test/support/commerce/promotions.ts';
import { sitePricingById } from '#test/support/commerce/site-pricing.ts';
import { law } from '#test/support/law.ts';

const everySitePricing = commerceSites.map(sitePricingOf);

const anyLine = fc.record({
  id: fc.uuid(),
  sku: fc.constantFrom('SKU-1', 'SKU-2', 'SKU-3'),
  styleId: fc.constantFrom('STYLE-1', 'STYLE-2'),
  categoryIds: fc.subarray(['3000', '2000', '6000']),
  groupId: fc.constantFrom(...shippingCodes),
  quantity: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 12 }) }, fc.integer({ min: 1, max: 999_999 })),
  current: fc.integer({ min: 0, max: 100_000 }).map(Amount.of),
  original: fc.integer({ min: 0, max: 200_000 }).map(Amount.of),
});
/** Lines of goods, with at most one gift of each promotion. */
const anyGift = fc
  .tuple(anyLine, fc.constantFrom('GWP-1', 'GWP-GUEST-2', 'GWP-GONE'))
  .map(([line, giftOf]) => ({ ...line, quantity: 1, giftOf }));
const anyGifts = fc.uniqueArray(anyGift, { maxLength: 3, selector: ({ giftOf }) => giftOf });
const anyLines: fc.Arbitrary<readonly PricedLine[]> = fc
  .tuple(
    fc.uniqueArray(anyLine, { maxLength: 15, selector: (line) => line.id }),
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, anyGifts),
  )
  .map(([bought, gifts]) => [...bought, ...gifts]);
const destinationsIn = ({ country, taxes }: SitePricing) =>
  fc.record({ country: fc.constant<string>(country), state: fc.constantFrom(...Object.keys(taxes)) });
/**
 * The delivery groups of lines, whose ids are their codes; at one destination, at one each, or at some that are
 * unknown.
 */
const anyDeliveries = (
  lines: readonly PricedLine[],
  sitePricing: SitePricing,
): fc.Arbitrary<readonly PricedDelivery[]> => {
  const codes = shippingCodes.filter((code) => lines.some(({ groupId }) => groupId === code));
  const each = <Value>(value: fc.Arbitrary<Value>) =>
    fc.array(value, { minLength: codes.length, maxLength: codes.length });
  const destination = destinationsIn(sitePricing);
  const destinations = fc.oneof(
    each(destination),
    destination.map((one) => codes.map(() => one)),
    each(fc.option(destination, { nil: undefined })),
  );
  return fc.tuple(destinations, each(fc.nat())).map(([places, picks]) =>
    codes.map((id, index) => {
      const rates = ratesFor(id, undefined);
      const methodId = (rates[(picks[index] ?? 0) % rates.length] ?? rates[0]).id;
      return { id, rates, methodId, ...present({ destination: places[index] }) };
    }),
  );
};

const anyCoupon = fc.record({
  id: fc.uuid(),
  code: fc.constantFrom(...someCodes),
  hasEnded: fc.boolean(),
  isMember: fc.boolean(),
  orders: fc.integer({ min: 0, max: 2 }),
});
const anyCoupons = fc.uniqueArray(anyCoupon, { maxLength: 7, selector: ({ code }) => code });

const goods = { categories: ['3000', '2000'], styles: ['STYLE-1', 'STYLE-2'], skus: ['SKU-1', 'SKU-2', 'SKU-3'] };
const conditions = conditionsOn(goods);
const anyTerms = termsOn(goods);
/** Promotions as merchants may write them, besides those that every database has. */
const anyPromotion: fc.Arbitrary<Promotion> = fc
  .tuple(
    anyTerms,
    fc.record({
      promotionId: fc.uuid(),
      texts: fc.record(
        {
          name: fc.constant('Sale'),
          within: fc.constant('Add |one| more'),
          applied: fc.constant('You save |{saved}| now'),
        },
        { requiredKeys: ['name'] },
      ),
    }),
  )
  .map(([terms, rest]) => ({ ...terms, ...rest }));

/** Codes as merchants may write them: some share a promotion or a position. */
const anyMerchantCode: fc.Arbitrary<EnteredCoupon> = fc.record({
  id: fc.uuid(),
  code: fc.constantFrom('MERCHANT-1', 'MERCHANT-2', 'MERCHANT-3'),
  isMember: fc.boolean(),
  orders: fc.integer({ min: 0, max: 2 }),
  terms: fc.record({
    promotion: fc
      .tuple(anyPromotion, fc.constantFrom('MERCHANT-A', 'MERCHANT-B'))
      .map(([promotion, promotionId]) => ({ ...promotion, promotionId })),
    position: fc.integer({ min: 1, max: 4 }),
    hasEnded: fc.boolean(),
    isExclusive: fc.boolean(),
    isForMembers: fc.boolean(),
    usesEach: fc.option(fc.integer({ min: 1, max: 2 })),
    isUsedUp: fc.boolean(),
  }),
});
const anyMerchantCodes = fc.uniqueArray(anyMerchantCode, { maxLength: 3, selector: ({ code }) => code });

const anyGiftPromotion: fc.Arbitrary<Promotion> = fc
  .tuple(fc.constantFrom('GWP-1', 'GWP-GUEST-2'), fc.record(conditions, { requiredKeys: [] }))
  .map(([promotionId, terms]) => ({
    kind: 'gift',
    promotionId,
    parameters: { skus: ['SKU-1', 'SKU-2'], ...terms },
    texts: { name: 'Free gift', within: 'Spend |{missing}| more' },
  }));

const anyGroupPrice: fc.Arbitrary<GroupPrice> = fc.oneof(
  fc.record({
    sku: fc.constantFrom('SKU-1', 'SKU-2'),
    categoryId: fc.constant(null),
    price: fc.nat({ max: 50_000 }),
    partsPerMillion: fc.constant(null),
  }),
  fc.record({
    sku: fc.constant(null),
    categoryId: conditions.categoryId,
    price: fc.constant(null),
    partsPerMillion,
  }),
);
const anyMembership: fc.Arbitrary<GroupMembership> = fc.record(
  {
    group: fc.constantFrom('employee' as const, 'athlete' as const, 'prosumer' as const),
    prices: fc.array(anyGroupPrice, { minLength: 1, maxLength: 4 }),
    remaining: fc.nat({ max: 200_000 }).map(Amount.of),
  },
  { requiredKeys: ['group', 'prices'] },
);

const staffTerms = fc.oneof(
  fc.record({ type: fc.constant('PERCENTAGE' as const), value: partsPerMillion }),
  fc.record({
    type: fc.constantFrom('AMOUNT' as const, 'FIXED_PRICE' as const),
    value: fc.nat({ max: 100_000 }),
  }),
);
const anyStaffAdjustments = (lines: readonly PricedLine[]): fc.Arbitrary<readonly StaffAdjustment[]> =>
  fc.array(
    fc
      .tuple(
        fc.uuid(),
        staffTerms,
        fc.constantFrom('ITEM' as const, 'ORDER' as const, 'SHIPPING' as const),
        fc.constantFrom('gone', ...lines.map(({ id }) => id)),
      )
      .map(([adjustmentId, terms, level, lineId]) => ({
        adjustmentId,
        ...terms,
        level,
        lineId: level === 'ITEM' ? lineId : null,
      })),
    { maxLength: 3 },
  );

const anyRequest: fc.Arbitrary<PricingRequest> = fc
  .tuple(fc.constantFrom(...everySitePricing), anyLines)
  .chain(([sitePricing, lines]) =>
    fc.record({
      sitePricing: fc.constant(sitePricing),
      lines: fc.constant(lines),
      isMember: fc.boolean(),
      membership: fc.option(anyMembership, { nil: undefined }),
      staffAdjustments: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, anyStaffAdjustments(lines)),
      deliveries: anyDeliveries(lines, sitePricing),
      promotions: fc
        .uniqueArray(fc.oneof({ weight: 3, arbitrary: anyPromotion }, anyGiftPromotion), {
          maxLength: 4,
          selector: ({ promotionId }) => promotionId,
        })
        .map((promotions) => [...promotionsIn(sitePricing), ...promotions]),
      coupons: fc
        .tuple(anyCoupons, anyMerchantCodes)
        .map(([coupons, more]) => [...coupons.map((coupon) => typedCoupon(coupon, sitePricing)), ...more]),
    }),
  );

const asCart = (
  { sitePricing, lines }: { readonly sitePricing: SitePricing; readonly lines: readonly PricedLine[] },
  pricing: Pricing,
): Cart => ({
  id: 'cart',
  currency: sitePricing.currency,
  items: lines.flatMap((line) => {
    const row = pricing.byLine.get(line.id);
    return row === undefined
      ? []
      : [
          {
            id: line.id,
            sku: line.id,
            productId: '',
            masterId: '',
            upc: '',
            name: '',
            colorName: '',
            size: '',
            picture: { name: '', alt: '', width: 1, height: 1, color: '' },
            quantity: line.quantity,
            maxQuantity: 999_999,
            price: row.price,
            tax: row.tax,
            shipping: { selected: 'standard' as const, available: [], label: '', deliveryTime: '' },
            url: '',
            isDigital: false,
            isCustoms: false,
            isBonus: false,
          },
        ];
  }),
  totals: pricing.totals,
  shipments: [],
  instruments: [],
  flashes: [],
  coupons: pricing.coupons,
  orderPromotions: pricing.orderPromotions,
  promoSummary: pricing.promoSummary,
});

law('CART-12 CART-13 I05 every priced cart adds up exactly, to the minor unit', [anyRequest], (request) => {
  const pricing = priceCart(request);
  expect(checkTotals(asCart(request, pricing), request.sitePricing.taxMode)).toEqual(E.right(expect.anything()));
});

law(
  'I05 rows after order discounts, and the tax of rows and delivery, sum to their wholes',
  [anyRequest],
  (request) => {
    const { byLine, totals } = priceCart(request);
    const rows = [...byLine.values()];
    expect(Amount.sum(rows.map(({ price }) => price.priceAfterOrderDiscount))).toBe(
      totals.itemSubTotal - totals.totalDiscount,
    );
    const rest = totals.tax - Amount.sum(rows.map(({ tax }) => tax));
    expect(rest).toBeGreaterThanOrEqual(0);
    expect(rest).toBeLessThanOrEqual(request.sitePricing.taxesShipping ? totals.tax : 0);
  },
);

law(
  'no promotion takes more off a row than it costs, and nothing off other rows',
  [anyTerms, fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 1_000_000 })), { maxLength: 10 })],
  (terms, rows) => {
    const open = rows.map(([quantity, goods]) => ({ quantity, goods: Amount.of(quantity === 0 ? 0 : goods) }));
    const taken = discountsOf(terms, open);
    expect(taken).toHaveLength(open.length);
    for (const [index, amount] of taken.entries()) {
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(open[index]?.goods ?? 0);
    }
  },
);

law('I27 no discount makes a row or the order negative', [anyRequest], (request) => {
  const { byLine, totals } = priceCart(request);
  for (const { price, tax } of byLine.values()) {
    expect(price.priceAfterOrderDiscount).toBeGreaterThanOrEqual(0);
    expect(price.priceAfterOrderDiscount).toBeLessThanOrEqual(price.priceAfterItemDiscount);
    expect(price.priceAfterItemDiscount).toBeLessThanOrEqual(price.rowTotal);
    expect(tax).toBeGreaterThanOrEqual(0);
  }
  expect(totals.totalWithoutTax).toBeGreaterThanOrEqual(0);
});

law('I35 the order of the lines changes nothing', [anyRequest, fc.integer()], (request, seed) => {
  const shuffled = [...request.lines].sort((a, b) => hash(a.id, seed) - hash(b.id, seed));
  const [there, back] = [priceCart(request), priceCart({ ...request, lines: shuffled })];
  expect(back.totals).toEqual(there.totals);
  expect(new Map([...back.byLine].sort())).toEqual(new Map([...there.byLine].sort()));
});

law(
  'the order in which promo codes are typed changes nothing',
  [anyRequest.chain((request) => fc.tuple(fc.constant(request), shuffled(request.coupons ?? [])))],
  ([request, coupons]) => {
    const [one, other] = [priceCart(request), priceCart({ ...request, coupons })];
    const byCode = new Map(one.coupons.map((coupon) => [coupon.code, coupon]));
    expect(other).toEqual({ ...one, coupons: coupons.map(({ code }) => byCode.get(code)) });
  },
);

law('I35 a line that is added and removed leaves every sum as it was', [anyRequest, anyLine], (request, line) => {
  const before = priceCart(request);
  const added = { ...request, lines: [...request.lines, line] };
  priceCart(added);
  expect(priceCart({ ...added, lines: added.lines.filter((other) => other !== line) })).toEqual(before);
});

law('every adjustment names its cause, and the adjustments sum to the totals', [anyRequest], (request) => {
  const { adjustments, totals, orderPromotions, deliveries, coupons } = priceCart(request);
  const sum = (...rules: readonly Cause['rule'][]): Amount =>
    Amount.sum(adjustments.flatMap(({ cause, amount }) => (rules.includes(cause.rule) ? [amount] : [])));
  expect(sum('catalog-price')).toBe(totals.itemSubTotal);
  const own = ['group-price', 'item-promotion', 'gift', 'staff-item'] as const;
  expect(sum(...own)).toBe(totals.itemTotal - totals.itemSubTotal);
  expect(sum(...own, 'order-promotion', 'promo-code', 'staff-order')).toBe(Amount.negate(totals.totalDiscount));
  expect(sum('shipping', 'staff-shipping')).toBe(totals.shipping);
  expect(totals.shipping).toBeGreaterThanOrEqual(0);
  expect(sum('tax')).toBe(totals.tax);
  const discounts = adjustments.flatMap(({ cause, amount, byRow }) =>
    'promotionId' in cause ? [{ ...cause, amount, byRow }] : [],
  );
  for (const { amount, byRow } of discounts) expect(Amount.sum(byRow)).toBe(amount);
  expect(orderPromotions).toEqual(
    discounts
      .filter(({ rule }) => !own.some((other) => other === rule))
      .map(({ promotionId, name, amount }) => ({ promotionId, name, discount: Amount.negate(amount) })),
  );
  const ids = new Set(request.promotions?.map(({ promotionId }) => promotionId));
  const codeIds = new Set(coupons.flatMap(({ promotionId }) => promotionId ?? []));
  const staffIds = new Set(request.staffAdjustments?.map(({ adjustmentId }) => adjustmentId));
  const known: { readonly [rule in Extract<Cause, { promotionId: string }>['rule']]: ReadonlySet<string> } = {
    'group-price': new Set(['GROUP-EMPLOYEE', 'GROUP-ATHLETE', 'GROUP-PROSUMER']),
    'item-promotion': ids,
    gift: ids,
    'order-promotion': ids,
    'promo-code': codeIds,
    'staff-item': staffIds,
    'staff-order': staffIds,
  };
  for (const { rule, promotionId, name } of discounts) {
    expect(known[rule].has(promotionId)).toBe(true);
    expect(name).not.toBe('');
  }
  for (const { cause } of adjustments)
    if (cause.rule === 'shipping')
      expect(cause.methodId).toBe(deliveries.find(({ id }) => id === cause.groupId)?.method?.id);
});

law('the parts of a price sum to it, each with its cause, for every row and for the total', [anyRequest], (request) => {
  const { adjustments, byLine, totals } = priceCart(request);
  const { sitePricing } = request;
  const sum = (parts: readonly { readonly amount: Amount }[]) => Amount.sum(parts.map(({ amount }) => amount));
  const parts = whyTotal(adjustments, sitePricing);
  const counted = parts.filter(({ kind }) => kind !== 'contained-tax');
  expect(sum(counted)).toBe(totals.total);
  const rows = whyRows([...byLine.keys()], adjustments, sitePricing);
  for (const [id, { price }] of byLine) expect(sum(rows.get(id) ?? [])).toBe(price.priceAfterOrderDiscount);
  for (const { cause } of [...parts, ...[...rows.values()].flat()]) expect(cause.name).not.toBe('');
});

law(
  'shares of rows and delivery groups sum to each adjustment, and none has the wrong sign',
  [anyRequest],
  (request) => {
    const { adjustments, byDelivery, totals } = priceCart(request);
    for (const { cause, part, amount, byRow, byDelivery: shares } of adjustments) {
      expect([cause, Amount.sum([...byRow, ...shares])]).toEqual([cause, amount]);
      if (part === 'tax') expect([...byRow, ...shares].every((share) => share >= 0)).toBe(true);
      if (part !== 'goods' && cause.rule === 'staff-shipping') expect(shares.every((share) => share <= 0)).toBe(true);
    }
    const shippings = [...byDelivery.values()];
    expect(shippings.every(({ price, tax }) => price >= 0 && tax >= 0)).toBe(true);
    expect(Amount.sum(shippings.map(({ price }) => price))).toBe(totals.shipping);
  },
);

/** Goods at fixed prices and shipping at a fixed price, so that only tax is left to compute. */
const taxedAlone = (
  { sitePricing, lines, deliveries }: PricingRequest,
  { byLine, byDelivery }: Pricing,
  isIn: (groupId: string) => boolean,
): Pricing =>
  priceCart({
    sitePricing,
    lines: lines
      .filter(({ groupId }) => isIn(groupId))
      .map(({ giftOf: _, ...line }) => {
        const price = byLine.get(line.id)?.price.priceAfterOrderDiscount ?? Amount.zero;
        return { ...line, quantity: 1, current: price, original: price };
      }),
    deliveries: deliveries
      .filter(({ id }) => isIn(id))
      .map((delivery) => ({
        ...delivery,
        rates: [{ id: delivery.methodId, price: byDelivery.get(delivery.id)?.price ?? Amount.zero }],
      })),
  });

law(
  'the tax of destinations with equal taxes is that of a cart with only their rows and deliveries at these prices',
  [anyRequest],
  (request) => {
    const pricing = priceCart(request);
    const { taxes: areas = [], byLine, byDelivery } = pricing;
    for (const { groupIds, amount } of areas) {
      const alone = taxedAlone(request, pricing, (id) => groupIds.includes(id));
      expect(alone.totals.tax).toBe(amount);
      for (const [id, { tax }] of alone.byLine) expect([id, tax]).toEqual([id, byLine.get(id)?.tax]);
      for (const [id, { tax }] of alone.byDelivery) expect([id, tax]).toEqual([id, byDelivery.get(id)?.tax]);
    }
  },
);

law(
  'the tax of one destination is that of a cart with only its rows and delivery, but for less than one minor unit for each row and each tax, and two for shipping',
  [anyRequest],
  (request) => {
    const pricing = priceCart(request);
    const { byLine, byDelivery, taxes } = pricing;
    for (const [groupId, shipping] of taxes === undefined ? [] : byDelivery) {
      const rows = request.lines.filter((line) => line.groupId === groupId).map(({ id }) => byLine.get(id)?.tax ?? 0);
      const charged = rows.reduce<number>((sum, share) => sum + share, shipping.tax);
      const alone = taxedAlone(request, pricing, (id) => id === groupId).totals.tax;
      expect(Math.abs(charged - alone)).toBeLessThan(rows.length + 2 + shipping.taxes.length);
    }
  },
);

law(
  'a cart with one destination pays its tax, whatever the number of its delivery groups',
  [anyRequest.chain((request) => fc.tuple(fc.constant(request), destinationsIn(request.sitePricing)))],
  ([request, destination]) => {
    const there = { ...request, deliveries: request.deliveries.map((delivery) => ({ ...delivery, destination })) };
    const several = priceCart(there);
    const rates = [{ id: 'one', price: several.totals.shipping }];
    const one = priceCart({
      ...request,
      staffAdjustments: (request.staffAdjustments ?? []).filter(({ level }) => level !== 'SHIPPING'),
      lines: request.lines.map((line) => ({ ...line, groupId: 'home' })),
      deliveries: [{ id: 'home', rates, methodId: 'one', destination }],
    });
    expect(one.totals).toEqual(several.totals);
    expect(one.byLine).toEqual(several.byLine);
    expect(several.taxes?.length ?? 0).toBeLessThanOrEqual(1);
  },
);

law(
  'CART-12 CART-13 a line that is excluded has its catalog price, and changes no sum, no other line and no gift',
  [anyRequest, fc.uniqueArray(anyLine, { minLength: 1, maxLength: 3, selector: ({ id }) => id })],
  (request, soldOut) => {
    const excluded = soldOut.map((line) => ({ ...line, isExcluded: true }));
    const alone = priceCart(request);
    const beside = priceCart({
      ...request,
      lines: [...excluded, ...request.lines],
      deliveries: [
        ...request.deliveries,
        ...shippingCodes
          .filter((id) => excluded.some(({ groupId }) => groupId === id))
          .filter((id) => !request.deliveries.some((delivery) => delivery.id === id))
          .map((id) => {
            const rates = ratesFor(id, undefined);
            return { id, rates, methodId: rates[0].id };
          }),
      ],
    });
    const units = excluded.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(beside.totals).toEqual({ ...alone.totals, totalUnits: alone.totals.totalUnits + units });
    for (const { id, quantity, current } of excluded) {
      const row = beside.byLine.get(id);
      expect([row?.price.priceAfterOrderDiscount, row?.tax]).toEqual([Amount.times(current, quantity), 0]);
    }
    for (const [id, row] of alone.byLine) expect(beside.byLine.get(id)).toEqual(row);
    for (const [id, { price }] of beside.byDelivery) expect(price).toBe(alone.byDelivery.get(id)?.price ?? 0);
    const { coupons, orderPromotions, promoSummary, giftOffers, lostGifts, taxes } = alone;
    expect(beside).toMatchObject({ coupons, orderPromotions, promoSummary, giftOffers, lostGifts });
    expect(beside.taxes).toEqual(taxes);
  },
);

law('nothing is taxed while one destination is unknown', [anyRequest], (request) => {
  const { taxes, totals, adjustments } = priceCart(request);
  const isKnown =
    request.sitePricing.taxes['*'] !== undefined ||
    request.deliveries.every(({ destination }) => destination !== undefined);
  expect(taxes !== undefined).toBe(isKnown && request.lines.length > 0);
  if (taxes === undefined) expect([totals.tax, adjustments.some(({ part }) => part === 'tax')]).toEqual([0, false]);
  expect(Amount.sum((taxes ?? []).map(({ amount }) => amount))).toBe(totals.tax);
});

law('the cause of an added tax names each of its places', [anyRequest], (request) => {
  const { country, language, taxMode } = request.sitePricing;
  const { adjustments, taxes = [] } = priceCart(request);
  const names = whyTotal(adjustments, request.sitePricing).flatMap(({ kind, cause }) =>
    kind === 'tax' ? [cause.name] : [],
  );
  if (taxMode === 'inclusive') return;
  expect(names).toHaveLength(taxes.length);
  for (const [index, { groupIds }] of taxes.entries())
    for (const { destination } of request.deliveries.filter(({ id }) => groupIds.includes(id)))
      expect(names[index]).toContain(
        regionsOf(country, language).find(({ code }) => code === destination?.state)?.name ?? 'unknown',
      );
});

law('a gift costs nothing, or the cart has lost it and the rest is as without it', [anyRequest], (request) => {
  const { byLine, lostGifts, totals } = priceCart({ ...request, staffAdjustments: [] });
  for (const { id, giftOf } of request.lines)
    if (giftOf !== undefined)
      expect(byLine.get(id)?.price.priceAfterItemDiscount === 0 || lostGifts.includes(id)).toBe(true);
  const kept = request.lines.filter(({ id }) => !lostGifts.includes(id));
  const without = priceCart({ ...request, staffAdjustments: [], lines: kept });
  expect(without.lostGifts).toEqual([]);
  expect(totals.itemSubTotal - without.totals.itemSubTotal).toBe(
    Amount.sum(request.lines.filter(({ id }) => lostGifts.includes(id)).map(({ current }) => current)),
  );
});

law(
  'a promotion whose row is removed leaves every sum as it was without it',
  [anyRequest, anyPromotion, fc.nat()],
  (request, promotion, place) => {
    const { promotions = [] } = request;
    const before = priceCart(request);
    const at = place % (promotions.length + 1);
    const added = { ...request, promotions: promotions.toSpliced(at, 0, promotion) };
    const causes = priceCart(added).adjustments.map(({ cause }) => ('promotionId' in cause ? cause.promotionId : ''));
    expect(priceCart({ ...added, promotions: added.promotions.filter((other) => other !== promotion) })).toEqual(
      before,
    );
    // Without a discount of the promotion, the row changes no sum either.
    if (!causes.includes(promotion.promotionId)) expect(priceCart(added).totals).toEqual(before.totals);
  },
);

law('without any promotion the goods cost their catalog prices', [anyRequest], ({ membership: _, ...request }) => {
  const { totals, byLine, orderPromotions } = priceCart({
    ...request,
    promotions: [],
    coupons: [],
    staffAdjustments: [],
  });
  expect([totals.totalDiscount, orderPromotions]).toEqual([0, []]);
  for (const { price } of byLine.values()) expect(price.priceAfterOrderDiscount).toBe(price.rowTotal);
});

law('CHK-33 standard delivery is free exactly from 75.00 of goods on, after discounts', [anyRequest], (request) => {
  const lines = request.lines.map((line) => ({ ...line, groupId: 'home' }));
  const { totals } = priceCart({ ...request, lines, deliveries: sentHome(), staffAdjustments: [] });
  const goods = totals.itemSubTotal - totals.totalDiscount;
  expect(totals.shipping).toBe(lines.every(({ isExcluded }) => isExcluded === true) || goods >= 7_500 ? 0 : 700);
});

law('CART-16 every callout parts into three', [anyRequest], (request) => {
  for (const { calloutMessage } of priceCart(request).promoSummary) expect(calloutMessage.split('|')).toHaveLength(3);
});

test('the cost of a pricing run is linear: every line is read a fixed number of times', () => {
  const sitePricing = sitePricingById('nordkamm-us');
  const readsPerLine = (count: number): number => {
    let reads = 0;
    const line = (index: number): PricedLine => ({
      id: String(index).padStart(6, '0'),
      sku: 'SKU-1',
      styleId: 'STYLE-1',
      categoryIds: ['3000'],
      groupId: 'home',
      quantity: 1,
      original: Amount.of(100),
      get current() {
        reads += 1;
        return Amount.of(100);
      },
    });
    priceCart({
      sitePricing,
      promotions: promotionsIn(sitePricing),
      deliveries: sentHome(),
      lines: Array.from({ length: count }, (_, index) => line(index)),
    });
    return reads / count;
  };
  expect(readsPerLine(1_000)).toBe(readsPerLine(10));
});

function shuffled<Value>(values: readonly Value[]): fc.Arbitrary<readonly Value[]> {
  return fc.shuffledSubarray([...values], { minLength: values.length });
}

const hash = (text: string, seed: number): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

law(
  'the amounts of all units and of shipping with its tax sum to the total',
  [anyRequest.filter(({ lines }) => lines.length > 0)],
  (request) => {
    const lines = request.lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, 12) }));
    const groups = request.deliveries.map(({ id, methodId }) => ({
      groupId: id,
      code: shippingCodes.find((code) => code === id) ?? 'standard',
      storeId: null,
      pointId: null,
      addressNumber: 0,
      address: null,
      method: methodId,
    }));
    const pricing = priceCart({ ...request, lines });
    const draft = orderDraft({
      cart: preparedCart,
      instruments: [],
      lowered: [],
      lostGifts: [],
      giftChoices: [],
      priceAdjustments: undefined,
      sitePricing: request.sitePricing,
      pricing,
      lines: lines.map(({ id, quantity, current, original, groupId }) => ({
        ...cartLine,
        lineId: id,
        quantity,
        current,
        original,
        groupId,
        code: shippingCodes.find((code) => code === groupId) ?? 'standard',
      })),
      groups,
    });
    // Each line is in one group, and each group bears its own shipping, less its share of what staff took off; a digital
    // line is sent on its own.
    expect(draft.shipments.flatMap((shipment) => shipment.lines.map(({ line }) => line.lineId)).toSorted()).toEqual(
      draft.lineIds.toSorted(),
    );
    const prices = pricing.deliveries.flatMap(({ id, method }) =>
      Array.from(
        { length: id === 'digital' ? draft.shipments.filter(({ code }) => code === id).length : 1 },
        () => method?.price ?? 0,
      ),
    );
    const takenOff = Amount.sum(prices.map(Amount.of)) - pricing.totals.shipping;
    for (const [index, { shipping }] of draft.shipments.entries())
      expect(takenOff === 0 ? shipping === prices[index] : shipping <= (prices[index] ?? 0)).toBe(true);
    expect(draft.shipments.every((shipment) => shipment.code !== 'digital' || shipment.lines.length === 1)).toBe(true);
    const units = draft.shipments.flatMap((shipment) => shipment.lines.flatMap((line) => line.units));
    const shippingTaxes = draft.shipments.map(({ shippingTax }) => shippingTax);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(sum([...units.map(({ tax }) => tax), ...shippingTaxes])).toBe(pricing.totals.tax);
    expect(
      sum([
        ...units.map(({ amount }) => amount),
        ...draft.shipments.map(({ shipping }) => shipping),
        ...(draft.isTaxIncluded ? [] : shippingTaxes),
      ]),
    ).toBe(pricing.totals.total);
    expect(sum(units.map(({ discount }) => discount))).toBe(pricing.totals.totalDiscount);
    for (const { promotionId } of pricing.orderPromotions)
      expect(
        sum(
          units
            .flatMap(({ discounts }) => discounts.filter((one) => one.promotionId === promotionId))
            .map(({ amount }) => amount),
        ),
      ).toBe(
        sum(pricing.orderPromotions.filter((one) => one.promotionId === promotionId).map(({ discount }) => discount)),
      );
    expect(units.every(({ amount, tax }) => amount >= 0 && tax >= 0)).toBe(true);
    expect(draft.lineIds).toHaveLength(sum(draft.shipments.map((shipment) => shipment.lines.length)));
  },
);

law(
  'gift cards beside the goods add their catalog prices to the total, and change nothing else',
  [anyRequest, anyLines],
  (request, cards) => {
    const giftCards = cards.map((line) => ({ ...line, isGiftCard: true }));
    const without = priceCart(request);
    const beside = priceCart({ ...request, lines: [...giftCards, ...request.lines] });
    const sum = Amount.sum(giftCards.map(({ current, quantity }) => Amount.times(current, quantity)));
    expect(beside.totals.total - without.totals.total).toBe(sum);
    expect(beside.giftCards).toBe(sum);
    for (const part of ['tax', 'shipping', 'totalDiscount'] as const)
      expect([part, beside.totals[part]]).toEqual([part, without.totals[part]]);
    for (const { id } of request.lines) expect(beside.byLine.get(id)).toEqual(without.byLine.get(id));
    for (const { id } of giftCards) expect(beside.byLine.get(id)?.tax).toBe(0);
  },
);
