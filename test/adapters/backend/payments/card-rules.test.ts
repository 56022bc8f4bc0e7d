import { describe, expect, it, test } from 'vitest';
import {
  brandOf,
  formats,
  hasExpired,
  parseExpiry,
  passesLuhn,
  refusedFields,
} from '#adapters/backend/payments/browser/card-rules.ts';
import { testCards } from '#adapters/backend/payments/test-cards.ts';

const now = Date.UTC(2030, 5, 15);
const card = { number: '4242424242424242', expMonth: 12, expYear: 2031, code: '123', holderName: 'Ada Lovelace' };
const withCheckDigit = (digits: string): string =>
  `${digits}${[...'0123456789'].find((digit) => passesLuhn(`${digits}${digit}`)) ?? ''}`;

describe('PAY-17: valid cards', () => {
  test.each([11, 12, 13, 15, 16, 18, 19, 20])('a number of %i digits passes from 12 to 19', (length) => {
    const number = withCheckDigit('6'.repeat(length - 1));
    const refused = refusedFields({ ...card, number, code: length === 15 ? '1234' : '123' }, now);
    expect(refused).toEqual(length >= 12 && length <= 19 ? [] : ['number']);
  });

  it('any single wrong digit fails the check digit', () => {
    for (const index of card.number.split('').keys()) {
      const wrong = `${card.number.slice(0, index)}${(Number(card.number[index]) + 1) % 10}${card.number.slice(index + 1)}`;
      expect(refusedFields({ ...card, number: wrong }, now)).toEqual(['number']);
    }
  });

  test.each([
    { expMonth: 6, expYear: 2030, accepted: true, why: 'the current month' },
    { expMonth: 5, expYear: 2030, accepted: false, why: 'the month before' },
    { expMonth: 12, expYear: 2029, accepted: false, why: 'a later month of the year before' },
    { expMonth: 1, expYear: 2031, accepted: true, why: 'an earlier month of the year after' },
    { expMonth: 0, expYear: 2031, accepted: false, why: 'month 00' },
    { expMonth: 13, expYear: 2031, accepted: false, why: 'month 13' },
    { expMonth: 1.5, expYear: 2031, accepted: false, why: 'half a month' },
  ])('expiry: $why', ({ accepted, ...expiry }) => {
    expect(refusedFields({ ...card, ...expiry }, now)).toEqual(accepted ? [] : ['expiry']);
  });

  it('a card is valid until its month has ended in every time zone', () => {
    const june = { expMonth: 6, expYear: 2030 };
    expect(hasExpired(june, Date.UTC(2030, 6, 1, 11, 59))).toBe(false);
    expect(hasExpired(june, Date.UTC(2030, 6, 1, 12, 0))).toBe(true);
  });

  it('the code has 3 digits, and 4 for a number of 15', () => {
    const amex = { ...card, number: '378282246310005' };
    expect(refusedFields({ ...card, code: '1234' }, now)).toEqual(['code']);
    expect(refusedFields({ ...card, code: '12a' }, now)).toEqual(['code']);
    expect(refusedFields({ ...amex, code: '1234' }, now)).toEqual([]);
    expect(refusedFields({ ...amex, code: '123' }, now)).toEqual(['code']);
  });

  it('a name is required', () => {
    for (const holderName of ['  ', 'Ada\u0000Lovelace', 'Ada\nLovelace', '\u202eAda'])
      expect(refusedFields({ ...card, holderName }, now)).toEqual(['holderName']);
  });

  it('every test card can be typed', () => {
    for (const { number } of testCards)
      expect(refusedFields({ ...card, number, code: number.length === 15 ? '1234' : '123' }, now)).toEqual([]);
  });
});

describe('input formatting', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['378282246310005', '3782 822463 10005'],
    ['6011 1111-1111 1117 889 0', '6011 1111 1111 1117 889'],
  ])('%s is grouped as on the card', (text, grouped) => expect(formats.number(text)).toBe(grouped));

  test.each([
    ['1227', '12/27', { expMonth: 12, expYear: 2027 }],
    ['12/2027', '12/2027', { expMonth: 12, expYear: 2027 }],
    ['727', '07/27', { expMonth: 7, expYear: 2027 }],
    ['1/27', '01/27', { expMonth: 1, expYear: 2027 }],
    ['12', '12', { expMonth: 12, expYear: 0 }],
    ['', '', { expMonth: 0, expYear: 0 }],
  ])('the expiry "%s" reads "%s"', (text, grouped, expiry) => {
    expect(formats.expiry(text)).toBe(grouped);
    expect(parseExpiry(grouped)).toEqual(expiry);
  });

  test.each([
    ['4', 'visa'],
    ['55', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'card'],
    ['2220', 'card'],
    ['37', 'amex'],
    ['6011', 'discover'],
    ['', 'card'],
  ])('%s is of the brand %s', (digits, brand) => expect(brandOf(digits).name).toBe(brand));
});
