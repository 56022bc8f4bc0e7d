import { plain, type Form, type FormField, type mandatory } from '../validation/form.ts';
import { nationalPhone, phone } from '../validation/phone.ts';
import { unlessEmpty } from '../validation/rule.ts';
import { email, MAX_EMAIL_LENGTH, maxLength, personName } from '../validation/text-rules.ts';
import { noWebAddress } from '../validation/web-address-rule.ts';
import { isPostalCode, normalizePostalCode } from './postal-code.ts';

/** The function that makes a field required or optional: `mandatory` or `optional`. */
type Ask = typeof mandatory;

export const nameFields = (ask: Ask): Form<'firstName' | 'lastName'> => [
  ask('firstName', [maxLength(50), personName, noWebAddress.name], { clean: plain }),
  ask('lastName', [maxLength(50), personName, noWebAddress.name], { clean: plain }),
];

export const emailField = (ask: Ask): FormField<'email'> => ask('email', [maxLength(MAX_EMAIL_LENGTH), email]);

/** A field for a phone number. Browsers may fill in the dial code of the country, which is removed. */
export const phoneField = (ask: Ask, country: string): FormField<'phone'> =>
  ask('phone', [phone(country)], { clean: (typed) => nationalPhone(typed.trim(), country) });

/** Countries with their own message for an invalid postal code. */
const postalCodeTexts = { US: 'postalCodeUS', GB: 'postalCodeGB', CA: 'postalCodeCA' } as const;

/** A field for a postal code in the country's format (ADR-07). */
export const postalCodeField = (ask: Ask, country: string): FormField<'postalCode'> => {
  const text = new Map(Object.entries(postalCodeTexts)).get(country) ?? 'postalCode';
  return ask('postalCode', [unlessEmpty(text, (value) => isPostalCode(value, country))], {
    clean: (typed) => normalizePostalCode(typed, country),
    missing: text,
  });
};
