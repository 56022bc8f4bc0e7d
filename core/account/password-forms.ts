import { emailField } from '../profile/person-fields.ts';
import { asTyped, mandatory, type Form, type FormField } from '../validation/form.ts';
import { newPassword } from '../validation/password.ts';

/** The form that requests an e-mail with a link to reset the password (AUTH-20). */
export const forgotPasswordForm: Form<'email'> = [emailField(mandatory)];

export const newPasswordField = <Name extends string>(name: Name): FormField<Name> =>
  mandatory(name, newPassword, { clean: asTyped, missing: 'missing.newPassword' });
