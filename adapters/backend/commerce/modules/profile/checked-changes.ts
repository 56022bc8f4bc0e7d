import type { ProfileChangesWire } from '#adapters/contract/wire/profile.codec.ts';
import { Interests, isInterest } from '#core/profile/interests.ts';
import { nameFields } from '#core/profile/person-fields.ts';
import { shoeSizes } from '#core/profile/shoe-sizes.ts';
import { present } from '#core/kernel/present.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { cleaned, mandatory, violationsOf } from '#core/validation/form.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { phoneKeyOf } from '../account/account-records.ts';
import { checkPersonalValues } from '../account/check-personal-values.ts';
import type { ProfileColumns } from './profile-records.ts';

const invalid = refusal(400, 'PRO400');
const preferencesRefused = refusal(400, 'PRO418');

type NameChanges = { readonly firstName?: string; readonly lastName?: string };

/** The changed names without surrounding spaces; undefined if a name is empty or invalid. */
const namesIn = (given: NameChanges): NameChanges | undefined => {
  const form = nameFields(mandatory).filter(({ name }) => given[name] !== undefined);
  const values = cleaned(form, given);
  return form.some((field) => violationsOf(field, values, ruleTextsOf('en')).length > 0) ? undefined : values;
};

/** An empty text removes the value. */
const orNull = (value: string | undefined): string | null | undefined => (value === '' ? null : value);
const unlessEmpty = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

type Preferences = NonNullable<ProfileChangesWire['preferences']>;

const areKnown = ({ interests = '', preferredShoeSize = '' }: Preferences): boolean =>
  Interests.read(interests).every(isInterest) && (preferredShoeSize === '' || shoeSizes.includes(preferredShoeSize));

/**
 * The changes of a call by the rules of the forms, as they are stored; or the refusal: PRO400 for names, phone and
 * enrollments, PRO410, PRO411 and PRO415 as in sign-up, PRO418 for unknown interests and sizes. `today` is YYYY-MM-DD.
 */
export const checkedChanges = (
  { consumerDetails = {}, preferences = {}, enrollments = [] }: ProfileChangesWire,
  { country, today }: { readonly country: CommerceSite['country']; readonly today: string },
): ProfileColumns | Refusal => {
  const { phone, birthDate, postalCode, gender, employee } = consumerDetails;
  const names = namesIn(present({ firstName: consumerDetails.firstName, lastName: consumerDetails.lastName }));
  const joined = enrollments.find(({ optin }) => optin);
  if (names === undefined || (joined !== undefined && joined.country !== country)) return invalid;
  if (!areKnown(preferences)) return preferencesRefused;
  const refused = checkPersonalValues(
    { phone: unlessEmpty(phone), birthDate: unlessEmpty(birthDate), postalCode: unlessEmpty(postalCode) },
    { country, today },
  );
  if (refused !== undefined) return refused.errorId === 'API400' ? invalid : refused;
  const phoneKey = phone === undefined ? undefined : phoneKeyOf(phone, country);
  return present({
    ...names,
    phone: phoneKey,
    phoneKey,
    birthDate: orNull(birthDate),
    postalCode: orNull(postalCode),
    gender: orNull(gender),
    interests: preferences.interests === undefined ? undefined : Interests.write([preferences.interests]),
    preferredShoeSize: orNull(preferences.preferredShoeSize),
    employeeTerms: employee,
    loyaltyCountry: joined?.country,
  });
};
