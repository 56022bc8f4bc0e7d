/** What a change of a price by staff is about (ENT-41). */
export type PriceAdjustmentLevel = 'ITEM' | 'ORDER' | 'SHIPPING';

/** `AMOUNT` is taken off; `FIXED_PRICE` is the new price, for a line that of one unit. */
export type PriceAdjustmentType = 'PERCENTAGE' | 'AMOUNT' | 'FIXED_PRICE';

/** Longest reason code. */
const MAX_REASON = 50;

/** Highest amount of a change, as a decimal of the currency. */
const MAX_AMOUNT = 1_000_000;

/** The smallest and largest values by type; a percentage and an amount must be above the smallest (CART-39). */
const bounds: {
  readonly [type in PriceAdjustmentType]: { readonly above?: number; readonly from?: number; readonly to: number };
} = {
  PERCENTAGE: { above: 0, to: 100 },
  AMOUNT: { above: 0, to: MAX_AMOUNT },
  FIXED_PRICE: { from: 0, to: MAX_AMOUNT },
};

/** The field of a change that breaks a rule of CART-39; undefined for a valid change. */
export const invalidAdjustmentField = ({
  level,
  itemId,
  type,
  value,
  reasonCode,
}: {
  readonly level: PriceAdjustmentLevel;
  readonly itemId?: string;
  readonly type: PriceAdjustmentType;
  /** Percent, or a decimal of the currency. */
  readonly value: number;
  readonly reasonCode: string;
}): 'itemId' | 'value' | 'reasonCode' | undefined => {
  if ((level === 'ITEM') !== (itemId !== undefined)) return 'itemId';
  const { above = -Infinity, from = -Infinity, to } = bounds[type];
  if (!(value > above && value >= from && value <= to)) return 'value';
  const reason = reasonCode.trim();
  return reason === '' || reason.length > MAX_REASON ? 'reasonCode' : undefined;
};
