import * as t from 'io-ts';
import type { Amount } from './amount.ts';
import { Currency } from './currency.ts';

const refined = <Value>(name: string, is: (value: unknown) => value is Value): t.Type<Value, Value, unknown> =>
  new t.Type(name, is, (value, context) => (is(value) ? t.success(value) : t.failure(value, context)), t.identity);

/** A text with more than white space in it. */
export const filledText = refined(
  'a text that is not empty',
  (value): value is string => typeof value === 'string' && value.trim() !== '',
);

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(
  name: string,
  words: Words,
): t.Type<Words[number], Words[number], unknown> =>
  refined(name, (value): value is Words[number] => words.some((word) => word === value));

/** A whole number, not below a least one. */
export const wholeFrom = (least: number): t.Type<number, number, unknown> =>
  refined(
    `a whole number from ${least}`,
    (value): value is number => Number.isSafeInteger(value) && typeof value === 'number' && value >= least,
  );

/** A number between two others, both included. Neither NaN nor an infinity is any. */
export const numberBetween = (least: number, most: number): t.Type<number, number, unknown> =>
  refined(
    `a number from ${least} to ${most}`,
    (value): value is number => typeof value === 'number' && value >= least && value <= most,
  );

/** Minor units of a currency that stands beside them. */
export const amount = refined('an amount in minor units', (value): value is Amount => Number.isSafeInteger(value));

export const currency = refined(
  'a currency',
  (value): value is Currency => typeof value === 'string' && Currency.is(value),
);
