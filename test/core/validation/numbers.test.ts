import { describe, expect, test } from 'vitest';
import { maxValue, minValue } from '#core/validation/number-rules.ts';

describe('numbers', () => {
  test.each([
    ['VAL-14 min 1 value 1', true, minValue(1), '1'],
    ['VAL-14 min 1 value 0.99', false, minValue(1), '0.99'],
    ['VAL-14 min 1 value text abc', false, minValue(1), 'abc'],
    ['VAL-14 min -1 value -1', true, minValue(-1), '-1'],
    ['VAL-15 max 10 value 10', true, maxValue(10), '10'],
    ['VAL-15 max 10 value 10.01', false, maxValue(10), '10.01'],
    ['VAL-15 max 10 value text abc', false, maxValue(10), 'abc'],
    ['VAL-15 max 10 value -3', true, maxValue(10), '-3'],
    ['VAL-14 min 1 value 12.50', true, minValue(1), '12.50'],
    ['VAL-14 min 1 value 1e3', false, minValue(1), '1e3'],
    ['VAL-14 min 1 value 0x10', false, minValue(1), '0x10'],
    ['VAL-14 min 1 value 12.', false, minValue(1), '12.'],
    ['VAL-14 min 1 value x12', false, minValue(1), 'x12'],
    ['VAL-14 min 1 value " "', false, minValue(-5), ' '],
    ['VAL-14 min 1 value 1.2.3', false, minValue(1), '1.2.3'],
  ])('PR-46 %s: valid is %s', (_, valid, rule, value) => expect(rule.passes(value)).toBe(valid));
});
