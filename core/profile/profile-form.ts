import { mandatory, optional, type Form } from '../validation/form.ts';
import { maxLength } from '../validation/text-rules.ts';
import { birthDateField, type Joining } from './age.ts';
import { nameFields, phoneField, postalCodeField } from './person-fields.ts';

export type ProfileField =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'birthDate'
  | 'gender'
  | 'postalCode'
  | 'preferredShoeSize';

/** What a member may change of the profile; the e-mail address is shown, not asked for (PRO-12). */
export const profileForm = (joining: Joining): Form<ProfileField> => [
  ...nameFields(mandatory),
  phoneField(optional, joining.country),
  birthDateField(optional, joining),
  optional('gender', [maxLength(20)]),
  postalCodeField(optional, joining.country),
  optional('preferredShoeSize', [maxLength(10)]),
];
