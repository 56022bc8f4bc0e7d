import { describe, expect, test } from 'vitest';
import type { PricedLine } from '#adapters/backend/commerce/modules/pricing/draft.ts';
import { priceCart } from '#adapters/backend/commerce/modules/pricing/pricing-run.ts';
import type { Promotion } from '#adapters/backend/commerce/modules/pricing/promotion.ts';
import { discountsOf, type OpenRow, type Terms } from '#adapters/backend/commerce/modules/pricing/promotion-kinds.ts';
import { Amount } from '#core/kernel/amount.ts';
import { sentHome } from '#test/support/commerce/deliveries.ts';
import { sitePricingById } from '#test/support/commerce/site-pricing.ts';

const sitePricing = sitePricingById('nordkamm-us');

/** Rows of `quantity` units at a price each. */
const rowsOf = (...rows: readonly (readonly [quantity: number, each: number])[]): readonly OpenRow[] =>
  rows.map(([quantity, each]) => ({ quantity, goods: Amount.of(quantity * each) }));

const line = (id: string, quantity: number, current: number): PricedLine => ({
  id,
  groupId: 'home',
  sku: `SKU-${id}`,
  styleId: `STYLE-${id}`,
  categoryIds: ['3000'],
  quantity,
  current: Amount.of(current),
  original: Amount.of(current),
});

const named = (promotionId: string, terms: Terms): Promotion => ({ ...terms, promotionId, texts: { name: 'Sale' } });

describe('what a promotion takes off each row', () => {
  const buyGet = (buy: number, get: number, of: 'same' | 'cheapest', partsPerMillion?: number): Terms => ({
    kind: 'buy-get',
    parameters: { buy, get, of, ...(partsPerMillion === undefined ? {} : { partsPerMillion }) },
  });
  const bundle = (units: number, price: number): Terms => ({ kind: 'bundle', parameters: { units, price } });

  test.each<readonly [string, Terms, readonly OpenRow[], readonly number[]]>([
    ['a percentage of each row, rounded by row', percent(100_000), rowsOf([1, 995], [1, 1_005]), [100, 101]],
    ['an amount of each unit', off(500), rowsOf([3, 2_000]), [1_500]],
    ['no more than a unit costs', off(5_000), rowsOf([2, 2_000]), [4_000]],
    ['one of three of the same sku', buyGet(2, 1, 'same'), rowsOf([3, 1_000], [2, 400]), [1_000, 0]],
    ['one of each complete three', buyGet(2, 1, 'same'), rowsOf([7, 1_000]), [2_000]],
    ['the cheapest of all units', buyGet(2, 1, 'cheapest'), rowsOf([1, 1_000], [2, 400]), [0, 400]],
    ['the cheapest of several rows', buyGet(1, 1, 'cheapest'), rowsOf([3, 1_000], [1, 400]), [1_000, 400]],
    ['half of the second unit', buyGet(1, 1, 'same', 500_000), rowsOf([2, 999]), [500]],
    ['nothing without a complete set', buyGet(2, 1, 'cheapest'), rowsOf([2, 1_000]), [0]],
    ['what three cost above the price of a bundle', bundle(3, 9_900), rowsOf([3, 5_000]), [5_100]],
    ['the dearest units form the bundle', bundle(2, 1_000), rowsOf([1, 100], [2, 900]), [0, 800]],
    ['a bundle of several rows is split by price', bundle(2, 1_000), rowsOf([1, 900], [1, 600]), [300, 200]],
    ['as many bundles as save something', bundle(3, 9_900), rowsOf([3, 5_000], [3, 500]), [5_100, 0]],
    ['many units are counted at once', bundle(3, 100), rowsOf([999_999, 100]), [66_666_600]],
    ['the rest of a row joins the next', bundle(2, 100), rowsOf([3, 100], [1, 60]), [133, 27]],
    ['nothing without rows', bundle(2, 100), [], []],
    ['nothing off rows without price', buyGet(1, 1, 'same'), rowsOf([2, 0]), [0]],
  ])('CART-30 %s', (_, terms, rows, expected) => {
    expect(discountsOf(terms, rows)).toEqual(expected);
  });
});

describe('promotions of items in the pricing run', () => {
  const priced = (promotions: readonly Promotion[], lines: readonly PricedLine[]) =>
    priceCart({ sitePricing, lines, promotions, deliveries: sentHome() });

  test('CART-30 the price after item discounts and the one after order discounts are apart, and each has its total', () => {
    const { byLine, totals, orderPromotions } = priced(
      [
        named('ITEM', percent(100_000, { sku: 'SKU-a' })),
        named('ORDER', { kind: 'amount', parameters: { amount: 1_900 } }),
      ],
      [line('a', 2, 5_000), line('b', 1, 10_000)],
    );
    const prices = [...byLine.values()].map(({ price }) => [
      price.rowTotal,
      price.priceAfterItemDiscount,
      price.priceAfterOrderDiscount,
    ]);
    expect(prices).toEqual([
      [10_000, 9_000, 8_100],
      [10_000, 10_000, 9_000],
    ]);
    expect([totals.itemSubTotal, totals.itemTotal, totals.totalDiscount]).toEqual([20_000, 19_000, 2_900]);
    expect(totals.totalDiscountPercentage).toBe(14.5);
    expect(orderPromotions).toEqual([{ promotionId: 'ORDER', name: 'Sale', discount: 1_900 }]);
  });

  test('a line takes part in the first item promotion that reduces it, and in no later one', () => {
    const { adjustments } = priced(
      [
        named('NO-SET', { kind: 'bundle', parameters: { units: 5, price: 0 } }),
        named('FIRST', percent(100_000, { styleId: 'STYLE-a' })),
        named('SECOND', percent(500_000)),
      ],
      [line('a', 1, 5_000), line('b', 1, 10_000)],
    );
    const taken = adjustments.flatMap(({ cause, byRow }) =>
      'promotionId' in cause ? [[cause.promotionId, byRow]] : [],
    );
    expect(taken).toEqual([
      ['FIRST', [-500, 0]],
      ['SECOND', [0, -5_000]],
    ]);
  });

  test('CART-15 CART-16 an item promotion that lacks one unit, or applies, has a callout of the level PRODUCT', () => {
    const promotion: Promotion = {
      ...named('PAIR', { kind: 'buy-get', parameters: { buy: 1, get: 1, of: 'same' } }),
      texts: { name: 'Two for one', within: 'Add |one more| for free', applied: 'You save |{saved}| now' },
    };
    const calledOut = (quantity: number) =>
      priced([promotion], [line('a', quantity, 5_000)]).promoSummary.filter(({ level }) => level === 'PRODUCT');
    expect(calledOut(1)).toMatchObject([{ promotionId: 'PAIR', calloutMessage: 'Add |one more| for free' }]);
    expect(calledOut(2)).toMatchObject([{ promotionId: 'PAIR', calloutMessage: 'You save |$50.00| now' }]);
    expect(calledOut(3)).toHaveLength(1);
  });
});

function percent(partsPerMillion: number, scope: { readonly sku?: string; readonly styleId?: string } = {}): Terms {
  return { kind: 'item-percentage', parameters: { partsPerMillion, ...scope } };
}

function off(amount: number): Terms {
  return { kind: 'item-amount', parameters: { amount } };
}
