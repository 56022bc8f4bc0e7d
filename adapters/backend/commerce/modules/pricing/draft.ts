import { Amount } from '#core/kernel/amount.ts';

/** A line as it is priced: `current` and `original` are minor units for one unit of goods. */
export type PricedLine = {
  readonly id: string;
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly current: Amount;
  readonly original: Amount;
};

/** A line with its catalog price times its quantity, in minor units. */
export type PricedRow = PricedLine & { readonly total: Amount };

/** A discount by a promotion, with its name in the language of the site. */
export type PromotionCause = {
  readonly rule: 'order-promotion' | 'promo-code';
  readonly promotionId: string;
  readonly name: string;
};

/** Why an amount is part of the price: the rule that found it, and what the rule found it by. */
export type Cause =
  | { readonly rule: 'catalog-price' }
  | PromotionCause
  | { readonly rule: 'shipping'; readonly methodId: string }
  /** `isIncluded`: the prices contain the tax, so that it adds nothing to what is to be paid. */
  | { readonly rule: 'tax'; readonly isIncluded: boolean };

/** One change of the price. */
export type Adjustment<Why extends Cause = Cause> = {
  readonly cause: Why;
  readonly part: 'goods' | 'shipping' | 'tax';
  /** Minor units; negative for a discount. */
  readonly amount: Amount;
  /** The share of each row, in the order of the rows. Of goods they sum to the amount; the rest of tax is delivery's. */
  readonly byRow: readonly Amount[];
};

/** A price as far as the rules before have brought it. Rows are in the order of their ids. */
export type Draft = {
  readonly rows: readonly PricedRow[];
  /** What each row costs by now, in minor units; never negative. */
  readonly goods: readonly Amount[];
  readonly shipping: Amount;
};

/** The draft after an adjustment. Tax is the last rule, so no rule reads it. */
export const adjusted = (draft: Draft, { part, amount, byRow }: Adjustment): Draft => {
  if (part === 'tax') return draft;
  if (part === 'shipping') return { ...draft, shipping: Amount.add(draft.shipping, amount) };
  return { ...draft, goods: draft.goods.map((cost, index) => Amount.add(cost, byRow[index] ?? Amount.zero)) };
};

/** What the goods of a draft cost, in minor units. */
export const goodsOf = ({ goods }: Draft): Amount => Amount.sum(goods);
