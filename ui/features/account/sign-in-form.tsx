import type { ReactNode } from 'react';
import { signInForm } from '#core/account/sign-in-form.ts';
import { AccountForm, type AccountFormUse } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';

/** Sign-in with e-mail and password (API-002). */
export const SignInForm = (use: AccountFormUse): ReactNode => (
  <AccountForm
    {...use}
    name="signIn"
    form={signInForm}
    busyText="signingIn"
    send={(values) => (shop) => shop.account.signIn(values)}
  >
    {({ ties, email }) => (
      <>
        {email('username')}
        <PasswordField {...ties('password')} autoComplete="current-password" />
      </>
    )}
  </AccountForm>
);
