import * as t from 'io-ts';
import { decimal, record, wholeNumber } from './primitives.codec.ts';

/** A reward of a cart, or the voucher that its points pay for, with `points` (ENT-40). `amount` is a decimal. */
export const RewardWire = record(
  {
    rewardId: t.string,
    code: t.string,
    type: t.keyof({ REWARD_CODE: null, REWARD_CARD: null }),
    amount: decimal,
    currency: t.string,
    status: t.keyof({ AVAILABLE: null, APPLIED: null, REDEEMED: null, EXPIRED: null }),
  },
  { points: wholeNumber, expiryDate: t.string },
);
export type RewardWire = t.TypeOf<typeof RewardWire>;

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
