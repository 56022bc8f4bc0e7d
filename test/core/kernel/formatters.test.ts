import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from '#core/kernel/formatters.ts';

const percent = { style: 'percent' } as const;

test('a formatter is created once for a language and options', () => {
  expect(numberFormat('en-US', { style: 'percent' })).toBe(numberFormat('en-US', { style: 'percent' }));
  expect(numberFormat('fr-CA', percent)).not.toBe(numberFormat('en-US', percent));
  expect(numberFormat('en-US', { maximumFractionDigits: 1 })).not.toBe(numberFormat('en-US', percent));
  expect(dateFormat('en-US', { dateStyle: 'medium' })).toBe(dateFormat('en-US', { dateStyle: 'medium' }));
});

test.each(['en-US', 'fr-CA', 'de-DE'])('a formatter of %s formats as a new one', (language) => {
  expect(numberFormat(language, percent).format(0.5)).toBe(new Intl.NumberFormat(language, percent).format(0.5));
  expect(dateFormat(language, { timeZone: 'UTC', month: 'long' }).format(0)).toBe(
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long' }).format(0),
  );
});

test('the first day of a month is an ordinal number in French where the month has its name', () => {
  const written = (language: string, day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone: 'UTC', ...options }).format(Date.parse(day));
  const medium = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  expect(written('fr-CA', '2026-05-01', { dateStyle: 'long' })).toBe('1er mai 2026');
  expect(written('fr-CA', '2026-05-01', medium)).toBe('ven. 1er mai');
  expect(written('fr-CA', '2026-05-11', { dateStyle: 'long' })).toBe('11 mai 2026');
  expect(written('fr-CA', '2026-05-01', { dateStyle: 'short' })).toBe('2026-05-01');
  expect(written('fr-CA', '2026-05-05T01:01:00Z', { dateStyle: 'medium', timeStyle: 'short' })).toBe(
    '5 mai 2026, 01 h 01',
  );
  expect(written('en-US', '2026-05-01', { dateStyle: 'long' })).toBe('May 1, 2026');
});
