import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenRules, ruleText, type Rule } from '#core/validation/rule.ts';
import {
  email,
  exactLength,
  isEmail,
  isGiven,
  lengthOf,
  matches,
  maxLength,
  minLength,
  choiceOf,
  personName,
  plainPunctuation,
  required,
  sameAs,
} from '#core/validation/text-rules.ts';
import { law } from '#test/support/law.ts';

const letters = (count: number): string => 'a'.repeat(count);

describe('VAL-01 required', () => {
  test.each([
    ['', false],
    ['   ', false],
    ['\u00A0', false],
    ['\u3000', false],
    ['\u200b\u2060\ufeff', false],
    ['\u00ad \u034f\u061c\u115f\u3164\u200c\u200d\u200f\ufe0f\u{e0041}', false],
    ['\u200bx', true],
    ['\u{1f3d4}\ufe0f', true],
    [null, false],
    [undefined, false],
    [0, true],
    ['0', true],
    [' a ', true],
    [false, false],
    [true, true],
  ])('PR-40 %j is given: %s', (value, given) => expect(isGiven(value)).toBe(given));

  test('VAL-01 empty text and white space fail', () => {
    expect(required.passes('')).toBe(false);
    expect(required.passes(' \t\n')).toBe(false);
    expect(required.passes('x')).toBe(true);
  });
});

describe('VAL-02 e-mail', () => {
  test.each([
    ['a@b.co', true],
    ['a@b.c', true],
    ["o'hara_x@ex-ample.com", true],
    [' a@b.co ', true],
    ['a@b', false],
    ['a@.com', false],
    ['a@b..com', false],
    ['a@-b.com', false],
    ['a b@c.com', false],
    ['a@@b.com', false],
    ['@b.com', false],
    ['a@b.com,c@d.com', false],
    ['jörg@example.com', false],
    ['a@exämple.com', false],
    [`a@${letters(63)}.com`, true],
    [`a@${letters(64)}.com`, false],
    ['a@b.com\nx', false],
    ['x\na@b.com', false],
    ['a@b-.com', false],
    ['a@b.com-', false],
    ['a@b.com.', false],
    ["!#$%&'*+/=?^_`{|}~-.@0.9", true],
    ['a@b-c-d.x-y', true],
    ['a@B.CO', true],
    ['a"b@c.de', false],
    ['a@b_c.de', false],
    [`a@b.${letters(63)}`, true],
    [`a@b.${letters(64)}`, false],
    ['a@a.b.c.d', true],
  ])('PR-41 %j is an e-mail: %s', (value, valid) => expect(email.passes(value)).toBe(valid));

  test('VAL-02 an e-mail address of an order has at most 254 characters, not counting spaces around it', () => {
    const address = (length: number): string => `${letters(length - '@example.com'.length)}@example.com`;
    expect([address(254), ` ${address(254)} `, address(255), 'a@b'].map(isEmail)).toEqual([true, true, false, false]);
  });

  law(
    'PR-41 an e-mail is checked in time that does not run away',
    [fc.string({ unit: fc.constantFrom('a', '-', '.', '@'), maxLength: 2_000 })],
    (text) => {
      if (text !== '' && email.passes(text)) expect(text.split('@')).toHaveLength(2);
    },
  );

  law('PR-41 the addresses of the web are e-mails once their domain has two parts', [fc.emailAddress()], (text) =>
    expect(email.passes(text)).toBe(true),
  );
});

describe('VAL-03 name', () => {
  test.each([
    ['Anna', true],
    ["O'Connor", true],
    ['O`Brien', true],
    ['Jean-Luc', true],
    ['Smith, Jr.', true],
    ['José'.normalize('NFD'), true],
    ['ß ñ ç Ø', true],
    ['李雷', true],
    ['×', false],
    ['÷', false],
    ['Anna2', false],
    ['A+B', false],
    ['a\tb', false],
    ['a\nb', false],
    ['😀', false],
    ['-', true],
    ['<b>', false],
    ['a\u00A0b', false],
    ['2Anna', false],
    ['Ivy;', false],
  ])('PR-42 %j is a name: %s', (value, valid) => expect(personName.passes(value)).toBe(valid));

  test('VAL-25 typographic apostrophes and hyphens become plain, and then the name is valid', () => {
    expect(plainPunctuation('O’Connor d’Arc')).toBe("O'Connor d'Arc");
    expect(plainPunctuation('Jean‐Luc‐Marie')).toBe('Jean-Luc-Marie');
    expect(personName.passes('O’Connor')).toBe(false);
    expect(personName.passes(plainPunctuation('O’Connor'))).toBe(true);
    expect(personName.passes('Jean‐Luc')).toBe(false);
    expect(personName.passes(plainPunctuation('Jean‐Luc'))).toBe(true);
  });
});

describe('lengths', () => {
  test.each([
    ['VAL-11 exact 5 of abcde', true, exactLength(5), 'abcde'],
    ['VAL-11 exact 5 of abcd', false, exactLength(5), 'abcd'],
    ['VAL-11 exact 5 of abcdef', false, exactLength(5), 'abcdef'],
    ['VAL-12 min length 2 of a', false, minLength(2), 'a'],
    ['VAL-12 min length 2 of ab', true, minLength(2), 'ab'],
    ['VAL-12 min length 2 of abc', true, minLength(2), 'abc'],
    ['VAL-13 max length 2 of abc', false, maxLength(2), 'abc'],
    ['VAL-13 max length 2 of ab', true, maxLength(2), 'ab'],
    ['VAL-13 max length 2 of a', true, maxLength(2), 'a'],
    ['VAL-23 max length 3 of three emoji', true, maxLength(3), '😀😀😀'],
    ['VAL-23 max length 2 of three emoji', false, maxLength(2), '😀😀😀'],
  ])('PR-46 %s: valid is %s', (_, valid, rule, value) => expect(rule.passes(value)).toBe(valid));

  test('VAL-23 three emoji count 3', () => expect(lengthOf('😀😀😀')).toBe(3));

  law(
    'VAL-11 a length is exact when it is neither too short nor too long',
    [fc.string({ unit: 'grapheme', maxLength: 12 }), fc.integer({ min: 0, max: 12 })],
    (text, n) => expect(exactLength(n).passes(text)).toBe(minLength(n).passes(text) && maxLength(n).passes(text)),
  );
});

describe('VAL-18 regex', () => {
  test.each([
    ['^a$', 'b', false],
    ['^a$', 'a', true],
    ['^a$', 'aa', false],
    ['a', 'bab', true],
    ['^\\p{L}+$', 'é', true],
  ])('VAL-18 %s finds %s: %s', (pattern, value, valid) => expect(matches(pattern).passes(value)).toBe(valid));

  test('VAL-18 a rule gives the same result when it runs again', () => {
    const rule = matches('a');
    expect([rule.passes('a'), rule.passes('a')]).toEqual([true, true]);
  });
});

describe('VAL-19 same-as', () => {
  test.each([
    ['abc', 'abc', true],
    ['abc', 'Abc', false],
    ['', 'abc', false],
    ['abc', '', false],
    ['', '', true],
    ['abc ', 'abc', false],
  ])('PR-46 same-as %j with %j: valid is %s', (value, other, valid) =>
    expect(sameAs('other', 'Other').passes(value, { other })).toBe(valid),
  );

  test('VAL-21 same-as compares with an empty value if the other field is missing', () => {
    expect(sameAs('other', 'Other').passes('a', {})).toBe(false);
    expect(sameAs('other', 'Other').passes('')).toBe(true);
  });
});

test.each([
  ['a', true],
  ['b', true],
  ['c', false],
  ['', true],
  ['A', false],
])('one of a list: %j is chosen: %s', (value, chosen) => expect(choiceOf(['a', 'b']).passes(value)).toBe(chosen));

test('a required choice has its own message', () =>
  expect(ruleText(choiceOf(['a']), ruleTextsOf('en-US'))).toBe('Choose from the list'));

describe('order', () => {
  const rules: readonly Rule[] = [required, email, maxLength(6)];
  test.each([
    ['', required],
    ['a@b', email],
    ['a@b.com', rules[2]],
    ['a@b.co', undefined],
  ])('VAL-24 of %j the first broken rule is reported', (value, rule) =>
    expect(brokenRules(rules, value)[0]).toBe(rule),
  );

  test('VAL-24 a rule that compares sees the whole form', () => {
    const same = sameAs('password', 'Password');
    expect(brokenRules([required, same], 'a', { password: 'b' })).toEqual([same]);
    expect(brokenRules([required, same], 'a', { password: 'a' })).toEqual([]);
  });
});

test('VAL-26 {field} is the label of the other field, with any characters', () => {
  expect(ruleText(sameAs('password', 'Password'), ruleTextsOf('en-US'))).toBe('Value must be the same as Password');
  expect(ruleText(sameAs('x', '{n} $& {field}'), ruleTextsOf('en-US'))).toBe(
    'Value must be the same as {n} $& {field}',
  );
});
