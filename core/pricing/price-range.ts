import type { Amount } from '../kernel/amount.ts';
import type { Currency } from '../kernel/currency.ts';

/** Lowest and highest prices over the variants; equal when there is one price. */
export type PriceRange = {
  readonly currency: Currency;
  readonly lowCurrent: Amount;
  readonly highCurrent: Amount;
  readonly lowOriginal?: Amount;
  readonly highOriginal?: Amount;
  /** The lowest recent price, shown beside a reduction where the law asks for it (PDP-06). */
  readonly historicBest?: Amount;
};
