import fc from 'fast-check';
import { expect } from 'vitest';
import { spanOf } from '#adapters/web/media/films.ts';
import { law } from '#test/support/law.ts';

const end = fc.oneof(fc.constant(''), fc.nat(40).map(String), fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String));
const range = fc.oneof(
  fc.tuple(end, end).map(([from, to]) => `bytes=${from}-${to}`),
  fc.string(),
  fc.constant(null),
);

law('a span lies within the file', [range, fc.nat(30)], (asked, size) => {
  const span = spanOf(asked, size);
  if (span === undefined || span === 'none') return;
  expect(span.start).toBeGreaterThanOrEqual(0);
  expect(span.end).toBeGreaterThanOrEqual(span.start);
  expect(span.end).toBeLessThan(size);
});
