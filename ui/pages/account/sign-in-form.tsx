import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { signInForm } from '#core/account/sign-in-form.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { useRuleTexts } from '#ui/stores/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { PasswordField } from './password-field.tsx';

type SignInField = 'email' | 'password';

/** The page itself hears of it. */
const done = (): void => undefined;

/** E-mail and password of a registered shopper (API-002). */
export const SignInForm = observer((): ReactNode => {
  const t = useTranslations('account');
  const ruleTexts = useRuleTexts();
  const form = usePresenter(
    ({ tasks, shell }) =>
      new FormPresenter<SignInField>({
        prefix: 'sign-in',
        form: signInForm,
        ruleTexts,
        sending: { tasks, shell, onSent: done, send: (values) => (shop) => shop.account.signIn(values) },
      }),
  );
  const ties = (name: SignInField) => ({
    id: form.idOf(name),
    name,
    required: true,
    label: t(name),
    error: form.messages[name],
    value: form.values[name] ?? '',
    onValue: (value: string) => form.change(name, value),
    onBlur: () => form.leave(name),
  });
  const errors = form.errors.map(({ name, message }) => ({
    field: form.idOf(name),
    message: t('error', { field: t(name), message }),
  }));
  return (
    <section aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">{t('signIn')}</h2>
      <ShortForm
        errors={errors}
        attempt={form.attempt}
        notice={form.notice}
        onSend={form.send}
        aria-labelledby="sign-in-title"
      >
        <Field
          {...ties('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...ties('password')} autoComplete="current-password" />
        <Button type="submit" wide busy={form.isBusy} busyText={t('signingIn')}>
          {t('signIn')}
        </Button>
      </ShortForm>
    </section>
  );
});
