import fc from 'fast-check';
import { expect } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import { taxParts, taxPartsOf, type Tax } from '#core/order/tax-parts.ts';
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

law(
  'CART-11 the parts of several charges sum to them, and each tax has one part',
  [
    fc.array(
      fc.record({
        taxes: fc.array(tax, { minLength: 1, maxLength: 3 }),
        amount: fc.integer({ min: 0, max: 10_000_000 }).map(Amount.of),
      }),
      { maxLength: 5 },
    ),
  ],
  (charges) => {
    const parts = taxPartsOf(charges);
    const sum = (amounts: readonly { readonly amount: Amount }[]) => Amount.sum(amounts.map(({ amount }) => amount));
    expect(sum(parts)).toBe(sum(charges));
    const keys = parts.map(({ name, partsPerMillion }) => `${name} ${partsPerMillion}`);
    expect(new Set(keys).size).toBe(keys.length);
    const charged = charges.filter(({ amount }) => amount > 0);
    const known = new Set(
      charged.flatMap(({ taxes }) => taxes.map(({ name, partsPerMillion }) => `${name} ${partsPerMillion}`)),
    );
    expect(new Set(keys)).toEqual(known);
    for (const one of charged)
      if (new Set(one.taxes.map(({ name }) => name)).size === one.taxes.length) {
        expect(taxPartsOf([one])).toEqual(taxParts(one.amount, one.taxes));
        // Places with equal taxes are one charge.
        expect(taxPartsOf([one, one])).toEqual(taxParts(Amount.add(one.amount, one.amount), one.taxes));
      }
  },
);
