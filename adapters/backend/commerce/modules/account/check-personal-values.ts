import { EARLIEST_BIRTH } from '#core/profile/age.ts';
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
 * Optional values of a profile: a phone number and a postal code of the country, and a birth date (YYYY-MM-DD).
 * Undefined values are valid.
 */
type PersonalValues = {
  readonly phone?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly postalCode?: string | undefined;
};

const isValidField = (
  form: readonly [ReturnType<typeof phoneField> | ReturnType<typeof postalCodeField>],
  value: string,
) => {
  const [field] = form;
  const values = cleaned(form, { [field.name]: value });
  return violationsOf(field, values, ruleTextsOf('en')).length === 0;
};

/**
 * Checks values of a profile by the rules of the forms (AUTH-25, ENR-11, VAL-07): PRO410 below the minimum age, PRO411
 * for an invalid birth date, PRO415 for an invalid postal code, and API400 for a phone number. `today` is YYYY-MM-DD.
 */
export const checkPersonalValues = (
  { phone, birthDate, postalCode }: PersonalValues,
  { country, today }: { readonly country: CommerceSite['country']; readonly today: string },
): Refusal | undefined => {
  if (phone !== undefined && !isValidField([phoneField(optional, country)], phone)) return badRequest;
  if (postalCode !== undefined && !isValidField([postalCodeField(optional, country)], postalCode))
    return wrongPostalCode;
  if (birthDate === undefined) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || isoDay(birthDate) === undefined) return wrongBirthDate;
  if (birthDate < EARLIEST_BIRTH) return wrongBirthDate;
  return ageOn(birthDate, today) < minimumAge(country) ? tooYoung : undefined;
};
