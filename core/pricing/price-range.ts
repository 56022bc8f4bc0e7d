import type { Amount } from '../kernel/amount.ts';
import type { Currency } from '../kernel/currency.ts';

/** Lowest and highest prices of the variants; equal for a single price. */
export type PriceRange = {
  readonly currency: Currency;
  readonly lowCurrent: Amount;
  readonly highCurrent: Amount;
  readonly lowOriginal?: Amount;
  readonly highOriginal?: Amount;
  /** The lowest recent price, shown beside a reduction if the law requires it (PDP-06). */
  readonly historicBest?: Amount;
};
