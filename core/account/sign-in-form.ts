import { emailField } from '../profile/person-fields.ts';
import { asTyped, mandatory, type Form } from '../validation/form.ts';

/**
 * The sign-in form, for shoppers and agents (ASC-07). The password is only required, because it may be older than the
 * current password rules.
 */
export const signInForm: Form<'email' | 'password'> = [
  emailField(mandatory),
  mandatory('password', [], { clean: asTyped }),
];
