import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { describe, expect, test } from 'vitest';
import { dateIn } from '#core/validation/date-rules.ts';
import { maxValue, minValue } from '#core/validation/number-rules.ts';
import { newPassword, passwordPart } from '#core/validation/password.ts';
import { phone } from '#core/validation/phone.ts';
import { ruleText, type Rule } from '#core/validation/rule.ts';
import { loadRuleTexts } from '#core/validation/load-rule-texts.ts';
import de from '#core/validation/messages/de.json' with { type: 'json' };
import en from '#core/validation/messages/en.json' with { type: 'json' };
import fr from '#core/validation/messages/fr.json' with { type: 'json' };
import {
  email,
  exactLength,
  matches,
  maxLength,
  minLength,
  personName,
  required,
  sameAs,
} from '#core/validation/text-rules.ts';

/** Each rule with values that it refuses and one that it accepts. */
const rows: readonly (readonly [string, string, Rule, readonly string[], string])[] = [
  ['VAL-01', 'This field is required', required, ['', ' '], 'x'],
  ['VAL-02', 'Email is not valid', email, ['a@b'], 'a@b.co'],
  ['VAL-03', 'Name is not valid.', personName, ['Anna2'], 'Anna'],
  ['VAL-04', 'Password does not meet requirements.', newPassword[0] ?? required, ['Abcde1'], 'Abcdefg1'],
  [
    'VAL-04',
    'Password does not meet requirements.',
    newPassword[1] ?? required,
    ['Abcdefgh', 'abcdefg1', 'ABCDEFG1'],
    'Abcdefg1',
  ],
  ['VAL-05', 'Password must contain at least 8 characters', passwordPart.length, ['Abcdef1'], 'Abcdefg1'],
  ['VAL-05 VAL-06', 'Password must contain at least one number', passwordPart.number, ['Abcdefgh'], 'Abcdefg1'],
  [
    'VAL-05 VAL-06',
    'Password must contain at least one character in upper case',
    passwordPart.upper,
    ['abcdefg1'],
    'Abcdefg1',
  ],
  [
    'VAL-05 VAL-06',
    'Password must contain at least one character in lower case',
    passwordPart.lower,
    ['ABCDEFG1'],
    'Abcdefg1',
  ],
  ['VAL-07', 'A valid phone number is required', phone('US'), ['212555123', '2125551234x'], '2125551234'],
  ['VAL-08', 'A valid phone number is required', phone('CA'), ['1125551234', '0125551234'], '2125551234'],
  ['VAL-11', 'Value must contain at exactly 5 characters', exactLength(5), ['abcd', 'abcdef'], 'abcde'],
  ['VAL-12', 'Value must contain at least 2 characters', minLength(2), ['a'], 'ab'],
  ['VAL-13', 'Value must not be longer than 35 characters', maxLength(35), ['a'.repeat(36)], 'a'.repeat(35)],
  ['VAL-14', 'Value must not be less than 1', minValue(1), ['0.99', 'abc'], '1'],
  ['VAL-15', 'Value must not be more than 10', maxValue(10), ['10.01'], '10'],
  ['VAL-18', 'Value should match ^a{1}$', matches('^a{1}$'), ['b'], 'a'],
  ['VAL-19 VAL-26', 'Value must be the same as Password', sameAs('password', 'Password'), ['b'], ''],
];

describe('rules and their messages', () => {
  test.each(rows)('%s has exactly the message %s', (_, message, rule, refused, taken) => {
    expect(ruleText(rule, ruleTextsOf('en-US'))).toBe(message);
    expect(ruleText(rule, ruleTextsOf('en-GB'))).toBe(message);
    for (const value of refused) expect(rule.passes(value)).toBe(false);
    expect(rule.passes(taken)).toBe(true);
  });

  test.each(rows.filter(([, , rule]) => rule !== required))('VAL-21 the empty text passes %s %s', (_, __, rule) =>
    expect(rule.passes('')).toBe(true),
  );
});

test.each([
  ['en', 'DD/MM/YYYY'],
  ['fr', 'JJ/MM/AAAA'],
  ['de', 'TT/MM/JJJJ'],
])('VAL-09 in %s the format of a date has the letters of the language', (language, format) =>
  expect(ruleText(dateIn('DD/MM/YYYY'), ruleTextsOf(language))).toContain(` ${format} `),
);

const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([
  ['fr', fr],
  ['de', de],
])('messages in %s', (_, texts) => {
  test('no message is missing and none is English', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [name, text] of Object.entries(en))
      expect(Object.entries(texts).find(([key]) => key === name)?.[1]).not.toBe(text);
    expect(Object.values(texts).every((text) => text.trim().length > 10)).toBe(true);
  });

  test('the placeholders are those of the English message', () => {
    const wanted = Object.entries(en).map(([name, text]) => [name, placeholders(text)]);
    expect(Object.entries(texts).map(([name, text]) => [name, placeholders(text)])).toEqual(wanted);
  });
});

test('the first part of a language tag decides, and English is the default', () => {
  expect(['fr-CA', 'FR', 'de-DE', 'en-GB', 'nb-NO', ''].map(ruleTextsOf)).toEqual([fr, fr, de, en, en, en]);
});

test.each(['fr-CA', 'de-DE', 'en-GB', ''])('a browser loads for "%s" the same messages as a server', async (tag) => {
  expect(await loadRuleTexts(tag)).toEqual(ruleTextsOf(tag));
});

test('VAL-13 placeholders of a French message are filled in', () =>
  expect(ruleText(maxLength(35), ruleTextsOf('fr-CA'))).toBe('Entrez au plus 35 caractères'));
