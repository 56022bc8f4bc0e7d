import { expect, test } from 'vitest';
import { isCountry } from '#adapters/backend/commerce/modules/checkout/countries.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

test('BIL400 the codes of ISO 3166-1 are countries, each with a name; reserved and other codes are none', () => {
  const known = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  expect(known).toHaveLength(249);
  expect(known.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(['ZZ', 'UK', 'EU', 'XX', 'us', 'USA', ''].filter(isCountry)).toEqual([]);
});
