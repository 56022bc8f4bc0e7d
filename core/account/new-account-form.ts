import { emailField, nameFields } from '../profile/person-fields.ts';
import { mandatory, optional, type Form } from '../validation/form.ts';
import { newPasswordField } from './password-forms.ts';

export type NewAccountField = 'firstName' | 'lastName' | 'email' | 'password' | 'newsletter';

/** The least that an account is made of: what else a member may add is asked for where it is used (AUTH-25, ENR-06). */
export const newAccountForm: Form<NewAccountField> = [
  ...nameFields(mandatory),
  emailField(mandatory),
  newPasswordField('password'),
  optional('newsletter'),
];
