import { unlessEmpty, type Rule } from './rule.ts';

/** Number format and dial code of a country. */
type Dialing = {
  readonly code: string;
  readonly mask: string;
  readonly pattern: RegExp;
  /** Whether the leading zero of a national number is omitted in the international form (AMB-20). */
  readonly dropsZero: boolean;
  /** Digits that are dialed before a national number but do not belong to it. */
  readonly prefix?: RegExp;
};

const OTHER_MASK = 'XXXX - XXX - XXX';
const tenDigits = /^[0-9]{10}$/;

const northAmerica: Dialing = {
  code: '1',
  mask: '(XXX) XXX - XXXX',
  pattern: /^[2-9][0-9]{9}$/,
  dropsZero: false,
  prefix: /^1(?=[2-9])/,
};

const dialings: { readonly [country: string]: Dialing } = {
  US: northAmerica,
  CA: northAmerica,
  GB: { code: '44', mask: OTHER_MASK, pattern: /^(?:0[0-9]{10}|[0-9]{10})$/, dropsZero: true, prefix: /^0(?=[1-9])/ },
  FR: { code: '33', mask: OTHER_MASK, pattern: tenDigits, dropsZero: false },
  DE: { code: '49', mask: OTHER_MASK, pattern: tenDigits, dropsZero: false },
};

const dialingOf = (country: string): Dialing | undefined =>
  Object.hasOwn(dialings, country) ? dialings[country] : undefined;

/** Dial code of a country's numbers, with its plus sign, and their mask: each X is a digit (API-070). */
export const phoneFormat = (country: string): { readonly dialCode: string; readonly mask: string } => {
  const { code, mask } = dialingOf(country) ?? { code: '', mask: OTHER_MASK };
  return { dialCode: code === '' ? '' : `+${code}`, mask };
};

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/** Longest number that is treated as national if it starts with the digits of the dial code. */
const NATIONAL_DIGITS = 10;

/** Digits after a plus sign or two zeros, which introduce a dial code. */
const announced = (text: string): string | undefined => {
  const digits = digitsOf(text);
  if (/^[^0-9]*\+/.test(text)) return digits;
  return digits.startsWith('00') ? digits.slice(2) : undefined;
};

/** National digits of a number; undefined if it has the dial code of another country. */
const nationalDigits = (text: string, { code, dropsZero }: Dialing): string | undefined => {
  const abroad = announced(text);
  if (abroad !== undefined && !abroad.startsWith(code)) return undefined;
  const digits = abroad ?? digitsOf(text);
  const dialled = abroad !== undefined || (digits.startsWith(code) && digits.length > NATIONAL_DIGITS);
  const national = dialled ? digits.slice(code.length) : digits;
  return dropsZero ? national.replace(/^0+/, '') : national;
};

const plus = (digits: string): string => (digits === '' ? '' : `+${digits}`);

/**
 * Normalizes a phone number to international form (VAL-30, VAL-32). Without a known dial code ten digits get code 1.
 * Law: idempotent; result has only digits after an optional `+` (PR-07).
 * Law: GB result of input with at most one leading 0 never starts `+440` (PR-07).
 * Law: agrees with libphonenumber on numbers of North America; agrees with libphonenumber on British numbers (PR-07).
 */
export const normalizePhone = (text: string, country?: string): string => {
  const dialling = country === undefined ? undefined : dialingOf(country);
  if (dialling === undefined) {
    const digits = digitsOf(text);
    const abroad = announced(text);
    if (abroad !== undefined) return plus(abroad);
    return digits.length === NATIONAL_DIGITS ? `+1${digits}` : digits;
  }
  const national = nationalDigits(text, dialling);
  if (national === undefined) return plus(announced(text) ?? '');
  return national === '' ? '' : `+${dialling.code}${national}`;
};

/** Whether digits are a complete national number. Two leading zeros introduce a dial code. */
const isWhole = (digits: string, country: string): boolean =>
  !digits.startsWith('00') && (dialingOf(country)?.pattern ?? tenDigits).test(digits);

/** Characters other than digits and usual separators. A text that contains one is left for the shopper to correct. */
const otherCharacters = /[^0-9\s()./\u2010-\u2015-]/;
const isWrittenNumber = (text: string): boolean => !otherCharacters.test(text.replace(/^[\s(]*\+/, ''));

const withoutMaskCharacters = (text: string): string => text.replace(/[\s()-]/g, '');

/**
 * The national form of a number: without the own dial code and separators, and with the leading zero that its
 * international form omits. Text that is not a complete number is unchanged.
 */
const nationalNumber = (text: string, country: string): string => {
  const dialling = dialingOf(country);
  if (!isWrittenNumber(text)) return text;
  const digits = digitsOf(text);
  const isAbroad = announced(text) !== undefined;
  if (!isAbroad && isWhole(digits, country)) return digits;
  const national = dialling === undefined ? undefined : nationalDigits(text, dialling);
  const written = dialling?.dropsZero === true && (national ?? '') !== '' ? `0${national}` : national;
  return written !== undefined && (isAbroad || isWhole(written, country)) ? written : text;
};

/**
 * The first ten digits of a number in the mask of its country.
 * Law: digits(mask(x)) is a prefix of digits(x) (after the UK 0) (PR-08).
 * Law: mask(mask(x)) = mask(x), for UK input with at most one leading 0 (PR-08).
 * Law: a sign of the mask appears only when a digit follows it (PR-08, VAL-31).
 */
export const phoneMask = (typed: string, country: string): string => {
  const dialling = dialingOf(country);
  const digits = dialling?.dropsZero === true ? digitsOf(typed).replace(/^0/, '') : digitsOf(typed);
  let shown = '';
  let signs = '';
  let next = 0;
  for (const sign of dialling?.mask ?? OTHER_MASK) {
    if (next === digits.length) break;
    if (sign === 'X') {
      shown += signs + digits.charAt(next);
      signs = '';
      next += 1;
    } else signs += sign;
  }
  return shown;
};

/**
 * A complete number in the mask of its country, without the dial code of the country; a British one has its zero before
 * the mask. Other text is unchanged: the rule of the field refuses it (VAL-07, VAL-31).
 * Law: a number that was sent comes back as the form takes it.
 * Law: a national number keeps all its digits in every spelling, typed key by key or pasted (VAL-07, VAL-08).
 */
export const nationalPhone = (text: string, country: string): string => {
  const number = nationalNumber(text, country);
  if (!isWhole(number, country)) return number;
  const shown = phoneMask(number, country);
  return number.startsWith('0') && dialingOf(country)?.dropsZero === true ? `0${shown}` : shown;
};

/**
 * Formats a phone field after a digit was typed at its end. A number with a dial code, or with too many digits, has no
 * mask and keeps all digits: a truncated number may be another shopper's.
 * Law: a number with too many digits keeps them all and is not valid (VAL-07, VAL-08).
 * Law: a letter in a phone field stays with all that was typed around it (VAL-07).
 */
export const phoneWhileTyped = (typed: string, country: string): string => {
  if (announced(typed) !== undefined || !isWrittenNumber(typed) || !/[0-9]$/.test(typed)) return typed;
  const dialling = dialingOf(country);
  const national = nationalNumber(digitsOf(typed), country);
  // What begins with the dial code of North America keeps it until the number is complete: a digit that disappears
  // while it is typed looks like an error.
  if (dialling === northAmerica && national.startsWith('1')) return national;
  const shown = national.replace(dialling?.prefix ?? '', '');
  // A single zero may be the first of two that introduce a dial code.
  return shown === '0' || shown.length > NATIONAL_DIGITS ? shown : phoneMask(shown, country);
};

/**
 * A national number after removing spaces, brackets and dashes (VAL-07, VAL-08).
 * Law: for US and CA valid exactly for `^[2-9][0-9]{9}$` after removing the mask signs (PR-44).
 * Law: a masked number stays valid or invalid (VAL-31).
 */
export const phone = (country: string): Rule =>
  unlessEmpty('phone', (value) => isWhole(withoutMaskCharacters(value), country));
