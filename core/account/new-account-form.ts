import { emailField, nameFields } from '../profile/person-fields.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { newPasswordField } from './password-forms.ts';

export type NewAccountField = 'firstName' | 'lastName' | 'email' | 'password' | 'newsletter';

/** The fields that an account needs. Other data is requested only where it is used (AUTH-25, ENR-06). */
export const newAccountForm: Form<NewAccountField> = [
  ...nameFields(mandatory),
  emailField(mandatory),
  newPasswordField('password'),
  optional('newsletter'),
];
