import { unlessEmpty, type Rule } from './rule.ts';

/** How a country writes and dials its numbers. */
type Dialling = { readonly code: string; readonly mask: string; readonly pattern: RegExp; /** A leading zero is not dialled from abroad (AMB-20). */ readonly dropsZero: boolean };

const OTHER_MASK = 'XXXX - XXX - XXX';
const tenDigits = /^[0-9]{10}$/;

const northAmerica: Dialling = { code: '1', mask: '(XXX) XXX - XXXX', pattern: /^[2-9][0-9]{9}$/, dropsZero: false };

const diallings: { readonly [country: string]: Dialling } = {
  US: northAmerica,
  CA: northAmerica,
  GB: { code: '44', mask: OTHER_MASK, pattern: /^(?:0[0-9]{10}|[0-9]{10})$/, dropsZero: true },
  FR: { code: '33', mask: OTHER_MASK, pattern: tenDigits, dropsZero: false },
  DE: { code: '49', mask: OTHER_MASK, pattern: tenDigits, dropsZero: false },
};

const diallingOf = (country: string): Dialling | undefined => (Object.hasOwn(diallings, country) ? diallings[country] : undefined);

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
const nationalDigits = (text: string, { code, dropsZero }: Dialling): string | undefined => {
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
export const normalisePhone = (text: string, country?: string): string => {
  const dialling = country === undefined ? undefined : diallingOf(country);
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

/**
 * A number as the form of its country takes it: an own dial code is taken off, as browsers fill it in. Other text stays as typed.
 * Law: a number that was sent comes back as the form takes it.
 */
export const nationalPhone = (text: string, country: string): string => {
  const dialling = diallingOf(country);
  if (dialling === undefined || announced(text) === undefined) return text;
  return nationalDigits(text, dialling) ?? text;
};

/**
 * The number while it is typed.
 * Law: digits(mask(x)) is a prefix of digits(x) (after the UK 0) (PR-08).
 * Law: mask(mask(x)) = mask(x), for UK input with at most one leading 0 (PR-08).
 * Law: a sign of the mask appears only when a digit follows it (PR-08, VAL-31).
 */
export const phoneMask = (typed: string, country: string): string => {
  const dialling = diallingOf(country);
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
 * Digits as the country counts them, once spaces, brackets and dashes are gone (VAL-07, VAL-08).
 * Law: for US and CA valid exactly for `^[2-9][0-9]{9}$` after removing the mask signs (PR-44).
 * Law: a masked number keeps its verdict (VAL-31).
 */
export const phone = (country: string): Rule =>
  unlessEmpty('phone', (value) => (diallingOf(country)?.pattern ?? tenDigits).test(value.replace(/[\s()-]/g, '')));
