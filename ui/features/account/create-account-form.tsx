import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { newAccountForm } from '#core/account/new-account-form.ts';
import { TICKED } from '#core/validation/form.ts';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Field } from '#ui/design/field.tsx';
import { AccountForm, type AccountFormUse } from './account-form.tsx';
import styles from './account-forms.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

/** The required fields of an account (API-004). */
export const CreateAccountForm = (use: AccountFormUse): ReactNode => {
  const t = useTranslations('account');
  return (
    <AccountForm
      {...use}
      name="create"
      form={newAccountForm}
      busyText="creating"
      send={(values) => (shop) => shop.account.signUp(values)}
    >
      {({ form, ties, email }) => (
        <>
          <div className={styles.pair}>
            <Field {...ties('firstName')} autoComplete="given-name" />
            <Field {...ties('lastName')} autoComplete="family-name" />
          </div>
          {email('email')}
          <div className={styles.withRules}>
            <PasswordField {...ties('password')} autoComplete="new-password" />
            <PasswordRules
              id={use.place === 'pop-up' ? 'pop-up-create-rules' : 'create-rules'}
              typed={form.values['password'] ?? ''}
            />
          </div>
          <Checkbox
            name="newsletter"
            label={t('newsletter')}
            checked={form.values['newsletter'] === TICKED}
            onChecked={(checked) => form.change('newsletter', checked ? TICKED : '')}
          />
        </>
      )}
    </AccountForm>
  );
};
