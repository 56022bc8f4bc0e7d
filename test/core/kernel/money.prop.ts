import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import { amount, currency, price } from '#test/support/arbitraries/money.ts';
import { law } from '#test/support/law.ts';

const million = fc.integer({ min: 0, max: 1_000_000 });

describe('Amount', () => {
  law('an amount is a safe integer of minor units, and never minus zero', [fc.double()], (number) => {
    if (Number.isSafeInteger(number)) expect(Object.is(Amount.of(number), number === 0 ? 0 : number)).toBe(true);
    else expect(() => Amount.of(number)).toThrow(RangeError);
  });

  law('adding and subtracting undo each other, and a negation adds up to nothing', [amount, amount], (a, b) => {
    expect(Amount.subtract(Amount.add(a, b), b)).toBe(a);
    expect(Amount.add(a, Amount.negate(a))).toBe(0);
    expect(Object.is(Amount.negate(Amount.zero), 0)).toBe(true);
  });

  law('a sum does not depend on the order of its amounts', [fc.array(amount)], (amounts) =>
    expect(Amount.sum([...amounts].reverse())).toBe(Amount.sum(amounts)),
  );

  law('units of a price are the price added that often', [price, fc.integer({ min: 0, max: 50 })], (one, units) =>
    expect(Amount.times(one, units)).toBe(Amount.sum(Array.from({ length: units }, () => one))),
  );
});

describe('Money', () => {
  law('a decimal of the wire and back is the same amount', [amount, currency], (minor, code) =>
    expect(Money.fromDecimal(Money.toDecimal(minor, code), code)).toBe(minor),
  );

  law(
    'a decimal with too many digits is rounded half away from zero, as it is written',
    [fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 9 })],
    (cents, digit) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}${digit}`;
      const expected = cents + (digit >= 5 ? 1 : 0);
      expect(Money.fromDecimal(Number(text), 'USD')).toBe(expected);
      expect(Money.fromDecimal(-Number(text), 'USD')).toBe(expected === 0 ? 0 : -expected);
    },
  );

  law(
    'a share is within half a unit of the exact one, and mirrors for negative amounts',
    [amount, million],
    (whole, parts) => {
      const doubled = BigInt(Money.share(whole, parts)) * 1_000_000n - BigInt(whole) * BigInt(parts);
      expect(doubled <= 500_000n && doubled >= -500_000n).toBe(true);
      expect(Money.share(Amount.negate(whole), parts)).toBe(Amount.negate(Money.share(whole, parts)));
    },
  );

  law('a share grows with its parts, from nothing to the whole', [price, million, million], (whole, a, b) => {
    expect(Money.share(whole, Math.min(a, b)) <= Money.share(whole, Math.max(a, b))).toBe(true);
    expect(Money.share(whole, 0)).toBe(0);
    expect(Money.share(whole, 1_000_000)).toBe(whole);
  });

  law(
    'rounding is half away from zero and at most half a unit off',
    [fc.double({ min: -1e12, max: 1e12, noNaN: true })],
    (number) => {
      expect(Math.abs(Money.round(number) - number)).toBeLessThanOrEqual(0.5);
      expect(Money.round(-number)).toBe(Amount.negate(Money.round(number)));
    },
  );
});
