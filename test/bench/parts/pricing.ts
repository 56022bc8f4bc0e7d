import type { PricedLine } from '#adapters/backend/commerce/modules/pricing/draft.ts';
import { priceCart } from '#adapters/backend/commerce/modules/pricing/pricing-run.ts';
import type { Promotion } from '#adapters/backend/commerce/modules/pricing/promotion.ts';
import { Amount } from '#core/kernel/amount.ts';
import { promotionsIn } from '#test/support/commerce/promotions.ts';
import { sentHome } from '#test/support/commerce/deliveries.ts';
import { sitePricingById } from '#test/support/commerce/site-pricing.ts';
import { median } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

const linesOf = (count: number): readonly PricedLine[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${index}`,
    sku: `sku-${index}`,
    styleId: `style-${index % 20}`,
    groupId: 'home',
    categoryIds: [index % 3 === 0 ? '3000' : '2000'],
    quantity: 1 + (index % 4),
    current: Amount.of(4_995 + index),
    original: Amount.of(6_000 + index),
  }));

const texts = { name: 'Sale' };

/** Promotions of items of each kind that compares rows. */
const itemPromotions: readonly Promotion[] = [
  {
    kind: 'buy-get',
    promotionId: 'CHEAPEST',
    texts,
    parameters: { buy: 2, get: 1, of: 'cheapest', styleId: 'style-1' },
  },
  { kind: 'bundle', promotionId: 'BUNDLE', texts, parameters: { units: 3, price: 9_900, categoryId: '2000' } },
  { kind: 'item-percentage', promotionId: 'PERCENT', texts, parameters: { partsPerMillion: 100_000 } },
];

/** CPU milliseconds of one run: the median of batches. */
const cost = (lines: readonly PricedLine[], runs: number): number => {
  const sitePricing = sitePricingById('nordkamm-us');
  const promotions = [...promotionsIn(sitePricing), ...itemPromotions];
  const batch = (): number => {
    const before = process.cpuUsage();
    for (let run = 0; run < runs; run += 1)
      priceCart({
        sitePricing,
        lines,
        promotions,
        deliveries: sentHome('standard', { country: 'US', state: 'CA' }),
      });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / runs;
  };
  return median(Array.from({ length: 7 }, batch));
};

/** The cost of pricing a cart by the number of its lines. */
export const pricing: BenchPart = async () => {
  cost(linesOf(20), 200);
  const budgets: { readonly [lines: number]: string } = { 200: '2 ms' };
  return {
    title: 'Pricing run (CPU)',
    rows: [1, 50, 200].map((count) => {
      const budget = budgets[count];
      return {
        what: `${count} lines`,
        value: `${cost(linesOf(count), 100).toFixed(3)} ms`,
        ...(budget === undefined ? {} : { budget }),
      };
    }),
  };
};
