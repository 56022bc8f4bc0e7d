import { useState, type ReactNode } from 'react';
import type { FormUse } from './account-form.tsx';
import styles from './account-forms.module.css';
import { CreateAccountForm } from './create-account-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInHelp } from './sign-in-help.tsx';

/**
 * The forms to sign in and to sign up, side by side on wide screens. Use of one form hides the refusal of the other.
 */
export const AccountForms = (): ReactNode => {
  const [lastUse, onUse] = useState<FormUse>();
  return (
    <>
      <SignInHelp />
      <div className={styles.forms}>
        <SignInForm lastUse={lastUse} onUse={onUse} />
        <CreateAccountForm lastUse={lastUse} onUse={onUse} />
      </div>
    </>
  );
};
