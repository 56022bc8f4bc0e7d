import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import {
  earnedPoints,
  loyaltyMethods,
  loyaltyOffer,
  payableByPoints,
  voucherChoices,
  voucherOf,
} from '#core/loyalty/loyalty.ts';
import { rewardForm } from '#core/loyalty/reward.ts';
import { highestVoucher } from '#core/pricing/loyalty-voucher.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
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
      const nextOf = (of: typeof above) => {
        const offer = loyaltyOffer({ points, vouchers: of });
        return offer._tag === 'PointsMissing' ? offer.next : undefined;
      };
      const next = nextOf(above);
      expect(next === undefined).toBe(above.length === 0);
      if (next === undefined) return;
      expect(next.points).toBe(Math.min(...above.map((one) => one.points)));
      expect(next.amount).toBe(Math.max(...above.flatMap((one) => (one.points === next.points ? [one.amount] : []))));
      expect(nextOf(above.toReversed())).toEqual(next);
    },
  );
});

describe('rewards', () => {
  const typed = (rewardCode: string, rewardPin = '') =>
    validateForm(rewardForm, { rewardCode, rewardPin }, ruleTextsOf('en'));

  test('LOY-09 spaces, dashes and case of a code do not matter, and the PIN is only of a card', () => {
    expect(typed(' abcd-efgh 2345 ')).toEqual(E.right({ rewardCode: 'ABCDEFGH2345' }));
    expect(typed('1234-5678-1234-5678')).toEqual(E.right({ rewardCode: '1234567812345678' }));
    expect(typed('1234', '43 21')).toEqual(E.right({ rewardCode: '1234', rewardPin: '4321' }));
  });

  test.each([
    ['', '', 'rewardCode'],
    ['A?1', '', 'rewardCode'],
    ['ABCD', '12a4', 'rewardPin'],
    ['7010 0050', '', 'rewardPin'],
  ])('REW130 the code "%s" with the PIN "%s" is refused at %s', (code, pin, field) =>
    expect(typed(code, pin)).toMatchObject({ left: { violations: [{ field }] } }),
  );
});

describe('points', () => {
  law(
    'LOY-12 each choice costs what the member has at most, pays what may be paid at most, and leaves the rest',
    [loyalty, fc.nat(4).map(Amount.of)],
    (member, payable) => {
      const choices = voucherChoices(member, payable);
      for (const { points, amount, left } of choices) {
        expect([points + left, amount <= payable, left >= 0]).toEqual([member.points, true, true]);
        expect(member.vouchers).toContainEqual({ points, amount });
      }
      const usable = member.vouchers.filter((one) => one.points <= member.points && one.amount <= payable);
      expect(choices).toHaveLength(usable.length);
      expect(choices.map(({ points }) => points)).toEqual(usable.map(({ points }) => points).toSorted((a, b) => b - a));
    },
  );

  test('CART-46 a voucher pays what rewards leave of the total, before credit and gift cards', () =>
    expect(
      payableByPoints(Amount.of(5_000), [
        { method: 'REWARD_CODE', amount: Amount.of(1_000) },
        { method: 'REWARD_CARD', amount: Amount.of(500) },
        { method: 'GIFT_CARD', amount: Amount.of(3_500) },
      ]),
    ).toBe(3_500));

  test('LOY-12 only the exact steps of the vouchers can be spent: 150 with steps 100 and 200 is refused', () => {
    expect(voucherOf(150, steps)).toBeUndefined();
    expect(voucherOf(200, steps)).toEqual(voucher(200, 1000));
  });

  test.each([
    [10_000, 10_000, 0, 100],
    [10_099, 12_000, 0, 100],
    [10_000, 12_000, 2_000, 83],
    [9_999, 9_999, 9_900, 0],
  ])(
    'LOY-02 goods of %d in an order of %d, of which points and rewards paid %d, earn %d points',
    (goods, total, prepaid, earned) =>
      expect(
        earnedPoints({ goods: Amount.of(goods), total: Amount.of(total), prepaid: Amount.of(prepaid) }, 'USD'),
      ).toBe(earned),
  );

  const order = fc
    .record({ goods: fc.nat(1_000_000), rest: fc.nat(100_000), prepaid: fc.nat(1_100_000), back: fc.nat(1_000_000) })
    .map(({ goods, rest, prepaid, back }) => {
      const total = goods + rest;
      return {
        goods: Amount.of(goods),
        total: Amount.of(total),
        prepaid: Amount.of(Math.min(prepaid, total)),
        kept: Amount.of(Math.max(0, goods - back)),
      };
    });

  law('what is given back takes its points with it, and all goods given back leave none', [order], (one) => {
    const all = earnedPoints(one, 'USD');
    expect(earnedPoints({ ...one, goods: one.kept }, 'USD')).toBeLessThanOrEqual(all);
    expect(all).toBeLessThanOrEqual(one.goods / 100);
    expect(earnedPoints({ ...one, goods: Amount.zero }, 'USD')).toBe(0);
  });

  law('an order that points and rewards pay in full earns nothing', [order], (one) =>
    expect(earnedPoints({ ...one, prepaid: one.total }, 'USD')).toBe(0),
  );
});
