import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#ui/design/field.tsx';
import type { FormPresenter } from '#ui/forms/form.presenter.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { tiesOf } from '#ui/forms/ties-of.ts';
import { inGroups, type GiftCardField } from './gift-card-form.ts';
import styles from './gift-card-fields.module.css';

/** More than any number with its spaces or dashes has. */
const MAX_TYPED = 40;

type GiftCardFieldsProps = {
  readonly form: Pick<
    FormPresenter<GiftCardField>,
    'fields' | 'idOf' | 'messages' | 'values' | 'change' | 'leave' | 'errors' | 'attempt' | 'notice'
  >;
  readonly onSend: () => void;
  /** The buttons. */
  readonly children: ReactNode;
};

/** The form with number and PIN of a gift card. Its refusals are at the number (GFT-06, ERR-23). */
export const GiftCardFields = observer(({ form, onSend, children }: GiftCardFieldsProps): ReactNode => {
  const t = useTranslations('tenders.form');
  const ties = (name: GiftCardField) => tiesOf(form, name, t(name));
  const number = ties('cardNumber');
  return (
    <ShortForm
      errors={form.errors.map(({ name, field, message }) => ({
        field,
        message: t('error', { field: t(name), message }),
      }))}
      attempt={form.attempt}
      notice={form.notice}
      onSend={onSend}
      aria-label={t('name')}
    >
      <div className={styles.fields}>
        <Field
          {...number}
          value={/^\d+$/.test(number.value) ? inGroups(number.value) : number.value}
          hint={t('numberHint')}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TYPED}
        />
        <Field
          {...ties('pin')}
          hint={t('pinHint')}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TYPED}
        />
      </div>
      {children}
    </ShortForm>
  );
});
