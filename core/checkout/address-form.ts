import { normalisePostalCode, isPostalCode } from '../profile/postal-code.ts';
import { isPoBox } from '../profile/po-box.ts';
import { regionCode, regionsOf } from '../profile/region.ts';
import { nationalPhone, phone } from '../validation/phone.ts';
import { brokenRule, ruleText, unlessEmpty, type Rule } from '../validation/rule.ts';
import { email, maxLength, personName, plainSigns, required } from '../validation/text-rules.ts';

export const addressFields = ['email', 'phone', 'firstName', 'lastName', 'line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const;
export type AddressField = (typeof addressFields)[number];

/** What was typed, by field. A field that is not there counts as empty. */
export type AddressInput = { readonly [field in AddressField]?: string };

/** One field of a form. `clean` is applied to what was typed before the rules, on blur and before sending (VAL-22, VAL-25). */
export type FormField = {
  readonly name: AddressField;
  readonly required: boolean;
  readonly clean: (typed: string) => string;
  readonly rules: readonly Rule[];
};

const trim = (typed: string): string => typed.trim();
const plain = (typed: string): string => plainSigns(typed).trim();

const field = (name: AddressField, isRequired: boolean, rules: readonly Rule[], clean = trim): FormField => ({
  name,
  required: isRequired,
  clean,
  rules: isRequired ? [required, ...rules] : rules,
});

const contactFields = (country: string): readonly FormField[] => [
  field('email', true, [maxLength(254), email]),
  // The carriers of every site want a number to call (SHP410).
  field('phone', true, [phone(country)], (typed) => nationalPhone(typed.trim(), country)),
];

const placeFields = (country: string, lineRules: readonly Rule[]): readonly FormField[] => {
  const regions = regionsOf(country);
  const isRegion = unlessEmpty('region', (value) => regions.some(({ code }) => code === value));
  return [
    field('firstName', true, [maxLength(50), personName], plain),
    field('lastName', true, [maxLength(50), personName], plain),
    field('line1', true, [maxLength(35), ...lineRules]),
    field('line2', false, [maxLength(35), ...lineRules]),
    field('city', true, [maxLength(30)]),
    // Addresses of countries without a list of regions go without one (ADR-06).
    ...(regions.length === 0 ? [] : [field('state', true, [isRegion], (typed) => regionCode(typed, country))]),
    field('postalCode', true, [unlessEmpty('postalCode', (value) => isPostalCode(value, country))], (typed) => normalisePostalCode(typed, country)),
    field('country', true, [unlessEmpty('country', (value) => /^[A-Z]{2}$/.test(value))], (typed) => typed.trim().toUpperCase()),
  ];
};

const noPoBox = unlessEmpty('noPoBox', (value) => !isPoBox(value));

/** Fields of the shipping step in their order: how to reach the shopper, then where to send (CHK-13, ADR-07). */
export const shippingForm = (country: string): readonly FormField[] => [...contactFields(country), ...placeFields(country, [noPoBox])];

/** Fields of a billing address. A bill may well go to a PO box. */
export const billingForm = (country: string): readonly FormField[] => placeFields(country, []);

/** The message beside a field: that of the first rule its value breaks, if any (VAL-24). */
export const fieldMessage = ({ clean, rules }: FormField, typed: string, language: string): string | undefined => {
  const broken = brokenRule(rules, clean(typed));
  return broken === undefined ? undefined : ruleText(broken, language);
};
