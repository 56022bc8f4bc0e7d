import { either as E } from 'fp-ts';
import type { LoyaltyVoucher } from '../pricing/loyalty-voucher.ts';
import type { Loyalty } from './loyalty.ts';

export type PointsRejection =
  | { readonly _tag: 'NotAStep'; readonly steps: readonly number[] }
  | { readonly _tag: 'NotEnoughPoints'; readonly balance: number };

/**
 * The voucher tells what the points are worth.
 * Law: points are spent in voucher steps only, and never more than there are (LOY-12).
 */
export const spendPoints = (
  points: number,
  { points: balance, vouchers }: Loyalty,
): E.Either<PointsRejection, LoyaltyVoucher> => {
  const steps = vouchers.filter((voucher) => voucher.points === points).toSorted((a, b) => b.amount - a.amount);
  const [step] = steps;
  if (step === undefined)
    return E.left({
      _tag: 'NotAStep',
      steps: [...new Set(vouchers.map((voucher) => voucher.points))].sort((a, b) => a - b),
    });
  return points > balance ? E.left({ _tag: 'NotEnoughPoints', balance }) : E.right(step);
};
