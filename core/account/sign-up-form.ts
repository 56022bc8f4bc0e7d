import { birthDateField, type SignUpContext } from '../profile/age.ts';
import { emailField, nameFields, phoneField, postalCodeField } from '../profile/person-fields.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { newPasswordField } from './password-forms.ts';

export type SignUpField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'phone'
  | 'birthDate'
  | 'postalCode'
  | 'newsletter';

/** Fields of a new member. Enrollment requests the optional ones again (AUTH-25, ENR-06). */
export const signUpForm = (joining: SignUpContext): Form<SignUpField> => [
  ...nameFields(mandatory),
  emailField(mandatory),
  newPasswordField('password'),
  phoneField(optional, joining.country),
  birthDateField(optional, joining),
  postalCodeField(optional, joining.country),
  optional('newsletter'),
];
