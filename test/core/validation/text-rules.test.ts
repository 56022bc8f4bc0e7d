import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenRule, ruleText, type Rule } from '#core/validation/rule.ts';
import { email, exactLength, isGiven, maxLength, minLength, personName, plainSigns, required } from '#core/validation/text-rules.ts';
import { phone } from '#core/validation/phone.ts';
import { law } from '#test/support/law.ts';

const letters = (count: number): string => 'a'.repeat(count);

test.each([
  ['', false], ['   ', false], ['\u00A0', false], ['\u3000', false], [null, false], [undefined, false], [0, true], ['0', true], [' a ', true], [false, false], [true, true],
])('PR-40 %j is given: %s', (value, given) => expect(isGiven(value)).toBe(given));

test.each([
  ['a@b.co', true], ['a@b.c', true], ["o'hara_x@ex-ample.com", true], [' a@b.co ', true], ['a@b', false], ['a@.com', false], ['a@b..com', false], ['a@-b.com', false], ['a b@c.com', false],
  ['a@@b.com', false], ['@b.com', false], ['a@b.com,c@d.com', false], ['jörg@example.com', false], ['a@exämple.com', false], [`a@${letters(63)}.com`, true], [`a@${letters(64)}.com`, false], ['a@b.com\nx', false],
])('PR-41 %j is an e-mail: %s', (value, valid) => expect(email.passes(value)).toBe(valid));

test.each([
  ['Anna', true], ["O'Connor", true], ['O`Brien', true], ['Jean-Luc', true], ['Smith, Jr.', true], ['José'.normalize('NFD'), true], ['ß ñ ç Ø', true], ['李雷', true], ['×', false], ['÷', false], ['Anna2', false],
  ['A+B', false], ['a\tb', false], ['a\nb', false], ['😀', false], ['-', true], ['<b>', false],
])('PR-42 %j is a name: %s', (value, valid) => expect(personName.passes(value)).toBe(valid));

test('VAL-25 typographic apostrophes and hyphens become plain', () => {
  expect(plainSigns('O’Connor')).toBe("O'Connor");
  expect(personName.passes('Jean‐Luc')).toBe(false);
  expect(personName.passes(plainSigns('Jean‐Luc'))).toBe(true);
});

test.each([
  [exactLength(5), 'abcde', true], [exactLength(5), 'abcd', false], [exactLength(5), 'abcdef', false], [minLength(2), 'a', false], [minLength(2), 'ab', true], [maxLength(2), 'abc', false], [maxLength(3), '😀😀😀', true], [maxLength(2), '😀😀😀', false],
])('PR-46 VAL-23 %o with %s: %s', (rule, value, valid) => expect(rule.passes(value)).toBe(valid));

describe('messages', () => {
  const rows: readonly (readonly [Rule, string])[] = [
    [required, 'This field is required'],
    [email, 'Email is not valid'],
    [personName, 'Name is not valid.'],
    [phone('US'), 'A valid phone number is required'],
    [exactLength(5), 'Value must contain at exactly 5 characters'],
    [minLength(2), 'Value must contain at least 2 characters'],
    [maxLength(35), 'Value must not be longer than 35 characters'],
  ];
  test.each(rows)('VAL-01 to VAL-13 are exact: %o', (rule, message) => {
    expect(ruleText(rule, 'en-US')).toBe(message);
    expect(ruleText(rule, 'en-GB')).toBe(message);
    expect(ruleText(rule, 'fr-CA')).not.toBe(message);
    expect(ruleText(rule, 'fr-CA')).not.toContain('{');
  });

  test.each(rows.slice(1))('VAL-21 the empty text passes every rule but required: %o', (rule) => expect(rule.passes('')).toBe(true));
});

test('VAL-24 rules run in order and the first broken one is told', () => {
  expect(brokenRule([required, email], '')).toBe(required);
  expect(brokenRule([required, email], 'a@b')).toBe(email);
  expect(brokenRule([required, email], 'a@b.co')).toBeUndefined();
});

law('PR-41 an e-mail is judged in time that does not run away', [fc.string({ unit: fc.constantFrom('a', '-', '.', '@'), maxLength: 2_000 })], (text) => {
  const valid = email.passes(text);
  if (valid && text !== '') expect(text.split('@')).toHaveLength(2);
});
