// Rules of the card form (PAY-17). The API and the page of the card fields both run this file, so it imports nothing.

/** The fields in the order of the form. */
export const cardFields = ['number', 'expiry', 'code', 'holderName'] as const;
export type CardField = (typeof cardFields)[number];

type Expiry = { readonly expMonth: number; readonly expYear: number };
/** Card data as entered; the number and the code contain digits only. */
type CardDetails = Expiry & { readonly number: string; readonly code: string; readonly holderName: string };

const inFours = /(?<=^(\d{4})+)(?=\d)/g;
const unbranded = { name: 'card', label: '', pattern: /^/, gaps: inFours };
const brands = [
  { name: 'visa', label: 'Visa', pattern: /^4/, gaps: inFours },
  { name: 'mastercard', label: 'Mastercard', pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, gaps: inFours },
  { name: 'amex', label: 'American Express', pattern: /^3[47]/, gaps: /(?<=^(\d{4}|\d{10}))(?=\d)/g },
  { name: 'discover', label: 'Discover', pattern: /^6(011|5|4[4-9])/, gaps: inFours },
];

export const brandOf = (number: string) => brands.find(({ pattern }) => pattern.test(number)) ?? unbranded;

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
export const hasExpired = ({ expMonth, expYear }: Expiry, now: number): boolean => {
  const westernmost = new Date(now - 12 * 60 * 60 * 1000);
  return expYear * 12 + expMonth < westernmost.getUTCFullYear() * 12 + westernmost.getUTCMonth() + 1;
};

/** Whether a month and a year are a card's expiry date that is not past. `now` is in milliseconds since 1970. */
export const isValidExpiry = (expiry: Expiry, now: number): boolean => {
  const { expMonth, expYear } = expiry;
  const isMonth = Number.isInteger(expMonth) && expMonth >= 1 && expMonth <= 12;
  return isMonth && Number.isInteger(expYear) && expYear < 2100 && !hasExpired(expiry, now);
};

/** The invalid fields in the order of the form; empty for a card that can be charged (PAY-17). */
export const refusedFields = (card: CardDetails, now: number): readonly CardField[] => {
  const accepted: Record<CardField, boolean> = {
    number: /^\d{12,19}$/.test(card.number) && passesLuhn(card.number),
    expiry: isValidExpiry(card, now),
    code: /^\d+$/.test(card.code) && card.code.length === (card.number.length === 15 ? 4 : 3),
    holderName: /^(?=.*\S)[^\p{C}]{1,100}$/u.test(card.holderName),
  };
  return cardFields.filter((field) => !accepted[field]);
};

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Formats the text of a field during input: a number in groups as on the card, a date as `MM/YY`, which a browser may
 * fill in as `MM/YYYY`, and at most four digits of a security code.
 */
export const formats: { readonly [field in CardField]: (text: string) => string } = {
  number: (text) => {
    const digits = digitsOf(text).slice(0, 19);
    return digits.replace(brandOf(digits).gaps, ' ');
  },
  expiry: (text) => {
    const digits = digitsOf(text.replace(/^\s*([2-9]|1(?=\s*\/))/, '0$1')).slice(0, 6);
    return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
  },
  code: (text) => digitsOf(text).slice(0, 4),
  holderName: (text) => text,
};

/** Parses `MM/YY` or `MM/YYYY`. A missing part becomes 0, which `refusedFields` refuses. */
export const parseExpiry = (text: string): Expiry => {
  const [month = '', year = ''] = text.split('/');
  return { expMonth: Number(month), expYear: year.length === 2 ? 2000 + Number(year) : Number(year) };
};
