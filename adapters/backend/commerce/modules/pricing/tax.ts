import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import type { Tax } from '#core/order/tax-parts.ts';
import type { Draft, TaxCause } from './draft.ts';
import type { Destination, PriceContext, PriceRule } from './price-rule.ts';
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

/** Delivery groups whose destinations have equal taxes. */
type TaxArea = {
  readonly taxes: readonly Tax[];
  readonly groupIds: readonly string[];
  readonly states: ReadonlySet<string>;
};

/** The shipping of each delivery group that its country taxes. */
const taxedShipping = ({ shipping }: Draft, { taxesShipping }: SitePricing): readonly Amount[] =>
  shipping.map((price) => (taxesShipping ? price : Amount.zero));

/**
 * The areas of all delivery groups with something that is taxed, in the order of the groups; undefined while the taxes of
 * one are unknown. Groups with gift cards only need no destination.
 */
const taxAreasOf = (
  draft: Draft,
  { sitePricing, deliveries }: Pick<PriceContext, 'sitePricing' | 'deliveries'>,
): readonly TaxArea[] | undefined => {
  const withGoods = new Set(draft.rows.map(({ groupId }) => groupId));
  const shipping = taxedShipping(draft, sitePricing);
  const areas = new Map<string, TaxArea>();
  for (const [index, { id, destination }] of deliveries.entries()) {
    if (!withGoods.has(id) && (shipping[index] ?? 0) === 0) continue;
    const taxes = taxesAt(sitePricing, destination);
    if (taxes === undefined) return undefined;
    const key = JSON.stringify(taxes);
    const { groupIds = [], states = [] } = areas.get(key) ?? {};
    const { state } = destination ?? {};
    areas.set(key, {
      taxes,
      groupIds: [...groupIds, id],
      states: new Set([...states, ...(state === undefined ? [] : [state])]),
    });
  }
  return [...areas.values()];
};

const only = (amounts: readonly Amount[], isIn: (index: number) => boolean): readonly Amount[] =>
  amounts.map((amount, index) => (isIn(index) ? amount : Amount.zero));

/** The tax of an area, shared by its rows and the shipping of its groups. */
const chargeOf = (
  draft: Draft,
  { taxes, groupIds }: TaxArea,
  { sitePricing, deliveries }: Pick<PriceContext, 'sitePricing' | 'deliveries'>,
): { readonly amount: Amount; readonly byRow: readonly Amount[]; readonly byDelivery: readonly Amount[] } => {
  const isIn = (id: string | undefined): boolean => id !== undefined && groupIds.includes(id);
  const goods = only(draft.goods, (index) => isIn(draft.rows[index]?.groupId));
  const shipping = only(taxedShipping(draft, sitePricing), (index) => isIn(deliveries[index]?.id));
  const allShipping = Amount.sum(shipping);
  const amount = taxOn(Amount.add(Amount.sum(goods), allShipping), taxes, sitePricing);
  // All shipping is one part, so that rows do not depend on the number of groups.
  const parts = allocate(amount, [...goods, allShipping]);
  return {
    amount,
    byRow: parts.slice(0, -1),
    byDelivery: shipping.length === 0 ? [] : allocate(parts.at(-1) ?? Amount.zero, shipping),
  };
};

/**
 * Tax at the destination of each delivery group, on its goods after discounts and, where the country taxes it, on its
 * shipping. Groups with equal taxes are taxed together. None while one destination is unknown.
 * Law: the tax of destinations with equal taxes is that of a cart with only their rows and deliveries at these prices.
 * Law: the tax of one destination is that of a cart with only its rows and delivery, but for less than one minor unit for
 * each row and each tax, and two for shipping.
 */
export const tax: PriceRule = (draft, context) => {
  const { sitePricing } = context;
  const areas = taxAreasOf(draft, context);
  if (areas === undefined) return { adjustments: [] };
  const isIncluded = sitePricing.taxMode === 'inclusive';
  const charged = areas.map((area) => {
    const { country } = sitePricing;
    const places = sitePricing.taxes['*'] === undefined ? [...area.states].map((state) => ({ country, state })) : [];
    const cause: TaxCause = { rule: 'tax', isIncluded, places };
    return { ...area, adjustment: { cause, part: 'tax', ...chargeOf(draft, area, context) } as const };
  });
  return {
    adjustments: charged.map(({ adjustment }) => adjustment),
    taxes: charged.map(({ taxes, groupIds, adjustment: { amount } }) => ({ taxes, groupIds, amount })),
  };
};
