import { unlessEmpty, type Rule } from './rule.ts';

/** How a country writes and dials its numbers. */
type Dialing = {
  readonly code: string;
  readonly mask: string;
  readonly pattern: RegExp;
  /** A leading zero is not dialled from abroad (AMB-20). */ readonly dropsZero: boolean;
  /** What is dialed before a national number and is no part of it. */ readonly prefix?: RegExp;
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

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/** The longest number that is still taken as national when it happens to begin like the dial code. */
const NATIONAL_DIGITS = 10;

/** Digits behind a plus sign or two zeros, which announce a dial code. */
const announced = (text: string): string | undefined => {
  const digits = digitsOf(text);
  if (/^[^0-9]*\+/.test(text)) return digits;
  return digits.startsWith('00') ? digits.slice(2) : undefined;
};

/** National digits of a number of this country; undefined when it was announced as a number of another one. */
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
 * A phone number in international form (VAL-30, VAL-32). Without a known dial code ten digits take code 1.
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

/** Whether digits are one whole number of the country. Two zeros announce a dial code, which is no national number. */
const isWhole = (digits: string, country: string): boolean =>
  !digits.startsWith('00') && (dialingOf(country)?.pattern ?? tenDigits).test(digits);

/**
 * Signs other than digits and those that people write between them: text that has one is left for its owner to correct.
 */
const otherCharacters = /[^0-9\s()./\u2010-\u2015-]/;
const isWrittenNumber = (text: string): boolean => !otherCharacters.test(text.replace(/^[\s(]*\+/, ''));

const withoutMaskCharacters = (text: string): string => text.replace(/[\s()-]/g, '');

/**
 * A number as the form of its country takes it: an own dial code and signs between digits are taken off. Text that is
 * no whole number stays as typed.
 * Law: a number that was sent comes back as the form takes it.
 * Law: a national number keeps all its digits in every spelling, typed key by key or pasted (VAL-07, VAL-08).
 */
export const nationalPhone = (text: string, country: string): string => {
  const dialling = dialingOf(country);
  if (!isWrittenNumber(text) || isWhole(withoutMaskCharacters(text), country)) return text;
  if (announced(text) !== undefined) return dialling === undefined ? text : (nationalDigits(text, dialling) ?? text);
  const digits = digitsOf(text);
  const national =
    dialling === undefined || isWhole(digits, country) ? digits : (nationalDigits(text, dialling) ?? digits);
  return isWhole(national, country) ? national : text;
};

/**
 * The first ten digits of a number with the signs of its country's mask.
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
 * What a phone field shows after a key was typed at its end. A number with a dial code, or with too many digits, has no
 * mask and keeps every digit:
 * a cut number may be another shopper's.
 * Law: a number with too many digits keeps them all and is not valid (VAL-07, VAL-08).
 */
export const phoneWhileTyped = (typed: string, country: string): string => {
  if (announced(typed) !== undefined) return typed;
  const dialling = dialingOf(country);
  const digits = digitsOf(typed);
  const national = dialling === undefined ? digits : digits.replace(dialling.prefix ?? '', '');
  const shown = nationalPhone(national, country);
  // A zero alone may be the first of the two that announce a dial code.
  return shown === '0' || shown.length > NATIONAL_DIGITS ? shown : phoneMask(shown, country);
};

/**
 * Digits as the country counts them, once spaces, brackets and dashes are gone (VAL-07, VAL-08).
 * Law: for US and CA valid exactly for `^[2-9][0-9]{9}$` after removing the mask signs (PR-44).
 * Law: a masked number stays valid or invalid (VAL-31).
 */
export const phone = (country: string): Rule =>
  unlessEmpty('phone', (value) => isWhole(withoutMaskCharacters(value), country));
