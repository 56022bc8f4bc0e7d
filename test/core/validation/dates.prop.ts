import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { dateFormats, dateText, isoDate } from '#core/validation/date-format.ts';
import { dateIn, notAfter, notBefore } from '#core/validation/date-rules.ts';
import { law } from '#test/support/law.ts';

const dayMs = 86_400_000;
const isoOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Any day from 1900-01-01 to 2100-12-31. */
const day = fc.integer({ min: Date.UTC(1900, 0, 1) / dayMs, max: Date.UTC(2100, 11, 31) / dayMs });
const format = fc.constantFrom(...dateFormats, 'YYYY-MM-DD', 'YYYY.DD.MM');

describe('dates', () => {
  law('PR-45 every day from 1900-01-01 to 2100-12-31 formatted either way is valid', [day, format], (one, as) =>
    expect(dateIn(as).passes(dateText(isoOf(one), as))).toBe(true),
  );

  law(
    'PR-45 day+1 past month end never is',
    [fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), format],
    (year, month, as) => {
      const past = new Date(Date.UTC(year, month, 0)).getUTCDate() + 1;
      const written = [year, month, past].map((part) => String(part).padStart(2, '0')).join('-');
      expect(dateIn(as).passes(dateText(written, as))).toBe(false);
    },
  );

  law('VAL-28 a written day reads as the same day again', [day, format], (one, as) =>
    expect(isoDate(dateText(isoOf(one), as), as)).toBe(isoOf(one)),
  );

  law(
    'VAL-16 VAL-17 both bounds hold for a day exactly when it is the bound',
    [day, fc.integer({ min: -40, max: 40 }), format],
    (one, apart, as) => {
      const value = dateText(isoOf(one + apart), as);
      expect(notBefore(isoOf(one), as).passes(value)).toBe(apart >= 0);
      expect(notAfter(isoOf(one), as).passes(value)).toBe(apart <= 0);
    },
  );

  law(
    'VAL-09 any text is checked without throwing',
    [fc.string({ unit: 'binary', maxLength: 20 }), format],
    (text, as) => {
      const read = isoDate(text, as);
      if (read !== undefined) expect(dateText(read, as)).toBe(text);
    },
  );
});
