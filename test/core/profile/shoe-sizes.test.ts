import { expect, test } from 'vitest';
import { shoeSizes, shoeSizeText } from '#core/profile/shoe-sizes.ts';

test.each([
  ['US', 'US 3.5', 'US 8.5', 'US 13'],
  ['GB', 'UK 3', 'UK 8', 'UK 12.5'],
  ['CA', 'EU 35', 'EU 42', 'EU 48'],
])('PRO-05 a member in %s chooses among sizes of the site, from %s over %s to %s', (country, ...sizes) =>
  expect(['35', '42', '48'].map((size) => shoeSizeText(size, country))).toEqual(sizes),
);

test('PRO-05 every size has its own text in every country, and grows', () => {
  for (const country of ['US', 'GB', 'CA']) {
    const numbers = shoeSizes.map((size) => Number(shoeSizeText(size, country).slice(3)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  }
});
