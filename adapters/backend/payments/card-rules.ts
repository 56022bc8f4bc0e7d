/**
 * Rules of the card form (PAY-17). The API and the page of the card fields both run this file, so it imports nothing.
 */

/** The fields in the order of the form. */
export const cardFields = ['number', 'expiry', 'code', 'holderName'] as const;
export type CardField = (typeof cardFields)[number];

/** Card data as entered; the number and the code contain digits only. */
type CardDetails = {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly code: string;
  readonly holderName: string;
};

type CardBrand = {
  readonly name: string;
  readonly label: string;
  readonly pattern: RegExp;
  readonly gaps: RegExp;
};

const inFours = /(?<=^(\d{4})+)(?=\d)/g;
const unbranded: CardBrand = { name: 'card', label: '', pattern: /^/, gaps: inFours };
const brands: readonly CardBrand[] = [
  { name: 'visa', label: 'Visa', pattern: /^4/, gaps: inFours },
  { name: 'mastercard', label: 'Mastercard', pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, gaps: inFours },
  { name: 'amex', label: 'American Express', pattern: /^3[47]/, gaps: /(?<=^(\d{4}|\d{10}))(?=\d)/g },
  { name: 'discover', label: 'Discover', pattern: /^6(011|5|4[4-9])/, gaps: inFours },
];

export const brandOf = (number: string): CardBrand => brands.find((brand) => brand.pattern.test(number)) ?? unbranded;

/** The Luhn check digit of ISO/IEC 7812. */
export const passesLuhn = (number: string): boolean => {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const weighted = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
};

/** A card is valid until its expiry month has ended in every time zone. `now` is in milliseconds since 1970. */
export const hasExpired = (card: { readonly expMonth: number; readonly expYear: number }, now: number): boolean => {
  const westernmost = new Date(now - 12 * 60 * 60 * 1000);
  return card.expYear * 12 + card.expMonth < westernmost.getUTCFullYear() * 12 + westernmost.getUTCMonth() + 1;
};

/** Whether a month and a year are a card's expiry date that is not past. `now` is in milliseconds since 1970. */
export const isValidExpiry = ({ expMonth, expYear }: Pick<CardDetails, 'expMonth' | 'expYear'>, now: number): boolean =>
  Number.isInteger(expMonth) &&
  expMonth >= 1 &&
  expMonth <= 12 &&
  Number.isInteger(expYear) &&
  expYear < 2100 &&
  !hasExpired({ expMonth, expYear }, now);

/** The invalid fields in the order of the form; empty for a card that can be charged (PAY-17). */
export const refusedFields = (card: CardDetails, now: number): readonly CardField[] => {
  const accepted: Record<CardField, boolean> = {
    number: /^\d{12,19}$/.test(card.number) && passesLuhn(card.number),
    expiry: isValidExpiry(card, now),
    code: /^\d+$/.test(card.code) && card.code.length === (card.number.length === 15 ? 4 : 3),
    holderName: card.holderName.trim() !== '' && card.holderName.length <= 100,
  };
  return cardFields.filter((field) => !accepted[field]);
};

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Groups digits as on the card: 4-4-4-4, or 4-6-5 for American Express. */
export const groupNumber = (text: string): string => {
  const digits = digitsOf(text).slice(0, 19);
  return digits.replace(brandOf(digits).gaps, ' ');
};

/** Formats a security code during input: at most four digits. */
export const codeDigits = (text: string): string => digitsOf(text).slice(0, 4);

/** Formats an expiry date during input as `MM/YY`; `MM/YYYY` of a browser's autofill is accepted too. */
export const groupExpiry = (text: string): string => {
  const digits = digitsOf(text.replace(/^\s*([2-9]|1(?=\s*\/))/, '0$1')).slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};

/** Parses `MM/YY` or `MM/YYYY`. A missing part becomes 0, which `refusedFields` refuses. */
export const parseExpiry = (text: string): { readonly expMonth: number; readonly expYear: number } => {
  const [month = '', year = ''] = text.split('/');
  return { expMonth: Number(month), expYear: year.length === 2 ? 2000 + Number(year) : Number(year) };
};
