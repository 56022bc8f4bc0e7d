import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Purchase } from '#core/order/purchase.ts';
import type { AddressField } from '#core/profile/address.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { Field } from '#ui/design/field.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Select } from '#ui/design/select.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { addressInputs } from '#ui/features/checkout/address-inputs.ts';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { CorrectionPresenter } from './correction.presenter.ts';
import styles from './correction-dialog.module.css';

type CorrectionDialogProps = {
  readonly purchase: Purchase;
  readonly onClose: () => void;
  readonly onCorrected: (purchase: Purchase) => void;
};

type Labeled = { readonly name: AddressField; readonly label: string };

/** A field of the form; a region is selected. */
const CorrectionField = observer(
  ({ presenter, name, label }: { readonly presenter: CorrectionPresenter } & Labeled): ReactNode => {
    const t = useTranslations('orders.correct');
    const { form, layout } = presenter;
    const field = form.fields.find((one) => one.name === name);
    if (field === undefined || name === 'country') return null;
    const ties = {
      id: form.idOf(name),
      name,
      label,
      required: field.required,
      error: form.messages[name],
      value: form.values[name] ?? '',
      onBlur: () => form.leave(name),
      onValue: (value: string) => form.change(name, value),
    };
    if (name === 'state')
      return (
        <div>
          <Select
            {...ties}
            autoComplete="shipping address-level1"
            placeholder={t('choose')}
            options={layout?.regions.map((region) => ({ value: region.code, label: region.name })) ?? []}
          />
        </div>
      );
    const { short, autoComplete, ...input } = addressInputs[name];
    return (
      <div className={short === true ? undefined : styles.long}>
        <Field {...ties} {...input} autoComplete={`shipping ${autoComplete}`} />
      </div>
    );
  },
);

type ConfirmationProps = { readonly email: string; readonly minutes: number; readonly onClose: () => void };

/** What happens next to a correction that someone has to confirm. Takes the focus of the form. */
const Confirmation = ({ email, minutes, onClose }: ConfirmationProps): ReactNode => {
  const t = useTranslations('orders.correct');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1} className={styles.confirmation}>
      <h3>{t('confirm.title')}</h3>
      <p>{t('confirm.text', { email, minutes })}</p>
      <p>{t('confirm.until')}</p>
      <Button wide onClick={onClose}>
        {t('confirm.close')}
      </Button>
    </div>
  );
};

/** Corrects the e-mail address of an order, and the address of its parcels, with the fields of its country (ADR-06). */
export const CorrectionDialog = observer(({ purchase, onClose, onCorrected }: CorrectionDialogProps): ReactNode => {
  const t = useTranslations('orders.correct');
  const account = useTranslations('account');
  const ruleTexts = useRuleTexts();
  const texts = { done: t('done'), totalChanges: t('totalChanges') };
  const presenter = usePresenter(
    ({ tasks, shell }) => new CorrectionPresenter({ tasks, shell, purchase, ruleTexts, texts, onCorrected }),
  );
  const { form, layout, hasAddress } = presenter;
  const fields: readonly Labeled[] = [{ name: 'email', label: t('email') }, ...(layout?.fields ?? [])];
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const places = [...labels.keys()];
  const errors = form.errors
    .toSorted((one, other) => places.indexOf(one.name) - places.indexOf(other.name))
    .map(({ name, field, message }) => ({
      field,
      message: account('error', { field: labels.get(name) ?? '', message }),
    }));
  const title = hasAddress ? t('title') : t('emailTitle');
  if (presenter.confirmMinutes !== undefined)
    return (
      <Dialog open side="end" title={title} onClose={onClose}>
        <Confirmation email={purchase.email} minutes={presenter.confirmMinutes} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog open side="end" title={title} onClose={onClose}>
      <ShortForm
        aria-label={title}
        errors={errors}
        attempt={form.attempt}
        notice={presenter.notice}
        onSend={presenter.send}
      >
        <p>{hasAddress ? t('text') : t('emailText')}</p>
        {presenter.hasFailed && (
          <RetryNotice retry={account('retry')} onRetry={presenter.load}>
            {account('unreachable')}
          </RetryNotice>
        )}
        {hasAddress && layout === undefined ? (
          !presenter.hasFailed && <Skeleton shape="block" />
        ) : (
          <>
            <div className={styles.fields}>
              {fields.map(({ name, label }) => (
                <CorrectionField key={name} presenter={presenter} name={name} label={label} />
              ))}
            </div>
            <Button type="submit" wide busy={presenter.isBusy} busyText={t('sending')}>
              {t('send')}
            </Button>
          </>
        )}
      </ShortForm>
    </Dialog>
  );
});
