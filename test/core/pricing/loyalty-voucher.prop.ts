import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { highestVoucher, voucherText, type LoyaltyVoucher } from '#core/pricing/loyalty-voucher.ts';
import { law } from '#test/support/law.ts';

const read = (text: string): readonly LoyaltyVoucher[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [points = 0, amount = 0] = one.split(':').map(Number);
      return { points, amount: Amount.of(amount * 100) };
    });
const voucher = fc.record({ points: fc.nat(12), amount: fc.nat(3).map((amount) => Amount.of(amount)) });
const vouchers = fc.array(voucher, { maxLength: 8 });
const balance = fc.integer({ min: -1, max: 14 });

describe('loyalty voucher', () => {
  test.each([
    [250, '100:5 200:10 300:15', 200, '$10'],
    [200, '100:5 200:10 300:15', 200, '$10'],
    [99, '100:5', undefined, undefined],
    [500, '300:15 100:5', 300, '$15'],
    [0, '0:1', 0, '$1'],
    [1000, '', undefined, undefined],
    [100, '100:4.5', 100, '$5'],
  ])(
    'PR-14 LOY-03 LOY-04 a balance of %d among "%s" is offered the voucher of %s points, shown as %s',
    (points, list, chosen, text) => {
      const best = highestVoucher(points, read(list));
      expect(best?.points).toBe(chosen);
      expect(best === undefined ? undefined : voucherText(best, 'USD', 'en-US')).toBe(text);
    },
  );

  law('PR-14 LOY-03 chosen.points <= balance', [balance, vouchers], (points, list) => {
    const best = highestVoucher(points, list);
    expect(best === undefined).toBe(list.every((one) => one.points > points));
    if (best !== undefined) expect(list.filter((one) => one.points <= points)).toContain(best);
  });

  law('PR-14 LOY-03 no other voucher has more points within the balance', [balance, vouchers], (points, list) => {
    const best = highestVoucher(points, list);
    expect(list.filter((one) => one.points <= points && one.points > (best?.points ?? -1))).toEqual([]);
  });

  law(
    'PR-14 AMB-31 of two that cost the same the one of the higher amount counts',
    [balance, vouchers],
    (points, list) => {
      const best = highestVoucher(points, list);
      const rivals = list.filter((one) => one.points === best?.points);
      expect(best?.amount).toBe(best === undefined ? undefined : Math.max(...rivals.map(({ amount }) => amount)));
    },
  );

  law('PR-14 order of the list does not matter', [balance, fc.tuple(vouchers, vouchers)], (points, [some, others]) =>
    expect(highestVoucher(points, [...others, ...some])).toEqual(highestVoucher(points, [...some, ...others])),
  );

  test.each([
    [450, 'USD', 'en-US', '$5'],
    [449, 'USD', 'en-US', '$4'],
    [1000, 'CAD', 'en-CA', 'CAD\u00A010'],
    [1000, 'CAD', 'fr-CA', '10\u00A0CAD'],
    [1000, 'GBP', 'en-GB', '£10'],
  ] as const)('LOY-04 a voucher of %d minor units of %s is worth in %s %s', (amount, currency, language, text) =>
    expect(voucherText({ points: 1, amount: Amount.of(amount) }, currency, language)).toBe(text),
  );
});
