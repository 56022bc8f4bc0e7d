import type { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { numberFormat } from './formatters.ts';

const formatterOf = (currency: Currency, language: string, fractionDigits: number): Intl.NumberFormat =>
  numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });

/**
 * The only formatter of amounts: currency code for CAD, symbol otherwise (CFG-05).
 * Law: text contains `CAD` if and only if the currency is CAD (PR-11).
 * Law: formatting shows every minor unit: different amounts never read the same.
 */
export const formatMoney = (
  amount: Amount,
  currency: Currency,
  language: string,
  fractionDigits = Currency.digits(currency),
): string => formatterOf(currency, language, fractionDigits).format(amount / 10 ** Currency.digits(currency));
