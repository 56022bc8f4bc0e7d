import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { unitShares, type LinePrice } from '#core/order/shares.ts';
import { law } from '#test/support/law.ts';

/** A line with discounts that it can bear. */
const line: fc.Arbitrary<LinePrice> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 10 }),
    price: fc.integer({ min: 0, max: 50_000 }),
    taken: fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 3 }),
    taxed: fc.integer({ min: 0, max: 250 }),
  })
  .map(({ quantity, price, taken, taxed }) => {
    let left = quantity * price;
    const discounts = taken.map((perMille, index) => {
      const amount = Math.floor((left * perMille) / 1_000);
      left -= amount;
      return { promotionId: `p${index}`, amount: Amount.of(amount) };
    });
    return { quantity, price: Amount.of(price), discounts, tax: Amount.of(Math.floor((left * taxed) / 1_000)) };
  });

const sum = (amounts: readonly Amount[]) => Amount.sum(amounts);

describe('shares of units', () => {
  law('the shares of the units sum to the line, for each discount and for the tax', [line, fc.boolean()], (of, is) => {
    const shares = unitShares(of, { isTaxIncluded: is });
    expect(shares).toHaveLength(of.quantity);
    expect(sum(shares.map(({ tax }) => tax))).toBe(of.tax);
    for (const { promotionId, amount } of of.discounts) {
      const parts = shares.flatMap(({ discounts }) => discounts.filter((one) => one.promotionId === promotionId));
      expect(sum(parts.map((part) => part.amount))).toBe(amount);
    }
    const net = of.price * of.quantity - sum(of.discounts.map(({ amount }) => amount));
    expect(sum(shares.map(({ amount }) => amount))).toBe(is ? net : net + of.tax);
  });

  law('no unit costs less than nothing', [line], (of) => {
    for (const { price, discount, amount, tax } of unitShares(of, { isTaxIncluded: true }))
      expect([price - discount >= 0, discount >= 0, amount >= 0, tax >= 0]).toEqual([true, true, true, true]);
  });

  test('a cent of discount that cannot be split belongs to the first unit, which then carries less tax', () => {
    const shares = unitShares(
      {
        quantity: 3,
        price: Amount.of(100),
        discounts: [{ promotionId: 'TEN', amount: Amount.of(31) }],
        tax: Amount.of(20),
      },
      { isTaxIncluded: false },
    );
    expect(shares.map(({ discount, tax, amount }) => [discount, tax, amount])).toEqual([
      [11, 6, 95],
      [10, 7, 97],
      [10, 7, 97],
    ]);
  });
});
