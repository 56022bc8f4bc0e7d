import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { resetPasswordForm } from '#core/account/new-password-forms.ts';
import { withContinuation, type Continuation } from '#core/site/continuation.ts';
import { Button } from '#ui/design/button.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { tiesOf } from '#ui/forms/ties-of.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-forms.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import { TypedPerson } from './typed-person.ts';

type ResetField = 'newPassword' | 'repeatedPassword';

/**
 * Sets a new password with the e-mail and the code of a link; AUT402 if the link has expired or was used (RTE-37). The
 * form to sign in then has the e-mail.
 */
export const ResetPasswordForm = observer(
  ({ email, code }: { readonly email: string; readonly code: string }): ReactNode => {
    const t = useTranslations('account');
    const ruleTexts = useRuleTexts();
    const typed = useStore(TypedPerson);
    const labels: { readonly [field in ResetField]: string } = {
      newPassword: t('reset.newPassword'),
      repeatedPassword: t('reset.repeatedPassword'),
    };
    const form = usePresenter(
      ({ tasks, shell }) =>
        new FormPresenter<ResetField, Continuation>({
          prefix: 'reset',
          form: resetPasswordForm,
          ruleTexts,
          sending: {
            tasks,
            shell,
            send: (values) => (shop) => shop.security.resetPassword({ email, code }, values),
            onSent: (continuation) => {
              typed.email = email;
              shell.navigation.replace(withContinuation('/sign-in', continuation));
              shell.toasts.show({ title: t('reset.done'), text: t('reset.doneText'), tone: 'success' });
            },
          },
        }),
    );
    const ties = (name: ResetField) => ({
      ...tiesOf(form, name, labels[name]),
      autoComplete: 'new-password' as const,
    });
    const errors = form.errors.map(({ name, message }) => ({
      field: form.idOf(name),
      message: t('error', { field: labels[name], message }),
    }));
    return (
      <ShortForm
        errors={errors}
        attempt={form.attempt}
        notice={form.notice}
        onSend={form.send}
        aria-label={t('reset.title')}
      >
        {/* Password managers store the new password for this user name. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className={styles.withRules}>
          <PasswordField {...ties('newPassword')} />
          <PasswordRules id="reset-rules" typed={form.values.newPassword ?? ''} />
        </div>
        <PasswordField {...ties('repeatedPassword')} />
        <Button type="submit" wide busy={form.isBusy} busyText={t('reset.saving')}>
          {t('reset.save')}
        </Button>
      </ShortForm>
    );
  },
);
