import { ageOn, minimumAge } from '#core/profile/minimum-age.ts';
import { phoneField, postalCodeField } from '#core/profile/person-fields.ts';
import { isoDay } from '#core/kernel/iso-day.ts';
import { cleaned, optional, violationsOf } from '#core/validation/form.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { badRequest, refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

const tooYoung = refusal(400, 'PRO410');
const wrongBirthDate = refusal(400, 'PRO411');
const wrongPostalCode = refusal(400, 'PRO415');

/**
 * The facts of a new member, as the body has them: the country (ISO 3166 alpha-2), and if they are given a phone number
 * of this country, a birth date as YYYY-MM-DD and a postal code.
 */
type Facts = {
  readonly country: string;
  readonly phone: string | undefined;
  readonly birthDate: string | undefined;
  readonly postalCode: string | undefined;
};

const isOf = (form: readonly [ReturnType<typeof phoneField> | ReturnType<typeof postalCodeField>], value: string) => {
  const [field] = form;
  const values = cleaned(form, { [field.name]: value });
  return violationsOf(field, values, ruleTextsOf('en')).length === 0;
};

/**
 * Why the facts of a new member are refused, by the rules of the forms that ask for them (AUTH-25, ENR-11, VAL-07):
 * PRO410 for someone too young, PRO411 for a birth date that is no day, PRO415 for a postal code, API400 for a phone
 * number and for a country other than `servedCountry`. Facts that are left out are fine. `today` is YYYY-MM-DD.
 */
export const refuseFacts = (
  { country, phone, birthDate, postalCode }: Facts,
  { servedCountry, today }: { readonly servedCountry: CommerceSite['country']; readonly today: string },
): Refusal | undefined => {
  if (country !== servedCountry) return badRequest;
  if (phone !== undefined && !isOf([phoneField(optional, country)], phone)) return badRequest;
  if (postalCode !== undefined && !isOf([postalCodeField(optional, country)], postalCode)) return wrongPostalCode;
  if (birthDate === undefined) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || isoDay(birthDate) === undefined) return wrongBirthDate;
  return ageOn(birthDate, today) < minimumAge(country) ? tooYoung : undefined;
};
