import type { Amount } from '../kernel/amount.ts';

/**
 * A part of a price with its cause, in the language of the site. The parts of a line sum to its price after all
 * discounts; those of a cart sum to its total, but for tax that prices contain.
 */
export type PricePart = {
  /** The rule of the service, such as `order-promotion`; `contained-tax` is not added. */
  readonly kind: string;
  readonly cause: { readonly id?: string | undefined; readonly name: string; readonly who: string };
  /** Negative for a discount. */
  readonly amount: Amount;
};
