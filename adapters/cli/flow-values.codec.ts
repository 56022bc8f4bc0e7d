import * as t from 'io-ts';
import { DEFAULT_QUANTITY, MAX_QUANTITY } from '#core/catalog/quantity.ts';

// The names of codecs appear in error messages about scripts.
export const scriptText = t.union([t.string, t.number], 'a text or number');
export const number = new t.Type<number, number>('a number', t.number.is, t.number.validate, t.identity);
export const word = new t.Type<string, string>('a text', t.string.is, t.string.validate, t.identity);
const refined = <Value>(
  base: t.Type<Value, Value>,
  name: string,
  holds: (value: Value) => boolean,
): t.Type<Value, Value> => {
  const is = (value: unknown): value is Value => base.is(value) && holds(value);
  return new t.Type(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
};
export const quantity = refined(
  number,
  `a whole number from ${DEFAULT_QUANTITY} to ${MAX_QUANTITY}`,
  (value) => Number.isInteger(value) && value >= DEFAULT_QUANTITY && value <= MAX_QUANTITY,
);
export const productId = refined(word, 'the id of a product', (value) => value.trim() !== '');
export const truth = new t.Type<boolean, boolean>('true or false', t.boolean.is, t.boolean.validate, t.identity);
export const noInput = new t.Type<undefined, undefined>(
  'nothing',
  (value) => value === undefined,
  (value, context) => (value === undefined ? t.success(value) : t.failure(value, context)),
  t.identity,
);
