import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import {
  nationalPhone,
  normalizePhone,
  phone,
  phoneFormat,
  phoneMask,
  phoneWhileTyped,
} from '#core/validation/phone.ts';
import { britishPhone, northAmericanPhone, typedPhone } from '#test/support/arbitraries/phone.ts';
import { law } from '#test/support/law.ts';

const country = fc.constantFrom('US', 'CA', 'GB', 'FR', 'DE', 'XX');
const digits = (text: string): string => text.replace(/[^0-9]/g, '');
const leadingZeros = (text: string): number => /^0*/.exec(digits(text))?.[0].length ?? 0;

test('API-070 the format of a country has its dial code, and the mask of the numbers that are typed there', () => {
  expect(['US', 'CA', 'GB', 'FR', 'DE', 'XX'].map((one) => phoneFormat(one).dialCode)).toEqual([
    '+1',
    '+1',
    '+44',
    '+33',
    '+49',
    '',
  ]);
  for (const one of ['US', 'CA', 'GB', 'FR', 'DE', 'XX']) {
    expect(phoneFormat(one).mask.replaceAll('X', '2')).toBe(phoneMask('2222222222', one));
  }
});

describe('international form', () => {
  test.each([
    ['07911 123456', 'GB', '+447911123456'],
    ['7911123456', 'GB', '+447911123456'],
    ['+44 (0)7911 123456', 'GB', '+447911123456'],
    ['0044 7911 123456', 'GB', '+447911123456'],
    ['447911123456', 'GB', '+447911123456'],
    ['1 415 555 2671', 'US', '+14155552671'],
    ['+1 415 555 2671', 'CA', '+14155552671'],
    ['4155552671', undefined, '+14155552671'],
    ['415555267', undefined, '415555267'],
    ['0612345678', 'FR', '+330612345678'],
    ['', 'US', ''],
    ['+49 30 901820', 'US', '+4930901820'],
    ['+', 'GB', ''],
    ['+44', 'GB', ''],
    // Ten digits are a national number even if they start like the dial code.
    ['4412345678', 'GB', '+444412345678'],
    ['3312345678', 'FR', '+333312345678'],
  ])('PR-07 %s in %s is %s', (text, at, result) => expect(normalizePhone(text, at)).toBe(result));

  test('VAL-30 a British number drops its leading 0, a French one keeps it', () => {
    expect(normalizePhone('07911 123456', 'GB')).toBe('+447911123456');
    expect(normalizePhone('+44 07911 123456', 'GB')).toBe('+447911123456');
    expect(normalizePhone('06 12 34 56 78', 'FR')).toBe('+330612345678');
  });

  test('VAL-32 without a dial code ten digits take code 1, other numbers stay as they are', () => {
    expect(normalizePhone('(415) 555-2671')).toBe('+14155552671');
    expect(normalizePhone('415 555 2671', 'XX')).toBe('+14155552671');
    expect(normalizePhone('415 555 26713')).toBe('41555526713');
    expect(normalizePhone('415 555 267')).toBe('415555267');
    expect(normalizePhone('+47 22 12 34 56')).toBe('+4722123456');
    expect(normalizePhone('0047 22 12 34 56')).toBe('+4722123456');
    expect(normalizePhone(' +')).toBe('');
    expect(normalizePhone('')).toBe('');
  });

  test.each([
    ['+', 'US'],
    ['00', 'GB'],
    ['0', 'GB'],
    ['abc', 'US'],
    ['+1', 'US'],
  ])('PR-07 "%s" in %s contains no number', (text, at) => expect(normalizePhone(text, at)).toBe(''));

  test.each([
    ['15551234567', 'US', '+15551234567'],
    ['1555123456', 'US', '+11555123456'],
    ['0044', 'US', '+44'],
    ['a+1', 'GB', '+1'],
    ['030 9018 2012', 'DE', '+4903090182012'],
    ['+49 30 901820', 'DE', '+4930901820'],
    ['4155552671', 'toString', '+14155552671'],
    ['1+44', 'US', '+1144'],
  ])('PR-07 %s in %s is %s', (text, at, result) => expect(normalizePhone(text, at)).toBe(result));

  law('PR-07 idempotent', [typedPhone, fc.option(country, { nil: undefined })], (text, at) => {
    const once = normalizePhone(text, at);
    expect(normalizePhone(once, at)).toBe(once);
  });

  law('PR-07 result has only digits after an optional `+`', [typedPhone, country], (text, at) =>
    expect(normalizePhone(text, at)).toMatch(/^(?:\+?[0-9]+)?$/),
  );

  law('PR-07 GB result of input with at most one leading 0 never starts `+440`', [typedPhone], (text) =>
    expect(normalizePhone(text, 'GB').startsWith('+440')).toBe(false),
  );

  law(
    'PR-07 agrees with libphonenumber on numbers of North America',
    [fc.constantFrom('US' as const, 'CA' as const), northAmericanPhone, fc.constantFrom('', '+1', '1', '+1 (')],
    (at, number, start) =>
      expect(normalizePhone(start + number, at)).toBe(parsePhoneNumberFromString(start + number, at)?.number),
  );

  law(
    'PR-07 agrees with libphonenumber on British numbers',
    [britishPhone, fc.constantFrom('', '0', '+44', '+44 (0)', '0044', '44')],
    (number, start) =>
      expect(normalizePhone(start + number, 'GB')).toBe(
        parsePhoneNumberFromString(start.replace('0044', '+44') + number, 'GB')?.number,
      ),
  );
});

describe('VAL-31 mask while typing', () => {
  test.each([
    ['4155552671', 'US', '(415) 555 - 2671'],
    ['415', 'US', '(415'],
    ['415555', 'CA', '(415) 555'],
    ['41555526719', 'US', '(415) 555 - 2671'],
    ['7911123456', 'GB', '7911 - 123 - 456'],
    ['07911123456', 'GB', '7911 - 123 - 456'],
    ['0791', 'FR', '0791'],
    ['4155', 'US', '(415) 5'],
    ['4155556', 'US', '(415) 555 - 6'],
    ['79111234567', 'XX', '7911 - 123 - 456'],
    ['79111', 'DE', '7911 - 1'],
    ['', 'US', ''],
    ['a4b1c5', 'US', '(415'],
  ])('PR-08 %s in %s shows %s', (typed, at, shown) => expect(phoneMask(typed, at)).toBe(shown));

  law('PR-08 digits(mask(x)) is a prefix of digits(x) (after the UK 0)', [typedPhone, country], (typed, at) => {
    const from = at === 'GB' ? digits(typed).replace(/^0/, '') : digits(typed);
    expect(from.startsWith(digits(phoneMask(typed, at)))).toBe(true);
  });

  law('PR-08 VAL-31 a sign of the mask appears only when a digit follows it', [typedPhone, country], (typed, at) =>
    expect(phoneMask(typed, at)).toMatch(/^$|[0-9]$/),
  );

  law('PR-08 mask(mask(x)) = mask(x), for UK input with at most one leading 0', [typedPhone, country], (typed, at) => {
    fc.pre(at !== 'GB' || leadingZeros(typed) <= 1);
    const once = phoneMask(typed, at);
    expect(phoneMask(once, at)).toBe(once);
  });
});

describe('VAL-07 VAL-08 phone rule', () => {
  test.each([
    ['2125551234', 'US', true],
    ['(212) 555 - 1234', 'US', true],
    ['0125551234', 'US', false],
    ['9995551234', 'CA', true],
    ['212555123', 'US', false],
    ['212555123a', 'US', false],
    ['+12125551234', 'US', false],
    ['7911123456', 'GB', true],
    ['07911123456', 'GB', true],
    ['791112345', 'GB', false],
    ['17911123456', 'GB', false],
    ['0123456789', 'DE', true],
    ['012345678', 'DE', false],
    ['01234567891', 'DE', false],
    ['0123456789', 'XX', true],
    ['012345678', 'XX', false],
    ['07911123456', 'FR', false],
    ['0791112345', 'GB', true],
    ['212.555.1234', 'US', false],
    ['2125551234', 'toString', true],
    ['', 'US', true],
  ])('PR-44 %s in %s: %s', (value, at, valid) => expect(phone(at).passes(value)).toBe(valid));

  law(
    'PR-44 for US and CA valid exactly for `^[2-9][0-9]{9}$` after removing the mask signs',
    [fc.constantFrom('US', 'CA'), fc.oneof(typedPhone, northAmericanPhone).filter((text) => text !== '')],
    (at, text) => expect(phone(at).passes(text)).toBe(/^[2-9][0-9]{9}$/.test(text.replace(/[\s()-]/g, ''))),
  );

  law(
    'VAL-31 a masked number stays valid or invalid',
    [fc.constantFrom('US', 'CA'), northAmericanPhone],
    (at, number) => expect(phone(at).passes(phoneMask(number, at))).toBe(true),
  );
});

describe('national form', () => {
  test.each([
    ['+1 212 555 1234', 'US', '(212) 555 - 1234'],
    ['+44 7911 123456', 'GB', '07911 - 123 - 456'],
    ['+44 (0)7911 123456', 'GB', '07911 - 123 - 456'],
    ['447911123456', 'GB', '07911 - 123 - 456'],
    ['7911123456', 'GB', '7911 - 123 - 456'],
    ['(212) 555', 'US', '(212) 555'],
    ['+49 30 901820', 'US', '+49 30 901820'],
    ['+47 22 12 34 56', 'XX', '+47 22 12 34 56'],
    ['001 212 555 1234', 'US', '(212) 555 - 1234'],
    ['12125551234', 'US', '(212) 555 - 1234'],
    ['212.555.1234', 'US', '(212) 555 - 1234'],
    ['1 (212) 555-1234', 'CA', '(212) 555 - 1234'],
    ['12125551234 x5', 'US', '12125551234 x5'],
    ['121255512345', 'US', '121255512345'],
    ['212.555.1234', 'XX', '2125 - 551 - 234'],
    ['4477009001', 'GB', '4477 - 009 - 001'],
    [' (+1) 212 555 1234', 'US', '(212) 555 - 1234'],
    ['a+1 212 555 1234', 'US', 'a+1 212 555 1234'],
    ['2125551234 x', 'US', '2125551234 x'],
    ['(212) 555 - 1234', 'US', '(212) 555 - 1234'],
    ['07700.900.123', 'GB', '07700 - 900 - 123'],
    ['212.555.12', 'XX', '212.555.12'],
    ['0791112345', 'GB', '07911 - 123 - 45'],
    ['+1 303 555 0100', 'US', '(303) 555 - 0100'],
    ['+44 20 7946 0000', 'US', '+44 20 7946 0000'],
    ['303.555.0100 ext 4', 'US', '303.555.0100 ext 4'],
  ])('VAL-07 VAL-31 autofill of %s in %s shows %s', (text, at, national) =>
    expect(nationalPhone(text, at)).toBe(national),
  );

  law(
    'a number that was sent comes back as the form takes it',
    [
      fc.oneof(
        fc.tuple(fc.constantFrom('US', 'CA'), northAmericanPhone),
        fc.tuple(
          fc.constant('GB'),
          britishPhone.map((rest) => `0${rest}`),
        ),
      ),
    ],
    ([at, number]) => expect(digits(nationalPhone(normalizePhone(number, at), at))).toBe(number),
  );
});

describe('a number in every spelling', () => {
  /** What a field shows after its keys were pressed one by one. */
  const keyedIn = (keys: string, at: string): string =>
    [...keys].reduce((shown, key) => phoneWhileTyped(shown + key, at), '');
  const american = fc.tuple(fc.constantFrom('US', 'CA'), northAmericanPhone, fc.constantFrom('', '1', '+1', '001'));
  const british = fc.tuple(
    fc.constant('GB'),
    britishPhone,
    fc.constantFrom('', '0', '44', '+44', '0044', '+44 (0)', '0044 (0)', '44 (0)'),
  );
  const german = fc.tuple(fc.constant('DE'), britishPhone, fc.constantFrom('', '49', '+49', '0049'));
  const spelling = fc.constantFrom<(number: string) => string>(
    (number) => number,
    (number) => number.replace(/^(...)(...)/, ' $1 $2 '),
    (number) => number.replace(/^(...)(...)/, '-$1-$2-').replace(/^-(?=[0-9])/, ' '),
    (number) => number.replace(/^(...)(...)/, ' ($1) $2-'),
    (number) => number.replace(/^(...)(...)/, '.$1.$2.').replace(/^\./, ' '),
    (number) => number.replace(/^(....)/, ' $1 '),
  );

  test.each([
    ['00447700900123', 'GB', '7700900123'],
    ['0044 7700 900123', 'GB', '7700900123'],
    ['447700900123', 'GB', '7700900123'],
    ['1 415 555 0132', 'US', '4155550132'],
    ['1-415-555-0132', 'US', '4155550132'],
    ['1 (415) 555-0132', 'CA', '4155550132'],
    ['415.555.0132', 'US', '4155550132'],
  ])('VAL-07 VAL-08 %s in %s is %s, typed or pasted', (text, at, number) => {
    const national = [keyedIn(text, at), text].map((shown) => digits(nationalPhone(shown, at)).replace(/^0/, ''));
    expect(national).toEqual([number, number]);
  });

  test.each([
    ['0', 'GB', '0'],
    ['00', 'GB', '00'],
    ['07', 'GB', '7'],
    ['14', 'US', '14'],
    ['12', 'CA', '12'],
    ['14155550132', 'US', '(415) 555 - 0132'],
    ['00447', 'GB', '00447'],
    ['+447', 'GB', '+447'],
    ['41555501329', 'US', '41555501329'],
    ['303.555.0100', 'US', '(303) 555 - 0100'],
    ['303.555.0100 ext 4', 'US', '(303) 555 - 0100 ext 4'],
    ['+1 303 555 0100', 'US', '+1 303 555 0100'],
    ['call me at 2', 'US', 'call me at 2'],
    ['415-', 'US', '(415-'],
  ])('VAL-31 the keys %s in %s show %s', (keys, at, shown) => expect(keyedIn(keys, at)).toBe(shown));

  test.each([
    ['07911123456', 'GB', '7911 - 123 - 456'],
    ['447700900123', 'GB', '7700 - 900 - 123'],
    ['2125551234', 'US', '(212) 555 - 1234'],
    ['79111', 'XX', '7911 - 1'],
  ])('VAL-31 the digits %s in %s at once show %s', (typed, at, shown) =>
    expect(phoneWhileTyped(typed, at)).toBe(shown),
  );

  law(
    'VAL-07 VAL-08 a national number keeps all its digits in every spelling, typed key by key or pasted',
    [fc.oneof(american, british, german), spelling],
    ([at, number, start], spell) => {
      const text = start + spell(number);
      for (const shown of [keyedIn(text, at), text]) {
        const cleaned = nationalPhone(shown.trim(), at);
        expect([
          digits(cleaned).replace(at === 'GB' ? /^0/ : /^$/, ''),
          phone(at).passes(cleaned),
          normalizePhone(cleaned, at),
        ]).toEqual([number, true, normalizePhone(number, at)]);
      }
    },
  );

  law(
    'VAL-07 VAL-08 a number with too many digits keeps them all and is not valid',
    [fc.oneof(american, british), fc.stringMatching(/^[0-9]{1,3}$/)],
    ([at, number, start], more) => {
      for (const shown of [keyedIn(start + number + more, at), start + number + more]) {
        const cleaned = nationalPhone(shown, at);
        expect([digits(cleaned).endsWith(number + more), phone(at).passes(cleaned)]).toEqual([true, false]);
      }
    },
  );

  law(
    'VAL-07 a letter in a phone field stays with all that was typed around it',
    [country, fc.stringMatching(/^[a-z][ 0-9a-z.-]{0,20}$/)],
    (at, text) => expect([keyedIn(text, at), nationalPhone(text, at)]).toEqual([text, text]),
  );

  test('VAL-07 two zeros do not start a national number', () => {
    expect(phone('DE').passes('0049123456')).toBe(false);
    expect(phone('XX').passes('0049123456')).toBe(false);
  });
});
