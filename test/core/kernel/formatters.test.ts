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
