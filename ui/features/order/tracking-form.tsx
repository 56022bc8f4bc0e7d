import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Purchase } from '#core/order/purchase.ts';
import { trackingForm, type TrackingField } from '#core/order/tracking-form.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { NeedsScript } from '#ui/features/page/needs-script.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { tiesOf } from '#ui/forms/ties-of.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './tracking-form.module.css';

type TrackingFormProps = {
  /** Id of the heading that names the form. */
  readonly titleId: string;
  /** Fills the field of the number at first. */
  readonly orderNumber: string;
  readonly onFound: (purchase: Purchase) => void;
};

/** Finds an order by its number and email address (ORD-02). A refusal does not say which of them is wrong (ORD-03). */
export const TrackingForm = observer(({ titleId, orderNumber, onFound }: TrackingFormProps): ReactNode => {
  const t = useTranslations('orders.find');
  const ruleTexts = useRuleTexts();
  const form = usePresenter(({ tasks, shell }) => {
    const started = new FormPresenter<TrackingField, Purchase>({
      prefix: 'track',
      form: trackingForm,
      ruleTexts,
      sending: { tasks, shell, onSent: onFound, send: (values) => (shop) => shop.purchases.track(values) },
    });
    started.fill({ orderNumber });
    return started;
  });
  const ties = (field: TrackingField) => tiesOf(form, field, t(field));
  return (
    <div className={styles.form}>
      <NeedsScript />
      <ShortForm
        errors={form.errors}
        attempt={form.attempt}
        notice={form.notice}
        onSend={form.send}
        aria-labelledby={titleId}
      >
        <Field {...ties('orderNumber')} hint={t('numberHint')} inputMode="numeric" autoComplete="off" />
        <Field
          {...ties('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" wide busy={form.isBusy} busyText={t('searching')}>
          {t('send')}
        </Button>
      </ShortForm>
    </div>
  );
});
