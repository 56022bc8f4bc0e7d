import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { changePasswordForm } from '#core/account/new-password-forms.ts';
import { PasswordField } from '#ui/features/account/password-field.tsx';
import { PasswordRules } from '#ui/features/account/password-rules.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { MemberForm } from '../member-form.tsx';
import styles from '../member-form.module.css';

type PasswordName = 'oldPassword' | 'newPassword' | 'repeatedPassword';

/** The form that changes the password (API-005). */
export const ChangePassword = observer((): ReactNode => {
  const t = useTranslations('security');
  const ruleTexts = useRuleTexts();
  const form = usePresenter(({ tasks, shell }) => {
    const made: FormPresenter<PasswordName> = new FormPresenter<PasswordName>({
      prefix: 'password',
      form: changePasswordForm,
      ruleTexts,
      sending: {
        tasks,
        shell,
        send: (typed) => (shop) => shop.security.changePassword(typed),
        onSent: () => {
          made.clear();
          shell.toasts.show({ title: t('passwordChanged'), text: t('signedOutElsewhere'), tone: 'success' });
        },
      },
    });
    return made;
  });
  return (
    <section className={styles.section} aria-labelledby="change-password">
      <h2 id="change-password">{t('changePassword')}</h2>
      <p className={styles.note}>{t('changeNote')}</p>
      <MemberForm
        form={form}
        labels={{
          oldPassword: t('oldPassword'),
          newPassword: t('newPassword'),
          repeatedPassword: t('repeatedPassword'),
        }}
        title="change-password"
        save={t('change')}
        busyText={t('changing')}
      >
        {(ties) => (
          <>
            <PasswordField {...ties('oldPassword')} autoComplete="current-password" />
            <div className={styles.withRules}>
              <PasswordField {...ties('newPassword')} autoComplete="new-password" />
              <PasswordRules id="new-password-rules" typed={form.values.newPassword ?? ''} />
            </div>
            <PasswordField {...ties('repeatedPassword')} autoComplete="new-password" />
          </>
        )}
      </MemberForm>
    </section>
  );
});
