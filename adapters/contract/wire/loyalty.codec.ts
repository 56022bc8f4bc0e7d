import * as t from 'io-ts';
import { decimal, record, wholeNumber } from './primitives.codec.ts';

/** A reward of a cart, or the voucher that its points pay for, with `points` (ENT-40). `amount` is a decimal. */
export type RewardWire = {
  readonly rewardId: string;
  readonly code: string;
  readonly type: 'REWARD_CODE' | 'REWARD_CARD';
  readonly amount: number;
  readonly currency: string;
  readonly points?: number;
  readonly status: 'AVAILABLE' | 'APPLIED' | 'REDEEMED' | 'EXPIRED';
  readonly expiryDate?: string;
};

/** What a member can buy with points (LOY-02, LOY-07). OPEN: vouchers without an end have no `expiryDate`. */
export const VouchersWire = t.type({
  currentLoyaltyPoints: wholeNumber,
  applicableLoyaltyVouchers: t.array(t.type({ points: wholeNumber, amountInCurrency: decimal })),
  vouchers: t.array(
    record(
      {
        voucherId: t.string,
        code: t.string,
        points: wholeNumber,
        amountInCurrency: decimal,
        currency: t.string,
        status: t.keyof({ AVAILABLE: null, OUT_OF_REACH: null }),
      },
      { expiryDate: t.string },
    ),
  ),
});
