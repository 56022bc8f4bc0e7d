import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calendar, instantOf } from '#core/kernel/calendar.ts';
import { law } from '#test/support/law.ts';

const day = fc.integer({ min: -20_000, max: 60_000 });
const count = fc.integer({ min: 0, max: 60 });

describe('Calendar', () => {
  test('the day of an instant is that of the time zone', () => {
    const newYear = instantOf('2026-01-01T03:00:00Z');
    expect(Calendar.dayAt(newYear, 'Europe/London')).toBe(Calendar.dayAt(newYear, 'America/New_York') + 1);
  });

  law('midnight UTC begins the day that is counted', [day, fc.integer({ min: 0, max: 86_399_999 })], (one, ms) =>
    expect(Calendar.dayAt(one * 86_400_000 + ms, 'UTC')).toBe(one),
  );

  law('a business day ahead is never at a weekend', [day, count], (one, ahead) =>
    expect(Calendar.isBusinessDay(Calendar.addBusinessDays(one, ahead + 1))).toBe(true),
  );

  law('business days add up', [day, count, count], (one, a, b) =>
    expect(Calendar.addBusinessDays(Calendar.addBusinessDays(one, a), b)).toBe(Calendar.addBusinessDays(one, a + b)),
  );

  law('exactly the asked number of business days lies behind the day that is reached', [day, count], (one, ahead) => {
    const reached = Calendar.addBusinessDays(one, ahead);
    const passed = Array.from({ length: reached - one }, (_, index) => one + 1 + index).filter(Calendar.isBusinessDay);
    expect(passed.length).toBe(ahead);
  });

  law('five business days from a business day are one week', [day.filter(Calendar.isBusinessDay)], (one) =>
    expect(Calendar.addBusinessDays(one, 5)).toBe(one + 7),
  );
});
