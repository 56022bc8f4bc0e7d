import { expect, test } from 'vitest';
import { isoDay, isoText } from '#core/kernel/iso-day.ts';
import { isPublicHoliday, storeHoliday } from '#core/site/public-holidays.ts';

/** The days of a year that a check selects, as 11-26. */
const daysOf = (year: number, isSelected: (day: number) => boolean): readonly string[] => {
  const first = isoDay(`${year}-01-01`) ?? 0;
  return Array.from({ length: 366 }, (_, index) => first + index)
    .filter((day) => isoText(day).startsWith(String(year)) && isSelected(day))
    .map((day) => isoText(day).slice(5));
};

test.each([
  // Easter Sunday is listed because stores are closed; July 3 and others replace a holiday at a weekend.
  ['US', 2026, '01-01 01-19 02-16 04-05 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  ['US', 2021, '01-01 01-18 02-15 04-04 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31'],
  ['CA', 2026, '01-01 04-03 04-05 04-06 05-18 06-24 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-26 12-28'],
  ['CA', 2025, '01-01 04-18 04-20 04-21 05-19 06-24 07-01 08-04 09-01 09-30 10-13 11-11 12-25 12-26'],
  ['GB', 2026, '01-01 04-03 04-05 04-06 05-04 05-25 08-31 12-25 12-26 12-28'],
  // Christmas and Boxing Day at a weekend are replaced by Monday and Tuesday.
  ['GB', 2027, '01-01 03-26 03-28 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
  // Christmas on a Sunday: Boxing Day is the Monday, and the substitute is the Tuesday.
  ['GB', 2016, '01-01 03-25 03-27 03-28 05-02 05-30 08-29 12-25 12-26 12-27'],
  ['DE', 2026, ''],
])('the public holidays of %s in %i', (country, year, days) =>
  expect(daysOf(year, (day) => isPublicHoliday(country, day)).join(' ')).toBe(days),
);

test('Easter Sunday of known years', () => {
  const easterOf = (year: number) => daysOf(year, (day) => storeHoliday('GB', day)?.[0] === 'closed')[1];
  expect([1961, 2000, 2008, 2011, 2024, 2038, 2049].map(easterOf)).toEqual([
    '04-02',
    '04-23',
    '03-23',
    '04-24',
    '03-31',
    '04-25',
    '04-18',
  ]);
});

test('STO-03 stores are closed or open for fewer hours on holidays, and not on the days that replace them', () => {
  const on = (country: string, day: string) => storeHoliday(country, isoDay(day) ?? 0);
  expect([on('US', '2026-11-26'), on('US', '2026-07-04'), on('US', '2026-07-03'), on('US', '2026-11-11')]).toEqual([
    ['closed', 'thanksgiving'],
    ['short', 'independence'],
    undefined,
    undefined,
  ]);
});
