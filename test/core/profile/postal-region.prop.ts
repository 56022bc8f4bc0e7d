import { expect, test } from 'vitest';
import { isPostalCodeIn } from '#core/profile/postal-region.ts';
import { regionsOf } from '#core/profile/region.ts';
import { fullLaw } from '#test/support/law.ts';

const capitals = {
  US:
    'AL 36104 AK 99801 AZ 85007 AR 72201 CA 95814 CO 80203 CT 06106 DE 19901 DC 20001 FL 32301 GA 30303 HI 96813 ' +
    'ID 83702 IL 62701 IN 46204 IA 50309 KS 66603 KY 40601 LA 70802 ME 04330 MD 21401 MA 02108 MI 48933 MN 55102 ' +
    'MS 39201 MO 65101 MT 59601 NE 68508 NV 89701 NH 03301 NJ 08608 NM 87501 NY 12207 NC 27601 ND 58501 OH 43215 ' +
    'OK 73102 OR 97301 PA 17101 RI 02903 SC 29217 SD 57501 TN 37219 TX 78701 UT 84111 VT 05602 VA 23219 WA 98501 ' +
    'WV 25301 WI 53703 WY 82001',
  CA: 'AB T5J BC V8W MB R3C NB E3B NL A1C NS B3J ON M5H PE C1A QC G1R SK S4P',
} as const;

const capitalsIn = (country: keyof typeof capitals) => {
  const words = capitals[country].split(' ');
  return words.flatMap((region, index) => (index % 2 === 0 ? [{ country, region, code: words[index + 1] ?? '' }] : []));
};

/** Beginnings that a region shares with the capital of a neighbor. */
const shared = ['WY 82001: CO NE', 'SD 57501: ', 'AB T5J: BC SK', 'MB R3C: SK', 'SK S4P: AB', 'BC V8W: YT'];

fullLaw(
  "a capital's postal code is one of its own region and of no other",
  [...capitalsIn('US'), ...capitalsIn('CA')],
  ({ country, region, code }) => {
    const entry = shared.find((text) => text.startsWith(`${region} ${code}:`)) ?? '';
    const neighbors = entry.slice(entry.indexOf(':') + 1).trim();
    const accepting = regionsOf(country)
      .map((one) => one.code)
      .filter((other) => isPostalCodeIn(code, { country, region: other }));
    expect(accepting.toSorted()).toEqual([region, ...neighbors.split(' ').filter((one) => one !== '')].toSorted());
  },
);

test('ADR-07 every region has codes, and the territories of Canada share theirs with neighbors', () => {
  expect(
    capitalsIn('US')
      .map(({ region }) => region)
      .toSorted(),
  ).toEqual(
    regionsOf('US')
      .map(({ code }) => code)
      .toSorted(),
  );
  const inCanada = (code: string) =>
    regionsOf('CA').flatMap(({ code: region }) => (isPostalCodeIn(code, { country: 'CA', region }) ? [region] : []));
  expect(['X1A 2L9', 'X0A 0H0', 'Y1A 2C6', 'K1A 0B1'].map(inCanada)).toEqual([
    ['NT', 'NU'],
    ['NT', 'NU'],
    ['BC', 'YT'],
    ['ON', 'QC'],
  ]);
});

test.each([
  ['94105', 'US', 'CA', true],
  ['94105-1234', 'US', 'CA', true],
  ['94105', 'US', 'NY', false],
  ['02108', 'US', 'CA', false],
  // Fishers Island, Fort Campbell and Texarkana.
  ['06390', 'US', 'NY', true],
  ['42223', 'US', 'TN', true],
  ['75502', 'US', 'AR', true],
  ['H3A 1H6', 'CA', 'QC', true],
  ['H3A 1H6', 'CA', 'ON', false],
  // A town on the border of Saskatchewan.
  ['S9V 0T8', 'CA', 'AB', true],
  ['LA9 4QB', 'GB', undefined, true],
  ['94105', 'US', undefined, true],
  ['94105', 'US', 'ZZ', true],
] as const)('ADR-07 the code %s in %s belongs to %s: %s', (code, country, region, belongs) =>
  expect(isPostalCodeIn(code, { country, region })).toBe(belongs),
);
