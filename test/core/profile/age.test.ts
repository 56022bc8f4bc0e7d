import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthDateField, oldEnough } from '#core/profile/age.ts';
import { ageOn, minimumAge } from '#core/profile/minimum-age.ts';
import { ruleText } from '#core/validation/rule.ts';
import en from '#core/failures/messages/en.json' with { type: 'json' };
import { mandatory } from '#core/validation/form.ts';
import { law } from '#test/support/law.ts';

const at = (country: string) => ({ country, dateFormat: 'DD/MM/YYYY', today: '2026-06-15' });

describe('ENR-11 age', () => {
  test.each([
    ['US', 13],
    ['CA', 16],
    ['GB', 16],
    ['DE', 16],
  ])('ENR-11 in %s a member is at least %d', (country, years) => expect(minimumAge(country)).toBe(years));

  test.each([
    ['US', '15/06/2013', true],
    ['US', '16/06/2013', false],
    ['US', '14/06/2013', true],
    ['GB', '15/06/2010', true],
    ['GB', '16/06/2010', false],
    ['GB', '15/06/2013', false],
    ['GB', '15/05/2010', true],
    ['GB', '15/07/2010', false],
    ['GB', '15/06/2027', false],
    ['GB', '31/02/2000', false],
    ['GB', '', true],
  ])(
    "ENR-11 in %s a birth date of %s is old enough on 15/06/2026: %s; today's birthday counts",
    (country, value, passes) => expect(oldEnough(at(country)).passes(value)).toBe(passes),
  );

  test('ENR-11 a person below the minimum age is refused under PRO410 with its text', () => {
    expect(oldEnough(at('US')).errorId).toBe('PRO410');
    expect(ruleText(oldEnough(at('US')), ruleTextsOf('en-US'))).toBe(en.errors.PRO410);
  });

  test('ENR-11 29 February counts from 1 March in other years', () => {
    expect(ageOn('2010-02-29', '2026-02-28')).toBe(15);
    expect(ageOn('2010-02-29', '2026-03-01')).toBe(16);
    expect(ageOn('2008-02-29', '2024-02-29')).toBe(16);
  });

  test('an invalid birth date is reported as an invalid date', () => {
    expect(birthDateField(mandatory, at('GB')).rules.map(({ name }) => name)).toEqual([
      'required',
      'date',
      'dateFrom',
      'age',
    ]);
    expect(birthDateField(mandatory, at('GB')).name).toBe('birthDate');
    expect(birthDateField(mandatory, at('GB')).rules[1]?.params).toEqual({ format: 'DD/MM/YYYY' });
  });

  const month = fc.integer({ min: 1, max: 12 }).map((n) => String(n).padStart(2, '0'));
  const day = fc.integer({ min: 1, max: 28 }).map((n) => String(n).padStart(2, '0'));

  law(
    'ENR-11 a birthday adds one year and the day before it none',
    [fc.integer({ min: 1900, max: 2020 }), month, day.filter((one) => one !== '01'), fc.nat(80)],
    (year, ofMonth, ofDay, years) => {
      const eve = String(Number(ofDay) - 1).padStart(2, '0');
      expect(ageOn(`${year}-${ofMonth}-${ofDay}`, `${year + years}-${ofMonth}-${ofDay}`)).toBe(years);
      expect(ageOn(`${year}-${ofMonth}-${ofDay}`, `${year + years}-${ofMonth}-${eve}`)).toBe(years - 1);
    },
  );
});
