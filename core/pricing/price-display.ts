import type { PriceRange } from './price-range.ts';
import { formatMoney } from '../kernel/format-money.ts';
import type { PriorPrice } from '../site/site-configuration.ts';
import { announcedPrice } from './prior-price.ts';

/** A formatted price: sale text, and the struck original if there is a saving (PR-12). */
export type PriceDisplay = { readonly sale: string; readonly struck?: string };

type Shape<Value> = {
  readonly sale: readonly [low: Value, high?: Value];
  readonly struck?: readonly [low: Value, high?: Value];
};

/** The amounts to show: a range if low and high differ and ranges are enabled, else the low one (PDP-05, AMB-39). */
export const priceShape = <Value extends number>(
  price: {
    readonly lowCurrent: Value;
    readonly highCurrent: Value;
    readonly lowOriginal?: Value | undefined;
    readonly highOriginal?: Value | undefined;
  },
  ranges: boolean,
): Shape<Value> => {
  const range = (low: Value, high: Value): readonly [Value, Value?] => (ranges && high !== low ? [low, high] : [low]);
  const sale = range(price.lowCurrent, price.highCurrent);
  const lowOriginal = price.lowOriginal ?? price.lowCurrent;
  const highOriginal = price.highOriginal ?? price.highCurrent;
  const higher = lowOriginal > price.lowCurrent || (ranges && highOriginal > price.highCurrent);
  return higher ? { sale, struck: range(lowOriginal, highOriginal) } : { sale };
};

/** Price display settings of a site. */
type PricedSite = {
  readonly language: string;
  readonly flags: { readonly priceRanges: boolean };
  readonly priorPrice: PriorPrice;
};

/**
 * Formats a price in the site's language.
 * Law: struck absent when originals equal currents; sale never contains a dash when ranges are off (PR-12).
 * Law: only an original above the current price is struck (AMB-38).
 */
export const priceDisplay = (price: PriceRange, site: PricedSite): PriceDisplay => {
  const shape = priceShape(announcedPrice(price, site), site.flags.priceRanges);
  const text = ([low, high]: readonly [(typeof price)['lowCurrent'], (typeof price)['lowCurrent']?]): string =>
    [low, high]
      .flatMap((amount) => (amount === undefined ? [] : [formatMoney(amount, price.currency, site.language)]))
      .join(' - ');
  return shape.struck === undefined
    ? { sale: text(shape.sale) }
    : { sale: text(shape.sale), struck: text(shape.struck) };
};
