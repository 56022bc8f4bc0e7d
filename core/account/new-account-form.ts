import { emailField, nameFields } from '../profile/person-fields.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { newPasswordField } from './password-forms.ts';

export type NewAccountField = 'firstName' | 'lastName' | 'email' | 'password' | 'newsletter';

/** The minimum for an account. Other data is requested where it is used (AUTH-25, ENR-06). */
export const newAccountForm: Form<NewAccountField> = [
  ...nameFields(mandatory),
  emailField(mandatory),
  newPasswordField('password'),
  optional('newsletter'),
];
