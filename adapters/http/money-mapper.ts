import type { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';

/**
 * Returns a function that converts decimals of a currency to minor units. Throws for a currency that no site uses,
 * which is a defect of the service.
 */
export const amountIn = (currency: string): ((decimal: number) => Amount) => {
  const known = currencyOf(currency);
  return (decimal) => Money.fromDecimal(decimal, known);
};

export const currencyOf = (text: string): Currency => {
  if (!Currency.is(text)) throw new RangeError(`The service answered in the unknown currency ${text}`);
  return text;
};
