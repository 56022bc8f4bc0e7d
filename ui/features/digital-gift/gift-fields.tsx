import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DigitalGiftField } from '#core/cart/digital-gift.ts';
import { giftMessageLeft } from '#core/cart/gift-message.ts';
import type { FieldError } from '#ui/design/error-summary.tsx';
import { Field } from '#ui/design/field.tsx';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { tiesOf } from '#ui/forms/ties-of.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import type { GiftForm } from './gift-form.ts';
import styles from './gift-fields.module.css';

type GiftFieldsProps = {
  readonly form: GiftForm;
  /** Errors of controls above the form, and the number of submits that they refused. */
  readonly before?: { readonly errors: readonly FieldError[]; readonly attempt: number };
  readonly notice: string | undefined;
  readonly onSend: () => void;
  /** The buttons. */
  readonly children: ReactNode;
};

/** The form with the recipient, the message and the day of a digital gift. */
export const GiftFields = observer(({ form, before, notice, onSend, children }: GiftFieldsProps): ReactNode => {
  const t = useTranslations('tenders.gift');
  const { dateFormat } = useSite();
  const ties = (name: DigitalGiftField) => tiesOf(form, name, t(name));
  return (
    <ShortForm
      errors={[
        ...(before?.errors ?? []),
        ...form.errors.map(({ name, field, message }) => ({
          field,
          message: t('error', { field: t(name), message }),
        })),
      ]}
      attempt={form.attempt + (before?.attempt ?? 0)}
      notice={notice}
      onSend={onSend}
      aria-label={t('title')}
    >
      <div className={styles.fields}>
        <Field {...ties('to')} autoComplete="off" />
        <Field
          {...ties('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field {...ties('sender')} autoComplete="name" />
        <Field
          {...ties('sendOn')}
          hint={t('sendOnHint', { format: t(`formats.${dateFormat === 'DD/MM/YYYY' ? 'dayFirst' : 'monthFirst'}`) })}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <TextArea
        {...ties('message')}
        hint={t('messageHint')}
        limit={{
          left: giftMessageLeft(form.cleaned.message ?? ''),
          text: (left) => (left < 0 ? t('over', { count: -left }) : t('left', { count: left })),
        }}
      />
      {children}
    </ShortForm>
  );
});
