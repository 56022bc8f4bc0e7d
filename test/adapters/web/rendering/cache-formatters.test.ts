import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheFormatters } from '#adapters/web/rendering/cache-formatters.ts';

const own = { NumberFormat: Intl.NumberFormat, PluralRules: Intl.PluralRules, DateTimeFormat: Intl.DateTimeFormat };
beforeAll(cacheFormatters);
afterAll(() => void Object.assign(Intl, own));

describe('formatters', () => {
  test('with equal options are shared, others are not', () => {
    expect(new Intl.NumberFormat('en-US', { style: 'percent' })).toBe(
      new Intl.NumberFormat('en-US', { style: 'percent' }),
    );
    expect(new Intl.NumberFormat('fr-CA', { style: 'percent' })).not.toBe(
      new Intl.NumberFormat('en-US', { style: 'percent' }),
    );
    expect(new Intl.PluralRules('en-US')).not.toBe(new Intl.PluralRules('en-US', { type: 'ordinal' }));
  });

  test("format as the platform's own", () => {
    for (const locale of ['en-US', 'fr-CA', 'en-GB']) {
      expect(new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(1234.5)).toBe(
        new own.NumberFormat(locale, { minimumFractionDigits: 1 }).format(1234.5),
      );
      expect(new Intl.PluralRules(locale).select(1)).toBe(new own.PluralRules(locale).select(1));
      expect(new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' }).format(0)).toBe(
        new own.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' }).format(0),
      );
    }
    expect(new Intl.NumberFormat('en-US')).toBeInstanceOf(own.NumberFormat);
    expect(Intl.NumberFormat.supportedLocalesOf(['en-US'])).toEqual(['en-US']);
  });

  test('are cached up to a limit', () => {
    const odd = (digits: number): Intl.NumberFormat =>
      new Intl.NumberFormat('en-US', {
        minimumIntegerDigits: 1 + (digits % 20),
        maximumFractionDigits: Math.floor(digits / 20),
      });
    for (let digits = 0; digits < 400; digits += 1) expect(odd(digits).format(0)).toContain('0');
    expect(odd(399)).not.toBe(odd(399));
  });
});
