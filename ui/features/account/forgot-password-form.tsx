import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { forgotPasswordForm } from '#core/account/password-forms.ts';
import type { Continuation } from '#core/site/continuation.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-dialogs.module.css';
import { isSignInPage } from './sign-in-pages.ts';
import { TypedPerson } from './typed-person.ts';

type ForgotPasswordProps = { readonly prefix: string; readonly continuation: Continuation };

/**
 * Requests an e-mail with a link to a new password, with the e-mail that was typed to sign in (DLG-06). The answer is
 * the same for an unknown address (AUTH-21). After the sign-in with the new password the shopper is again on the page of
 * the form, or where `continuation` says (RTE-46).
 */
export const ForgotPasswordForm = observer(({ prefix, continuation }: ForgotPasswordProps): ReactNode => {
  const t = useTranslations('account');
  const ruleTexts = useRuleTexts();
  const typed = useStore(TypedPerson);
  const [isSent, setSent] = useState(false);
  const { pathname, search } = useLocation();
  const form = usePresenter(({ tasks, shell }) => {
    const made = new FormPresenter({
      prefix,
      form: forgotPasswordForm,
      ruleTexts,
      sending: {
        tasks,
        shell,
        send: (values) => (shop) =>
          shop.security.requestReset(
            values,
            isSignInPage(pathname) ? continuation : { path: pathname + search, ...continuation },
          ),
        onSent: () => setSent(true),
      },
    });
    made.fill({ email: typed.email });
    return made;
  });
  if (isSent)
    return (
      <div className={styles.form}>
        <NoticeBar tone="success" focus>
          {t('forgot.sent')}
        </NoticeBar>
        <p>{t('forgot.sentNote')}</p>
      </div>
    );
  const change = (value: string): void => {
    typed.email = value;
    form.change('email', value);
  };
  const errors = form.errors.map(({ name, message }) => ({
    field: form.idOf(name),
    message: t('error', { field: t('email'), message }),
  }));
  return (
    <ShortForm
      errors={errors}
      attempt={form.attempt}
      notice={form.notice}
      onSend={form.send}
      aria-label={t('forgot.title')}
    >
      <p>{t('forgot.text')}</p>
      <Field
        id={form.idOf('email')}
        name="email"
        required
        label={t('email')}
        error={form.messages.email}
        value={form.values.email ?? ''}
        onValue={change}
        onBlur={() => form.leave('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide busy={form.isBusy} busyText={t('forgot.sending')}>
        {t('forgot.send')}
      </Button>
    </ShortForm>
  );
});
