import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import type { FormPresenter } from '#ui/forms/form.presenter.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { tiesOf, type FieldTies } from '#ui/forms/ties-of.ts';
import styles from './member-form.module.css';

type MemberFormProps<Name extends string> = {
  readonly form: Pick<
    FormPresenter<Name>,
    'fields' | 'idOf' | 'messages' | 'values' | 'change' | 'leave' | 'errors' | 'attempt' | 'notice' | 'send' | 'isBusy'
  >;
  readonly labels: { readonly [name in Name]: string };
  /** Id of the heading of the form. */
  readonly title: string;
  readonly save: string;
  /** Whether the button has the width of the form, as in a dialog. */
  readonly wide?: boolean;
  /** Announced while the form is sent. */
  readonly busyText: string;
  readonly children: (ties: (name: Name) => FieldTies) => ReactNode;
};

/** A label that is a question has no question mark before the colon of its error. */
const nameOf = (label: string): string => (label.endsWith('?') ? label.slice(0, -1).trimEnd() : label);

/** A form of the account: fields with their errors, a summary of the errors, and its button. */
const View = <Name extends string>({
  form,
  labels,
  title,
  save,
  wide = false,
  busyText,
  children,
}: MemberFormProps<Name>): ReactNode => {
  const t = useTranslations('account');
  const ties = (name: Name): FieldTies => tiesOf(form, name, labels[name]);
  const errors = form.errors.map(({ name, field, message }) => ({
    field,
    message: t('error', { field: nameOf(labels[name]), message }),
  }));
  return (
    <div className={styles.form}>
      <ShortForm errors={errors} attempt={form.attempt} notice={form.notice} onSend={form.send} aria-labelledby={title}>
        {children(ties)}
        <div>
          <Button type="submit" wide={wide} busy={form.isBusy} busyText={busyText}>
            {save}
          </Button>
        </div>
      </ShortForm>
    </div>
  );
};

export const MemberForm = observer(View) as typeof View;
