import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isCancellable } from '#core/order/cancellation.ts';
import type { Purchase } from '#core/order/purchase.ts';
import type { AddressLayout } from '#core/profile/address-layout.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { CountryFields } from '#ui/features/address/country-fields.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { CorrectionDraft } from './correction-draft.ts';
import { CorrectionPresenter } from './correction.presenter.ts';
import styles from './correction-dialog.module.css';

type CorrectionDialogProps = {
  readonly purchase: Purchase;
  /** A parcel, one of several addresses, whose address alone is corrected. */
  readonly shipmentId?: string | undefined;
  readonly onClose: () => void;
  readonly onCorrected: (purchase: Purchase) => void;
  /** Opens the cancellation of the order instead. */
  readonly onCancel: () => void;
};

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
export const CorrectionDialog = observer(
  ({ purchase, shipmentId, onClose, onCorrected, onCancel }: CorrectionDialogProps): ReactNode => {
    const t = useTranslations('orders.correct');
    const account = useTranslations('account');
    const ruleTexts = useRuleTexts();
    const orders = useTranslations('orders');
    const { status, isCancellable: cancellable } = purchase;
    const canCancel = isCancellable({ status, cancellable });
    const texts = { done: t('done'), totalChanges: t(canCancel ? 'totalChanges' : 'totalChangesLate') };
    const session = useStore(SessionStore);
    const draft = useStore(CorrectionDraft);
    const presenter = usePresenter(
      ({ tasks, shell }) =>
        new CorrectionPresenter({ tasks, shell, purchase, shipmentId, ruleTexts, session, draft, texts, onCorrected }),
    );
    const { form, layout, hasAddress, isParcel } = presenter;
    const email: AddressLayout['fields'] = isParcel ? [] : [{ name: 'email', label: t('email') }];
    const fields = [...email, ...(layout?.fields ?? [])];
    const labels = new Map(fields.map(({ name, label }) => [name, label]));
    const places = [...labels.keys()];
    const errors = form.errors
      .toSorted((one, other) => places.indexOf(one.name) - places.indexOf(other.name))
      .map(({ name, field, message }) => ({
        field,
        message: account('error', { field: labels.get(name) ?? '', message }),
      }));
    const title = hasAddress ? t(isParcel ? 'parcelTitle' : 'title') : t('emailTitle');
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
          {presenter.changesTotal && canCancel && (
            <Button variant="secondary" onClick={onCancel}>
              {orders('cancel.open')}
            </Button>
          )}
          <p>{hasAddress ? t(isParcel ? 'parcelText' : 'text') : t('emailText')}</p>
          {presenter.hasFailed && (
            <RetryNotice retry={account('retry')} onRetry={presenter.load}>
              {account('unreachable')}
            </RetryNotice>
          )}
          {hasAddress && layout === undefined ? (
            !presenter.hasFailed && <Skeleton shape="block" />
          ) : (
            <>
              <CountryFields fields={fields} regions={layout?.regions ?? []} form={form} section="shipping" />
              <Button type="submit" wide busy={presenter.isBusy} busyText={t('sending')}>
                {t('send')}
              </Button>
            </>
          )}
        </ShortForm>
      </Dialog>
    );
  },
);
