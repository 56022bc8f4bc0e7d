import { Amount } from '#core/kernel/amount.ts';
import { regionsOf } from '#core/profile/region.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { Adjustment, Cause, TaxCause } from './draft.ts';
import type { SitePricing } from './site-pricing.ts';

/** Who or what decided about an amount. */
const whoByRule = {
  'catalog-price': 'catalog',
  'group-price': 'group',
  'item-promotion': 'promotion',
  gift: 'promotion',
  'order-promotion': 'promotion',
  'promo-code': 'code',
  'staff-item': 'staff',
  'staff-order': 'staff',
  shipping: 'shipping',
  'staff-shipping': 'staff',
  tax: 'tax',
} as const satisfies { readonly [rule in Cause['rule']]: string };

/** A part of a price with its cause. `amount`: minor units, negative for a discount. */
export type ExplainedAmount = {
  readonly kind: Cause['rule'] | 'contained-tax';
  readonly cause: { readonly id?: string; readonly name: string; readonly who: (typeof whoByRule)[Cause['rule']] };
  readonly amount: Amount;
};

const idOf = (cause: Cause): { readonly id?: string } => {
  if ('promotionId' in cause) return { id: cause.promotionId };
  if ('adjustmentId' in cause) return { id: cause.adjustmentId };
  return 'methodId' in cause ? { id: cause.methodId } : {};
};

/** The states or provinces whose tax it is, in the language of the site. */
const placesText = ({ places }: TaxCause, language: string): string =>
  new Intl.ListFormat(language).format(
    places.map(({ country, state }) => regionsOf(country, language).find(({ code }) => code === state)?.name ?? state),
  );

const partOf = (cause: Cause, amount: Amount, { locale, language }: SitePricing): ExplainedAmount => {
  const texts = serviceTexts[locale].prices;
  const name = (): string => {
    if ('name' in cause) return cause.name;
    if (cause.rule === 'catalog-price') return texts.catalog;
    if (cause.isIncluded) return texts.includedTax;
    return cause.places.length === 0 ? texts.tax : formatText(texts.taxIn, { place: placesText(cause, language) });
  };
  const kind = cause.rule === 'tax' && cause.isIncluded ? 'contained-tax' : cause.rule;
  return { kind, cause: { ...idOf(cause), name: name(), who: whoByRule[cause.rule] }, amount };
};

/** The shipping of several deliveries is one part for each name, since nothing else would tell them apart. */
const withSummedShipping = (parts: readonly ExplainedAmount[]): readonly ExplainedAmount[] =>
  parts.flatMap((part) => {
    if (part.kind !== 'shipping') return [part];
    const same = parts.filter(({ kind, cause }) => kind === part.kind && cause.name === part.cause.name);
    return same[0] === part ? [{ ...part, amount: Amount.sum(same.map(({ amount }) => amount)) }] : [];
  });

/**
 * The parts that sum to the total of a cart; tax that prices contain is among them, and does not count.
 * Law: the parts of a price sum to it, each with its cause, for every row and for the total.
 */
export const whyTotal = (adjustments: readonly Adjustment[], sitePricing: SitePricing): readonly ExplainedAmount[] =>
  withSummedShipping(adjustments.map(({ cause, amount }) => partOf(cause, amount, sitePricing)));

/** By row id: the parts that sum to the price of a row after all discounts, without shipping and tax. */
export const whyRows = (
  rowIds: readonly string[],
  adjustments: readonly Adjustment[],
  sitePricing: SitePricing,
): ReadonlyMap<string, readonly ExplainedAmount[]> => {
  const goods = adjustments.filter(({ part }) => part === 'goods');
  return new Map(
    rowIds.map((id, index) => [
      id,
      goods.flatMap(({ cause, byRow }) => {
        const amount = byRow[index] ?? Amount.zero;
        return amount !== 0 || cause.rule === 'catalog-price' ? [partOf(cause, amount, sitePricing)] : [];
      }),
    ]),
  );
};
