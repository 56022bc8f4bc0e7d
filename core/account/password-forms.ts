import { emailField } from '../profile/person-fields.ts';
import { asTyped, mandatory, type Form, type FormField } from '../validation/form.ts';
import { newPassword } from '../validation/password.ts';
import { sameAs } from '../validation/text-rules.ts';

/** Who has forgotten the password asks for a mail (AUTH-20). */
export const forgotPasswordForm: Form<'email'> = [emailField(mandatory)];

export const newPasswordField = <Name extends string>(name: Name): FormField<Name> =>
  mandatory(name, newPassword, { clean: asTyped, missing: 'missing.newPassword' });

/** Behind the link of the mail, which carries e-mail and code: the new password twice. `label` stands beside the first one (AUTH-20, AUTH-24, VAL-26). */
export const resetPasswordForm = (label: string): Form<'newPassword' | 'repeatedPassword'> => [
  newPasswordField('newPassword'),
  mandatory('repeatedPassword', [{ ...sameAs('newPassword', label), errorId: 'FE340' }], { clean: asTyped }),
];

/** The form of whoever is signed in (AUTH-20). */
export const changePasswordForm = (label: string): Form<'oldPassword' | 'newPassword' | 'repeatedPassword'> => [
  mandatory('oldPassword', [], { clean: asTyped }),
  ...resetPasswordForm(label),
];
