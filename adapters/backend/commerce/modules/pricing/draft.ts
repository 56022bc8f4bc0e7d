import { Amount } from '#core/kernel/amount.ts';

/** A line to price. `current` and `original` are minor units of one unit of goods. */
export type PricedLine = {
  readonly id: string;
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly current: Amount;
  readonly original: Amount;
  /** Never reduced and not taxed, and counts for no threshold (orders and money: gift cards as goods). */
  readonly isGiftCard?: boolean;
};

/** A line with its catalog price times its quantity, in minor units. */
export type PricedRow = PricedLine & { readonly total: Amount };

/** A discount by a promotion, with its name in the language of the site. */
export type PromotionCause = {
  readonly rule: 'order-promotion' | 'promo-code';
  readonly promotionId: string;
  readonly name: string;
};

/** The cause of an amount: the rule, and the data that it depends on. */
export type Cause =
  | { readonly rule: 'catalog-price' }
  | PromotionCause
  | { readonly rule: 'shipping'; readonly groupId: string; readonly methodId: string }
  /** `isIncluded`: prices contain the tax, so it is not added to the total. */
  | { readonly rule: 'tax'; readonly isIncluded: boolean };

/** One change of the price. */
export type Adjustment<Why extends Cause = Cause> = {
  readonly cause: Why;
  readonly part: 'goods' | 'shipping' | 'tax';
  /** Minor units; negative for a discount. */
  readonly amount: Amount;
  /** Share of each row, in order. Shares of goods sum to the amount; the remainder of tax belongs to shipping. */
  readonly byRow: readonly Amount[];
};

/** Intermediate result of the pricing run. Rows are sorted by id. */
export type Draft = {
  readonly rows: readonly PricedRow[];
  /** Current price of each row in minor units; never negative. */
  readonly goods: readonly Amount[];
  readonly shipping: Amount;
};

/** Applies an adjustment to the draft. Tax is the last rule, so no rule reads it. */
export const adjusted = (draft: Draft, { part, amount, byRow }: Adjustment): Draft => {
  if (part === 'tax') return draft;
  if (part === 'shipping') return { ...draft, shipping: Amount.add(draft.shipping, amount) };
  return { ...draft, goods: draft.goods.map((cost, index) => Amount.add(cost, byRow[index] ?? Amount.zero)) };
};

/** Price of all goods of a draft, in minor units. */
export const goodsOf = ({ goods }: Draft): Amount => Amount.sum(goods);
