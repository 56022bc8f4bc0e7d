import { Amount } from '#core/kernel/amount.ts';

/** A line to price. `current` and `original` are minor units of one unit of goods. */
export type PricedLine = {
  readonly id: string;
  readonly sku: string;
  readonly styleId: string;
  readonly categoryIds: readonly string[];
  /** Its delivery group. */
  readonly groupId: string;
  readonly quantity: number;
  readonly current: Amount;
  readonly original: Amount;
  /** Never reduced and not taxed, and counts for no threshold (orders and money: gift cards as goods). */
  readonly isGiftCard?: boolean;
  /** The promotion of a gift. */
  readonly giftOf?: string;
  /** It cannot be bought at the moment: it has a price of its own, and counts for nothing else. */
  readonly isExcluded?: boolean;
};

/** A line with its catalog price times its quantity, in minor units. */
export type PricedRow = PricedLine & { readonly total: Amount };

/**
 * The rules that reduce the price of goods, and whether they count for their lines or for the whole order (CART-30).
 */
export const discountLevels = {
  'group-price': 'item',
  'item-promotion': 'item',
  gift: 'item',
  'order-promotion': 'order',
  'promo-code': 'order',
  'staff-item': 'item',
  'staff-order': 'order',
} as const;
type DiscountRule = keyof typeof discountLevels;

/** A discount, with the name of its cause in the language of the site. */
export type DiscountCause = {
  readonly rule: DiscountRule;
  /** Of the promotion, or of the group or change in its place. */
  readonly promotionId: string;
  readonly name: string;
};

/**
 * `isIncluded`: prices contain the tax, so it is not added to the total. `places`: none where a country has one tax.
 */
export type TaxCause = {
  readonly rule: 'tax';
  readonly isIncluded: boolean;
  readonly places: readonly { readonly country: string; readonly state: string }[];
};

/** The cause of an amount: the rule, and the data that it depends on. */
export type Cause =
  | { readonly rule: 'catalog-price' }
  | DiscountCause
  | { readonly rule: 'shipping'; readonly groupId: string; readonly methodId: string; readonly name: string }
  | { readonly rule: 'staff-shipping'; readonly adjustmentId: string; readonly name: string }
  | TaxCause;

/** One change of the price. */
export type Adjustment<Why extends Cause = Cause> = {
  readonly cause: Why;
  readonly part: 'goods' | 'shipping' | 'tax';
  /** Minor units; negative for a discount. */
  readonly amount: Amount;
  /** Share of each row, and of the shipping of each delivery group, in order. All of them sum to the amount. */
  readonly byRow: readonly Amount[];
  readonly byDelivery: readonly Amount[];
};

/** Intermediate result of the pricing run. Rows are sorted by id. */
export type Draft = {
  readonly rows: readonly PricedRow[];
  /** Current price of each row in minor units; never negative. */
  readonly goods: readonly Amount[];
  /** Price of the shipping of each delivery group in minor units; never negative. */
  readonly shipping: readonly Amount[];
};

const added = (amounts: readonly Amount[], shares: readonly Amount[]): readonly Amount[] =>
  amounts.map((amount, index) => Amount.add(amount, shares[index] ?? Amount.zero));

/** Applies an adjustment to the draft. Tax is the last rule, so no rule reads it. */
export const adjusted = (draft: Draft, { part, byRow, byDelivery }: Adjustment): Draft =>
  part === 'tax' ? draft : { ...draft, goods: added(draft.goods, byRow), shipping: added(draft.shipping, byDelivery) };

/** Price of all goods of a draft, in minor units. */
export const goodsOf = ({ goods }: Draft): Amount => Amount.sum(goods);

/** Price of the goods that are bought, without gifts: what conditions look at. */
export const boughtOf = ({ rows, goods }: Draft): Amount =>
  Amount.sum(goods.filter((_, index) => rows[index]?.giftOf === undefined));

/** A discount on goods by the amounts that it takes off each row, which are positive or 0. */
export const discount = (cause: DiscountCause, byRow: readonly Amount[]): Adjustment<DiscountCause> => ({
  cause,
  part: 'goods',
  amount: Amount.negate(Amount.sum(byRow)),
  byRow: byRow.map(Amount.negate),
  byDelivery: [],
});
