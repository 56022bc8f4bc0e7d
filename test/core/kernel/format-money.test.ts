import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '#core/kernel/format-money.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { amount, currency } from '#test/support/arbitraries/money.ts';
import { law } from '#test/support/law.ts';

const rows: readonly (readonly [number, Currency, string, string])[] = [
  [1234.5, 'USD', 'en-US', '$1,234.50'],
  [1234.5, 'CAD', 'en-CA', 'CAD~1,234.50'],
  [0, 'CAD', 'en-CA', 'CAD~0.00'],
  [10, 'GBP', 'en-GB', '£10.00'],
  [10, 'EUR', 'de-DE', '10,00~€'],
  [-5, 'USD', 'en-US', '-$5.00'],
];

describe('formatMoney', () => {
  test.each(rows)('PR-11 CFG-05 %d %s in %s reads %s', (decimal, code, language, text) => {
    expect(formatMoney(Money.fromDecimal(decimal, code), code, language)).toBe(text.replace('~', '\u00A0'));
  });

  law(
    'PR-11 CFG-05 text contains `CAD` if and only if the currency is CAD',
    [amount, currency, fc.constantFrom('en-US', 'fr-CA', 'en-GB')],
    (minor, code, language) => expect(formatMoney(minor, code, language).includes('CAD')).toBe(code === 'CAD'),
  );

  law(
    'formatting shows every minor unit: different amounts never read the same',
    [amount, amount, currency],
    (a, b, code) => expect(formatMoney(a, code, 'en-US') === formatMoney(b, code, 'en-US')).toBe(a === b),
  );

  test('LOY-04 zero decimals round the displayed amount only', () =>
    expect(formatMoney(Amount.of(1500), 'USD', 'en-US', 0)).toBe('$15'));
});
