import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calendar, instantOf } from '#core/kernel/calendar.ts';
import { law } from '#test/support/law.ts';

const day = fc.integer({ min: -20_000, max: 60_000 });
const count = fc.integer({ min: 0, max: 60 });
/** Some holidays on all weekdays, also several in a row. */
const isHoliday = (one: number): boolean => one % 23 === 0 || one % 24 === 0;

describe('Calendar', () => {
  test('the day of an instant is that of the time zone', () => {
    const newYear = instantOf('2026-01-01T03:00:00Z');
    expect(Calendar.dayAt(newYear, 'Europe/London')).toBe(Calendar.dayAt(newYear, 'America/New_York') + 1);
  });

  law('midnight UTC begins the day that is counted', [day, fc.integer({ min: 0, max: 86_399_999 })], (one, ms) =>
    expect(Calendar.dayAt(one * 86_400_000 + ms, 'UTC')).toBe(one),
  );

  const isOpen = (one: number): boolean => Calendar.isBusinessDay(one) && !isHoliday(one);

  law('the day that is reached is never at a weekend or on a holiday', [day, count], (one, ahead) =>
    expect(isOpen(Calendar.addBusinessDays(one, ahead, isHoliday))).toBe(true),
  );

  law('business days add up', [day, count, count], (one, a, b) =>
    expect(Calendar.addBusinessDays(Calendar.addBusinessDays(one, a, isHoliday), b, isHoliday)).toBe(
      Calendar.addBusinessDays(one, a + b, isHoliday),
    ),
  );

  law(
    'exactly the asked number of business days lies between a business day and the day that is reached',
    [day.filter(isOpen), count],
    (one, ahead) => {
      const reached = Calendar.addBusinessDays(one, ahead, isHoliday);
      expect(Array.from({ length: reached - one }, (_, index) => one + index).filter(isOpen)).toHaveLength(ahead);
    },
  );

  law('five business days from a business day are one week', [day.filter(Calendar.isBusinessDay)], (one) =>
    expect(Calendar.addBusinessDays(one, 5)).toBe(one + 7),
  );

  test('from a day at a weekend, no business days are the Monday after it', () => {
    // Day 2 was a Saturday.
    expect([2, 3, 4].map((one) => Calendar.addBusinessDays(one, 0))).toEqual([4, 4, 4]);
  });
});
