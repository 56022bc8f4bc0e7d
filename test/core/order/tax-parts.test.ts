import fc from 'fast-check';
import { expect } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { taxParts, type Tax } from '#core/order/tax-parts.ts';
import { law } from '#test/support/law.ts';

const tax: fc.Arbitrary<Tax> = fc.record({
  name: fc.constantFrom('gst', 'qst', 'pst', 'vat'),
  partsPerMillion: fc.integer({ min: 1, max: 250_000 }),
});

law(
  'the parts of a charged tax sum to it, and no part is a whole minor unit away from its exact share',
  [fc.integer({ min: 0, max: 10_000_000 }), fc.array(tax, { minLength: 1, maxLength: 3 })],
  (charged, taxes) => {
    const parts = taxParts(Amount.of(charged), taxes);
    const rates = taxes.reduce((sum, { partsPerMillion }) => sum + partsPerMillion, 0);
    expect(parts.map(({ amount: _, ...of }) => of)).toEqual(taxes);
    expect(Amount.sum(parts.map(({ amount }) => amount))).toBe(charged);
    for (const { amount, partsPerMillion } of parts)
      expect(Math.abs(amount - (charged * partsPerMillion) / rates)).toBeLessThan(1);
  },
);
