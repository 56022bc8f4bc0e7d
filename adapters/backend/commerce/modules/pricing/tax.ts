import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import type { Tax } from '#core/order/tax-parts.ts';
import { goodsOf } from './draft.ts';
import type { Destination, PriceRule } from './price-rule.ts';
import type { SitePricing } from './site-pricing.ts';

/**
 * Taxes at a destination; undefined while it is unknown, which differs from a rate of 0 (TAX309). Sites with inclusive
 * prices need no address.
 */
export const taxesAt = (sitePricing: SitePricing, destination: Destination | undefined): readonly Tax[] | undefined => {
  const everywhere = sitePricing.taxes['*'];
  if (everywhere !== undefined) return everywhere;
  return destination?.country === sitePricing.country && destination.state !== undefined
    ? sitePricing.taxes[destination.state]
    : undefined;
};

/** Tax contained in an inclusive price: price x rate / (1 + rate), rounded half up. */
const contained = (price: Amount, partsPerMillion: number): Amount => {
  const divisor = 2n * BigInt(1_000_000 + partsPerMillion);
  return Amount.of(Number((2n * BigInt(price) * BigInt(partsPerMillion) + divisor / 2n) / divisor));
};

/** Tax on a non-negative amount: added on sites with exclusive prices, contained on others. */
const taxOn = (amount: Amount, taxes: readonly Tax[], { taxMode }: SitePricing): Amount =>
  Amount.sum(
    taxes.map(({ partsPerMillion }) =>
      taxMode === 'inclusive' ? contained(amount, partsPerMillion) : Money.share(amount, partsPerMillion),
    ),
  );

/** Tax on goods after discounts and, where the country taxes it, on shipping. None while the destination is unknown. */
export const tax: PriceRule = (draft, { sitePricing, destination }) => {
  const taxes = taxesAt(sitePricing, destination);
  if (taxes === undefined) return { adjustments: [] };
  const taxedShipping = sitePricing.taxesShipping ? draft.shipping : Amount.zero;
  const amount = taxOn(Amount.add(goodsOf(draft), taxedShipping), taxes, sitePricing);
  const byRow = allocate(amount, [...draft.goods, taxedShipping]).slice(0, draft.rows.length);
  const isIncluded = sitePricing.taxMode === 'inclusive';
  return { adjustments: [{ cause: { rule: 'tax', isIncluded }, part: 'tax', amount, byRow }] };
};
