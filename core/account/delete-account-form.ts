import { asTyped, mandatory, type Form } from '../validation/form.ts';

/** Confirms the deletion of the account with the current password. The name is that of the errors about it (AUT450). */
export const deleteAccountForm: Form<'oldPassword'> = [mandatory('oldPassword', [], { clean: asTyped })];
