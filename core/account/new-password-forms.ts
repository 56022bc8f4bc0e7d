import { asTyped, mandatory, type Form } from '../validation/form.ts';
import { sameAs } from '../validation/text-rules.ts';
import { newPasswordField } from './password-forms.ts';

/** The form that the link in the reset e-mail opens: the new password twice (AUTH-20, AUTH-24). */
export const resetPasswordForm: Form<'newPassword' | 'repeatedPassword'> = [
  newPasswordField('newPassword'),
  mandatory('repeatedPassword', [{ ...sameAs('newPassword', ''), text: 'samePassword', errorId: 'FE340' }], {
    clean: asTyped,
  }),
];

/** The form in which a signed-in shopper changes the password (AUTH-20). */
export const changePasswordForm: Form<'oldPassword' | 'newPassword' | 'repeatedPassword'> = [
  mandatory('oldPassword', [], { clean: asTyped }),
  ...resetPasswordForm,
];
