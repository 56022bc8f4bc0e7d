import fc from 'fast-check';
import { expect } from 'vitest';
import { payableCredit } from '#core/checkout/athlete-credit.ts';
import { Amount } from '#core/kernel/amount.ts';
import { law } from '#test/support/law.ts';

const amount = fc.nat(10_000).map(Amount.of);

law(
  'PAY-13 GFT-09 credit pays the lesser of what remains of it and what remains to be paid by prepaid tenders',
  [amount, amount],
  (credit, remaining) => {
    const payable = payableCredit(credit, remaining);
    expect(payable).toBeLessThanOrEqual(credit);
    expect(payable).toBeLessThanOrEqual(remaining);
    expect([credit, remaining]).toContain(payable);
  },
);
