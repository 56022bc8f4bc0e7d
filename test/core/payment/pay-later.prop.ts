import fc from 'fast-check';
import { expect } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { installments } from '#core/payment/pay-later.ts';
import { law } from '#test/support/law.ts';

law(
  'the payments of pay later sum to the amount, and differ by at most one minor unit',
  [fc.nat(200_000)],
  (amount) => {
    const plan = installments(Amount.of(amount));
    const amounts = plan.map((part) => part.amount);
    expect(plan.map(({ weeks }) => weeks)).toEqual([0, 2, 4, 6]);
    expect(Amount.sum(amounts)).toBe(amount);
    expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
  },
);
