import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchangeSteps, hasShare, isOtherSize, rejectedSize, type UnitState } from '#core/order/exchange.ts';
import { law } from '#test/support/law.ts';

type Unit = { readonly amount: number; readonly state: UnitState };
/** Places of a unit that is exchanged, and of the one that replaces it. */
type Pair = { readonly old: number; readonly new: number };

describe('exchange of a size', () => {
  law(
    'ORD-10 any steps of exchanges leave the sum of the shares as it is',
    [
      fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(9), fc.constantFrom('start', 'accept', 'cancel', 'outrun')), { maxLength: 20 }),
    ],
    (amounts, steps) => {
      const units: Unit[] = amounts.map((amount) => ({ amount, state: 'sold' }));
      const open: Pair[] = [];
      const sum = () => units.reduce((all, { amount, state }) => (hasShare(state) ? all + amount : all), 0);
      const before = sum();
      for (const [which, step] of steps) {
        const states = exchangeSteps[step];
        if (step === 'start') {
          const old = which % units.length;
          const unit = units[old];
          // The new unit of an open exchange has not arrived.
          if (unit?.state !== 'sold' || open.some((pair) => pair.new === old)) continue;
          units[old] = { ...unit, state: states.old };
          open.push({ old, new: units.length });
          units.push({ ...unit, state: states.new });
        } else {
          const [pair] = open.splice(which % Math.max(1, open.length), 1);
          if (pair === undefined) continue;
          for (const side of ['old', 'new'] as const) {
            const unit = units[pair[side]];
            if (unit !== undefined) units[pair[side]] = { ...unit, state: states[side] };
          }
        }
        expect(sum()).toBe(before);
      }
    },
  );

  test('ORD-10 only another size of the same product in the same color replaces a unit', () => {
    const of = { sku: 'A-M', productId: 'A' };
    expect(isOtherSize(of, { sku: 'A-L', productId: 'A' })).toBe(true);
    expect(isOtherSize(of, of)).toBe(false);
    expect(isOtherSize(of, { sku: 'B-L', productId: 'B' })).toBe(false);
  });

  test.each([
    ['A-L', 2, undefined],
    ['A-L', 3, { _tag: 'SizeNotOffered', itemId: 'line-0' }],
    ['A-S', 1, { _tag: 'SizeNotOffered', itemId: 'line-0' }],
    [undefined, 3, undefined],
  ])('ORD-10 ORD-20 the size %s for %d units: %j', (exchangeSku, quantity, rejection) => {
    const lines = [{ itemId: 'line-0', exchangeSizes: [{ sku: 'A-L', size: 'L', available: 2 }] }];
    const part = { itemId: 'line-0', quantity, ...(exchangeSku === undefined ? {} : { exchangeSku }) };
    expect(rejectedSize([part], lines)).toEqual(rejection);
    if (exchangeSku !== undefined) expect(rejectedSize([part], [{ itemId: 'line-0' }])).toBeDefined();
  });
});
