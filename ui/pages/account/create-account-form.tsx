import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { newAccountForm, type NewAccountField } from '#core/account/new-account-form.ts';
import { TICKED } from '#core/validation/form.ts';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Field } from '#ui/design/field.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { useRuleTexts } from '#ui/stores/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './account-page.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

/** The page itself hears of it. */
const done = (): void => undefined;

/** The least that an account is made of (API-004). */
export const CreateAccountForm = observer((): ReactNode => {
  const t = useTranslations('account');
  const ruleTexts = useRuleTexts();
  const form = usePresenter(
    ({ tasks, shell }) =>
      new FormPresenter<NewAccountField>({
        prefix: 'create',
        form: newAccountForm,
        ruleTexts,
        sending: { tasks, shell, onSent: done, send: (values) => (shop) => shop.account.signUp(values) },
      }),
  );
  const ties = (name: Exclude<NewAccountField, 'newsletter'>) => ({
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
    <section aria-labelledby="create-title">
      <h2 id="create-title">{t('create')}</h2>
      <ShortForm
        errors={errors}
        attempt={form.attempt}
        notice={form.notice}
        onSend={form.send}
        aria-labelledby="create-title"
      >
        <div className={styles.pair}>
          <Field {...ties('firstName')} autoComplete="given-name" />
          <Field {...ties('lastName')} autoComplete="family-name" />
        </div>
        <Field
          {...ties('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles.withRules}>
          <PasswordField {...ties('password')} autoComplete="new-password" />
          <PasswordRules id="create-rules" typed={form.values['password'] ?? ''} />
        </div>
        <Checkbox
          name="newsletter"
          label={t('newsletter')}
          checked={form.values['newsletter'] === TICKED}
          onChecked={(checked) => form.change('newsletter', checked ? TICKED : '')}
        />
        <Button type="submit" wide variant="secondary" busy={form.isBusy} busyText={t('creating')}>
          {t('create')}
        </Button>
      </ShortForm>
    </section>
  );
});
