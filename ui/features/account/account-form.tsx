import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NewAccountField } from '#core/account/new-account-form.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { Continuation } from '#core/site/continuation.ts';
import type { Form } from '#core/validation/form.ts';
import type { Values } from '#core/validation/rule.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { tiesOf, type FieldTies } from '#ui/forms/ties-of.ts';
import type { Intent } from '#ui/kernel/tasks.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { useAfterSignIn } from './after-sign-in.ts';
import { TypedPerson } from './typed-person.ts';

type TextField = Exclude<NewAccountField, 'newsletter'>;

type AccountFormParts = {
  readonly form: FormPresenter<NewAccountField>;
  /** Connects a text field with the form. */
  readonly ties: (name: TextField) => FieldTies;
  /** The e-mail field, which is the user name at sign-in. */
  readonly email: (autoComplete: 'username' | 'email') => ReactNode;
};

type FormName = 'signIn' | 'create';

/** An edit or submit of one of the two forms; each is a new object. */
export type FormUse = { readonly form: FormName };

/** Prefixes of the ids of fields by place. */
const prefixes = { section: '', page: '', dialog: 'dialog-', 'pop-up': 'pop-up-' } as const;

/** What a page or a dialog gives one of the forms. */
export type AccountFormUse = {
  /** Of two forms side by side: the last use, and the handler of uses. */
  readonly lastUse?: FormUse | undefined;
  readonly onUse?: (use: FormUse) => void;
  /**
   * Where the form is. Default: a section with a heading of its own. The others have a heading already; a dialog and a
   * pop-up may be open above the same form, and a page is left after the sign-in.
   */
  readonly place?: keyof typeof prefixes;
  /** What follows the sign-in. Default: the page stays. */
  readonly continuation?: Continuation;
  /** Called once the shopper is signed in. */
  readonly onSignedIn?: () => void;
};

type AccountFormProps = AccountFormUse & {
  readonly name: FormName;
  readonly form: Form<NewAccountField>;
  readonly busyText: 'signingIn' | 'creating';
  readonly send: (values: Values) => Intent<unknown, ApiFailure | InvalidInput>;
  readonly children: (parts: AccountFormParts) => ReactNode;
};

/** No continuation: one object, so that effects do not run again. */
const stays: Continuation = {};

/** A form that signs in or up: heading, fields with errors, button. */
export const AccountForm = observer((props: AccountFormProps): ReactNode => {
  const { name, form: fields, busyText, send, children, lastUse, onUse, place = 'section', onSignedIn } = props;
  const { continuation = stays } = props;
  const t = useTranslations('account');
  const ruleTexts = useRuleTexts();
  const prefix = prefixes[place] + name;
  const { dialogs } = useStorefront().shell;
  const typed = useStore(TypedPerson);
  useAfterSignIn(continuation);
  const form = usePresenter(({ tasks, shell }) => {
    const made = new FormPresenter<NewAccountField>({
      prefix,
      form: fields,
      ruleTexts,
      sending: {
        tasks,
        shell,
        onSent: () => {
          onSignedIn?.();
          if (place !== 'page') dialogs.open(name === 'create' ? 'welcome' : 'sign-in-confirmation', {});
        },
        send,
      },
    });
    const { email: known, firstName, lastName } = typed;
    made.fill({ email: known, ...(name === 'create' && { firstName, lastName }) });
    return made;
  });
  useEffect(() => {
    if (lastUse !== undefined && lastUse.form !== name) form.clearRefusal();
  }, [form, name, lastUse]);
  const use = (): void => onUse?.({ form: name });
  const ties: AccountFormParts['ties'] = (field) => ({
    ...tiesOf(form, field, t(field)),
    onValue: (value) => {
      if (field === 'email') typed.email = value;
      form.change(field, value);
    },
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
  return (
    <section aria-label={t(name)} onChange={use} onSubmit={use}>
      {place === 'section' && <h2>{t(name)}</h2>}
      <ShortForm errors={errors} attempt={form.attempt} notice={form.notice} onSend={form.send} aria-label={t(name)}>
        {children({ form, ties, email })}
        <Button
          type="submit"
          wide
          variant={name === 'create' && place === 'section' ? 'secondary' : undefined}
          busy={form.isBusy}
          busyText={t(busyText)}
        >
          {t(name)}
        </Button>
      </ShortForm>
    </section>
  );
});
