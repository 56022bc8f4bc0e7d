import { mandatory, type Form } from '../validation/form.ts';
import { nationalPhone, normalizePhone, phone } from '../validation/phone.ts';
import type { Rule } from '../validation/rule.ts';
import { email } from '../validation/text-rules.ts';

const isMeantAsEmail = (value: string): boolean => value.includes('@');

const emailOrPhone = (country: string): readonly Rule[] => {
  const number = phone(country);
  return [
    { ...email, passes: (value) => !isMeantAsEmail(value) || email.passes(value) },
    { ...number, passes: (value) => isMeantAsEmail(value) || number.passes(value) },
  ];
};

/** One field for e-mail or phone; an @ marks an e-mail (ENR-04). */
export const lookupForm = (country: string): Form<'emailOrPhone'> => [
  mandatory('emailOrPhone', emailOrPhone(country), {
    clean: (typed) => (isMeantAsEmail(typed) ? typed.trim() : nationalPhone(typed.trim(), country)),
  }),
];

/** An e-mail address, or a phone number in international form. */
export type LookupQuery = { readonly email: string } | { readonly phone: string };

/** The query of the lookup (ENR-05). */
export const lookupQuery = (value: string, country: string): LookupQuery =>
  isMeantAsEmail(value) ? { email: value } : { phone: normalizePhone(value, country) };
