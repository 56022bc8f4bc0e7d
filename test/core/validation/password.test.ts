import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lackingParts, newPassword, passwordPart, passwordParts } from '#core/validation/password.ts';
import { brokenRules, ruleText } from '#core/validation/rule.ts';
import { law } from '#test/support/law.ts';

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'aB1 é😀'), maxLength: 12 }),
);

describe('password', () => {
  test.each([
    ['Abcdefg1', []],
    ['Abcdef1', ['length']],
    ['ABCDEFG1', ['lower']],
    ['Abcdefgh', ['number']],
    ['12345678', ['upper', 'lower']],
    ['Ñandú123', ['upper']],
    ['Пароль12', ['upper', 'lower']],
    ['Aa1😀😀😀😀', ['length']],
    ['Aa1😀😀😀😀😀', []],
    ['Abcdefg١', ['number']],
    ['', ['length', 'number', 'upper', 'lower']],
    ['Azyxwvz0', []],
    ['aZyxwva9', []],
  ])('PR-43 %s lacks %j', (value, lacking) => expect(lackingParts(value)).toEqual(lacking));

  law('PR-43 valid exactly when the list is empty', [typed.filter((value) => value !== '')], (value) =>
    expect(brokenRules(newPassword, value).length === 0).toBe(lackingParts(value).length === 0),
  );

  law(
    'PR-43 adding characters never adds a failure',
    [typed, fc.string({ unit: 'grapheme', maxLength: 5 })],
    (value, more) => {
      const before = lackingParts(value);
      expect(lackingParts(value + more).filter((part) => !before.includes(part))).toEqual([]);
    },
  );

  law(
    'AUTH-26 each part is checked by itself: its rule passes exactly when the list does not name it',
    [typed.filter((value) => value !== ''), fc.constantFrom(...passwordParts)],
    (value, part) => expect(passwordPart[part].passes(value)).toBe(!lackingParts(value).includes(part)),
  );

  test('AUTH-26 VAL-13 a new password of more than 256 code points is refused with the limit in the message', () => {
    const long = `Aa1${'😀'.repeat(253)}`;
    expect(brokenRules(newPassword, long)).toEqual([]);
    expect(brokenRules(newPassword, `${long}x`).map((rule) => ruleText(rule, ruleTextsOf('en-US')))).toEqual([
      'Value must not be longer than 256 characters',
    ]);
  });

  test('AUTH-26 of "Abc" only upper and lower case are satisfied', () =>
    expect(lackingParts('Abc')).toEqual(['length', 'number']));

  test('AUTH-24 a violated minimum length also carries FE872', () =>
    expect(passwordParts.map((part) => passwordPart[part].errorId)).toEqual([
      'FE872',
      undefined,
      undefined,
      undefined,
    ]));

  test('VAL-22 the spaces of a password count', () => expect(lackingParts(' Abcd1 ')).toEqual(['length']));

  test.each([
    ['Abcdef1', 'FE872'],
    ['Abcdefgh', undefined],
  ])('AUTH-24 a new password "%s" is refused with one message, and under %s', (value, errorId) => {
    const broken = brokenRules(newPassword, value);
    expect(broken.map((rule) => [ruleText(rule, ruleTextsOf('en-US')), rule.errorId])).toEqual([
      ['Password does not meet requirements.', errorId],
    ]);
  });
});
