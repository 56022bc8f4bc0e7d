import { either as E } from 'fp-ts';

/** What an associate takes off, or sets as the price (ENT-41). `value` is a percentage, or minor units. */
export const adjustmentTypes = ['PERCENTAGE', 'AMOUNT', 'FIXED_PRICE'] as const;
export type AdjustmentType = (typeof adjustmentTypes)[number];

export const adjustmentLevels = ['ITEM', 'ORDER', 'SHIPPING'] as const;
export type AdjustmentLevel = (typeof adjustmentLevels)[number];

export type NewAdjustment = {
  readonly level: AdjustmentLevel;
  readonly itemId?: string;
  readonly type: AdjustmentType;
  readonly value: number;
  readonly reasonCode: string;
};

export type AdjustmentRejection = { readonly _tag: 'NoAssociate' | 'ReasonNeeded' | 'ItemNeeded' | 'ValueOutOfBounds' };

const isInBounds: { readonly [type in AdjustmentType]: (value: number) => boolean } = {
  PERCENTAGE: (value) => value > 0 && value <= 100,
  AMOUNT: (value) => Number.isSafeInteger(value) && value > 0,
  // A thing may be given away.
  FIXED_PRICE: (value) => Number.isSafeInteger(value) && value >= 0,
};

/** An adjustment is made in an associate session only, for a reason, and within bounds: a percentage above 0 and up to 100 (CART-39). */
export const judgeAdjustment = (
  adjustment: NewAdjustment,
  { hasAssociate }: { readonly hasAssociate: boolean },
): E.Either<AdjustmentRejection, NewAdjustment> => {
  if (!hasAssociate) return E.left({ _tag: 'NoAssociate' });
  if (adjustment.reasonCode.trim() === '') return E.left({ _tag: 'ReasonNeeded' });
  if (adjustment.level === 'ITEM' && adjustment.itemId === undefined) return E.left({ _tag: 'ItemNeeded' });
  return isInBounds[adjustment.type](adjustment.value) ? E.right(adjustment) : E.left({ _tag: 'ValueOutOfBounds' });
};
