import { asTyped, mandatory, type Form } from '../validation/form.ts';
import { sameAs } from '../validation/text-rules.ts';
import { newPasswordField } from './password-forms.ts';

/**
 * The form that the link in the reset e-mail opens: the new password twice. `label`: the label of the first field
 * (AUTH-20, AUTH-24, VAL-26).
 */
export const resetPasswordForm = (label: string): Form<'newPassword' | 'repeatedPassword'> => [
  newPasswordField('newPassword'),
  mandatory('repeatedPassword', [{ ...sameAs('newPassword', label), errorId: 'FE340' }], { clean: asTyped }),
];

/** The form in which a signed-in shopper changes the password (AUTH-20). */
export const changePasswordForm = (label: string): Form<'oldPassword' | 'newPassword' | 'repeatedPassword'> => [
  mandatory('oldPassword', [], { clean: asTyped }),
  ...resetPasswordForm(label),
];
