import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { signInForm } from '#core/account/sign-in-form.ts';
import { withContinuation } from '#core/site/continuation.ts';
import { AccountForm, type AccountFormUse } from './account-form.tsx';
import styles from './account-forms.module.css';
import { PasswordField } from './password-field.tsx';

/** Sign-in with e-mail and password, and a link for a forgotten one (API-002, DLG-06). */
export const SignInForm = (use: AccountFormUse): ReactNode => {
  const t = useTranslations('account');
  return (
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
          <div className={styles.withRules}>
            <PasswordField {...ties('password')} autoComplete="current-password" />
            <a className={styles.forgot} href={withContinuation('#modal-forgot-password', use.continuation ?? {})}>
              {t('forgot.link')}
            </a>
          </div>
        </>
      )}
    </AccountForm>
  );
};
