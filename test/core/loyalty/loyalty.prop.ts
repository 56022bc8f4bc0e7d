import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { loyaltyMethods, loyaltyOffer, nextVoucher } from '#core/loyalty/loyalty.ts';
import { highestVoucher } from '#core/pricing/loyalty-voucher.ts';
import { law } from '#test/support/law.ts';

const voucher = (points: number, amount: number) => ({ points, amount: Amount.of(amount) });
const steps = [voucher(200, 1000), voucher(100, 500)];
const loyalty = fc.record({
  points: fc.nat(14),
  vouchers: fc.array(fc.record({ points: fc.nat(12), amount: fc.nat(3).map(Amount.of) }), { maxLength: 6 }),
});

describe('loyalty program', () => {
  test('LOY-09 CART-46 the loyalty instruments are points, reward code and reward card', () =>
    expect(loyaltyMethods).toEqual(['LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD']));

  test('LOY-11 non-members are asked to join', () => expect(loyaltyOffer(undefined)).toEqual({ _tag: 'Join' }));

  test.each([
    [99, 1, 100],
    [0, 100, 100],
    [50, 50, 100],
  ])('LOY-11 with %d points %d are missing for the voucher of %d', (points, missing, next) =>
    expect(loyaltyOffer({ points, vouchers: steps })).toEqual({
      _tag: 'PointsMissing',
      missing,
      next: voucher(next, 500),
    }),
  );

  test('LOY-03 a voucher within reach is offered, and without vouchers there is no message', () => {
    expect(loyaltyOffer({ points: 100, vouchers: steps })).toEqual({ _tag: 'Voucher', voucher: voucher(100, 500) });
    expect(loyaltyOffer({ points: 100, vouchers: [] })).toEqual({ _tag: 'Nothing' });
  });

  law(
    'LOY-11 missing points and balance make up what the next voucher costs, and no voucher costs less',
    [loyalty],
    (member) => {
      const offer = loyaltyOffer(member);
      expect(offer._tag === 'Voucher').toBe(highestVoucher(member.points, member.vouchers) !== undefined);
      if (offer._tag !== 'PointsMissing') return;
      expect(offer.missing).toBeGreaterThan(0);
      expect(offer.missing + member.points).toBe(offer.next.points);
      expect(Math.min(...member.vouchers.map(({ points }) => points))).toBe(offer.next.points);
    },
  );

  law(
    'LOY-11 AMB-31 the next voucher is the cheapest above the balance, of equals the one of the higher amount',
    [loyalty],
    ({ points, vouchers }) => {
      const above = vouchers.filter((one) => one.points > points);
      const next = nextVoucher(points, vouchers);
      expect(next === undefined).toBe(above.length === 0);
      if (next === undefined) return;
      expect(next.points).toBe(Math.min(...above.map((one) => one.points)));
      expect(next.amount).toBe(Math.max(...above.flatMap((one) => (one.points === next.points ? [one.amount] : []))));
      expect(nextVoucher(points, vouchers.toReversed())).toEqual(next);
    },
  );
});
