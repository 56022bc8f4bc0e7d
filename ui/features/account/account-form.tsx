import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NewAccountField } from '#core/account/new-account-form.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { Form } from '#core/validation/form.ts';
import type { Values } from '#core/validation/rule.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import type { Intent } from '#ui/kernel/tasks.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';

type TextField = Exclude<NewAccountField, 'newsletter'>;

type AccountFormParts = {
  readonly form: FormPresenter<NewAccountField>;
  /** Connects a text field with the form. */
  readonly ties: (name: TextField) => {
    readonly id: string;
    readonly name: string;
    readonly required: boolean;
    readonly label: string;
    readonly error: string | undefined;
    readonly value: string;
    readonly onValue: (value: string) => void;
    readonly onBlur: () => void;
  };
  /** The e-mail field, which is the user name at sign-in. */
  readonly email: (autoComplete: 'username' | 'email') => ReactNode;
};

type FormName = 'signIn' | 'create';

/** An edit or submit of one of the two forms; each is a new object. */
export type FormUse = { readonly form: FormName };

/** State that the two forms share. */
export type SharedUse = {
  readonly lastUse: FormUse | undefined;
  readonly onUse: (use: FormUse) => void;
};

type AccountFormProps = SharedUse & {
  readonly name: FormName;
  readonly form: Form<NewAccountField>;
  readonly busyText: 'signingIn' | 'creating';
  readonly send: (values: Values) => Intent<unknown, ApiFailure | InvalidInput>;
  readonly children: (parts: AccountFormParts) => ReactNode;
};

/** Nothing is to be done after a sign-in, because the page follows the session and shows the account itself. */
const done = (): void => undefined;

/** A form that signs in or up: heading, fields with errors, button. */
export const AccountForm = observer((props: AccountFormProps): ReactNode => {
  const { name, form: fields, busyText, send, children, lastUse, onUse } = props;
  const t = useTranslations('account');
  const ruleTexts = useRuleTexts();
  const form = usePresenter(
    ({ tasks, shell }) =>
      new FormPresenter<NewAccountField>({
        prefix: name,
        form: fields,
        ruleTexts,
        sending: { tasks, shell, onSent: done, send },
      }),
  );
  useEffect(() => {
    if (lastUse !== undefined && lastUse.form !== name) form.clearRefusal();
  }, [form, name, lastUse]);
  const use = (): void => onUse({ form: name });
  const ties: AccountFormParts['ties'] = (field) => ({
    id: form.idOf(field),
    name: field,
    required: true,
    label: t(field),
    error: form.messages[field],
    value: form.values[field] ?? '',
    onValue: (value) => form.change(field, value),
    onBlur: () => form.leave(field),
  });
  const email: AccountFormParts['email'] = (autoComplete) => (
    <Field
      {...ties('email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
  const errors = form.errors.map(({ name: field, message }) => ({
    field: form.idOf(field),
    message: t('error', { field: t(field), message }),
  }));
  const title = `${name}-title`;
  return (
    <section aria-labelledby={title} onChange={use} onSubmit={use}>
      <h2 id={title}>{t(name)}</h2>
      <ShortForm errors={errors} attempt={form.attempt} notice={form.notice} onSend={form.send} aria-labelledby={title}>
        {children({ form, ties, email })}
        <Button
          type="submit"
          wide
          variant={name === 'create' ? 'secondary' : undefined}
          busy={form.isBusy}
          busyText={t(busyText)}
        >
          {t(name)}
        </Button>
      </ShortForm>
    </section>
  );
});
