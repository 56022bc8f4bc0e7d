import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from '#core/kernel/allocate.ts';
import { Amount } from '#core/kernel/amount.ts';
import { amount, price } from '#test/support/arbitraries/money.ts';
import { law } from '#test/support/law.ts';

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 });

describe('allocate', () => {
  law('the parts sum to the whole', [amount, weights], (whole, shares) =>
    expect(Amount.sum(allocate(whole, shares))).toBe(whole),
  );

  law('no part is a whole unit away from its exact share', [amount, weights], (whole, shares) => {
    const even = shares.every((weight) => weight === 0);
    const total = even ? BigInt(shares.length) : shares.reduce((sum, weight) => sum + BigInt(weight), 0n);
    allocate(whole, shares).forEach((part, index) => {
      const off = BigInt(part) * total - BigInt(whole) * (even ? 1n : BigInt(shares[index] ?? 0));
      expect((off < 0n ? -off : off) < total).toBe(true);
    });
  });

  law('a weight of zero gets nothing while another weighs something', [amount, weights], (whole, shares) => {
    const parts = allocate(whole, [...shares, 0, 1]);
    expect(parts[shares.length]).toBe(0);
  });

  law(
    'a discount that is spread over rows never takes more than a row is worth',
    [fc.array(price, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 1_000_000 })],
    (rows, share) => {
      const sum = Amount.sum(rows);
      const discount = Amount.of(Math.floor((sum * share) / 1_000_000));
      allocate(discount, rows).forEach((part, index) => expect(part <= (rows[index] ?? 0) || sum === 0).toBe(true));
    },
  );

  law('a negative whole is split like the positive one', [amount, weights], (whole, shares) =>
    expect(allocate(Amount.negate(whole), shares)).toEqual(allocate(whole, shares).map(Amount.negate)),
  );

  test('a tie goes to the earlier part', () => {
    expect(allocate(Amount.of(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(Amount.of(-100), [0, 0, 0])).toEqual([-34, -33, -33]);
  });

  test('an amount that cannot be split is a defect', () => {
    expect(allocate(Amount.zero, [])).toEqual([]);
    expect(() => allocate(Amount.of(1), [])).toThrow(RangeError);
    expect(() => allocate(Amount.of(1), [-1])).toThrow(RangeError);
    expect(() => allocate(Amount.of(1), [0.5])).toThrow(RangeError);
  });
});
