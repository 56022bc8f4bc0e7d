import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import {
  MeasureBatch,
  MeasureBatchCodec,
  MeasureCodec,
  MEASURES_PER_CALL,
  type Measure,
} from '#core/analytics/measure.ts';
import { decode } from '#core/kernel/decode.ts';
import { law } from '#test/support/law.ts';
import { neverThrows, shape } from '#test/support/shape.ts';

const lcp = { name: 'LCP', value: 812.5, path: '/en-us', ts: 1_700_000_000_000 };
const measure: fc.Arbitrary<Measure> = fc.record({
  name: fc.constantFrom('LCP', 'INP', 'CLS'),
  value: fc.double({ min: 0, max: 10_000, noNaN: true }),
  path: fc.constantFrom('/en-us', '/en-us/cart'),
  ts: fc.nat(),
});

describe('measures', () => {
  shape('ANL-16 API-135 a measure has name, value, path, ts', MeasureCodec, { full: lcp });
  neverThrows('ANL-16 reading never throws, whatever comes', MeasureCodec, lcp);

  test.each([
    [{ ...lcp, value: -1 }, `measures.1.value is not a number from 0 to ${Number.MAX_SAFE_INTEGER}`],
    [{ ...lcp, value: Number.NaN }, `measures.1.value is not a number from 0 to ${Number.MAX_SAFE_INTEGER}`],
    [{ ...lcp, ts: 1.5 }, 'measures.1.ts is not a whole number from 0'],
  ])('ANL-16 a batch with an invalid measure is refused with its position, %#', (bad, reason) =>
    expect(decode(MeasureBatchCodec, { measures: [lcp, bad] })).toEqual(E.left({ _tag: 'Unreadable', reason })),
  );

  test('API-135 a call carries at most 50 measures', () => expect(MEASURES_PER_CALL).toBe(50));

  test('ANL-14 the query of a path is removed', () =>
    expect(MeasureBatch.add(MeasureBatch.empty, { ...lcp, path: '/en-us/search?q=ida@example.com' }).state).toEqual([
      { ...lcp, path: '/en-us/search' },
    ]));

  law(
    'ANL-16 every measure leaves exactly once and in order, and no call is empty or carries more than its most',
    [fc.array(fc.oneof(measure, fc.constant('leave' as const)), { maxLength: 160, size: 'max' })],
    (steps) => {
      let batch = MeasureBatch.empty;
      const left: Measure[] = [];
      for (const step of [...steps, 'leave' as const]) {
        const { state, events } = step === 'leave' ? MeasureBatch.flush(batch) : MeasureBatch.add(batch, step);
        for (const { measures } of events) {
          expect(measures.length).toBeGreaterThan(0);
          expect(measures.length).toBeLessThanOrEqual(50);
          left.push(...measures);
        }
        expect(state.length).toBeLessThan(50);
        batch = state;
      }
      expect(left).toEqual(steps.filter((step) => step !== 'leave'));
    },
  );

  test('ANL-16 a full batch leaves at once', () => {
    const almost = Array.from({ length: 49 }, () => lcp);
    expect(MeasureBatch.add(almost.slice(1), lcp).events).toEqual([]);
    expect(MeasureBatch.add(almost, lcp)).toEqual({
      state: [],
      events: [{ _tag: 'MeasuresDue', measures: [...almost, lcp] }],
    });
  });
});
