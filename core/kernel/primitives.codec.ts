import * as t from 'io-ts';
import type { Amount } from './amount.ts';
import { Currency } from './currency.ts';

const refined = <Value>(name: string, is: (value: unknown) => value is Value): t.Type<Value, Value, unknown> =>
  new t.Type(name, is, (value, context) => (is(value) ? t.success(value) : t.failure(value, context)), t.identity);

/** A text that is not blank. */
export const filledText = refined(
  'a text that is not empty',
  (value): value is string => typeof value === 'string' && value.trim() !== '',
);

/** One of a list of strings. */
export const oneOf = <const Words extends readonly string[]>(
  name: string,
  words: Words,
): t.Type<Words[number], Words[number], unknown> =>
  refined(name, (value): value is Words[number] => words.some((word) => word === value));

/** A whole number with a minimum. */
export const wholeFrom = (least: number): t.Type<number, number, unknown> =>
  refined(
    `a whole number from ${least}`,
    (value): value is number => Number.isSafeInteger(value) && typeof value === 'number' && value >= least,
  );

/** A number within inclusive bounds; NaN and infinities are excluded. */
export const numberBetween = (least: number, most: number): t.Type<number, number, unknown> =>
  refined(
    `a number from ${least} to ${most}`,
    (value): value is number => typeof value === 'number' && value >= least && value <= most,
  );

/** Minor units; the currency is a separate field. */
export const amount = refined('an amount in minor units', (value): value is Amount => Number.isSafeInteger(value));

export const currency = refined(
  'a currency',
  (value): value is Currency => typeof value === 'string' && Currency.is(value),
);
