import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import type { SitePricing } from './site-pricing.ts';
import type { Tax } from './tax-rates.ts';

/** Where something is sent, as far as tax is concerned. */
export type Destination = { readonly country: string; readonly state?: string };

/**
 * The taxes of a place; nothing when it is not known there, which is no tax of zero (TAX309). Inclusive sites need no
 * address.
 */
export const taxesAt = (sitePricing: SitePricing, destination: Destination | undefined): readonly Tax[] | undefined => {
  const everywhere = sitePricing.taxes['*'];
  if (everywhere !== undefined) return everywhere;
  return destination?.country === sitePricing.country && destination.state !== undefined
    ? sitePricing.taxes[destination.state]
    : undefined;
};

/** The part of an inclusive price that is tax: price x rate / (1 + rate), rounded half up once. */
const contained = (price: Amount, partsPerMillion: number): Amount => {
  const divisor = 2n * BigInt(1_000_000 + partsPerMillion);
  return Amount.of(Number((2n * BigInt(price) * BigInt(partsPerMillion) + divisor / 2n) / divisor));
};

/**
 * Tax on an amount that is not negative: added to it on exclusive sites, contained in it on inclusive ones. Zero before
 * the place is known.
 */
export const taxOn = (sitePricing: SitePricing, destination: Destination | undefined, amount: Amount): Amount => {
  const taxes = taxesAt(sitePricing, destination) ?? [];
  return Amount.sum(
    taxes.map(({ partsPerMillion }) =>
      sitePricing.taxMode === 'inclusive' ? contained(amount, partsPerMillion) : Money.share(amount, partsPerMillion),
    ),
  );
};
