import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LineView } from '#core/cart/line-view.ts';
import type { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { Purchase } from '#core/order/purchase.ts';
import type { GivenBack } from '#core/order/refunds.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { ErrorSummary } from '#ui/design/error-summary.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Select } from '#ui/design/select.tsx';
import { tenderText } from '#core/checkout/card-text.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { CancelPresenter, REASON_FIELD } from './cancel.presenter.ts';
import styles from './order-dialog.module.css';
import { UnitChoiceList } from './unit-choice-list.tsx';

/** Reasons of a cancellation, as the shop reads them. */
const reasons = ['changed-mind', 'by-mistake', 'too-late', 'better-price', 'other'] as const;

type CancelDialogProps = {
  readonly purchase: Purchase;
  readonly lines: readonly LineView[];
  readonly onClose: () => void;
  readonly onCanceled: (purchase: Purchase) => void;
  readonly onStale: (then: (now: Purchase) => void) => void;
};

/** Asks which units are canceled and why, and for a confirmation (ORD-09). */
export const CancelDialog = observer(
  ({ purchase, lines, onClose, onCanceled, onStale }: CancelDialogProps): ReactNode => {
    const t = useTranslations('orders.cancel');
    const orders = useTranslations('orders');
    const { language } = useSite();
    const backText = ({ released, refunded }: GivenBack): string => {
      const money = (amount: Amount): string => formatMoney(amount, purchase.currency, language);
      if (refunded === 0) return orders('notCharged', { amount: money(released) });
      if (released === 0) return orders('expectedRefund', { amount: money(refunded) });
      const method = purchase.instruments.map(tenderText).join(', ');
      return orders('partlyCharged', { refunded: money(refunded), released: money(released), method });
    };
    const done = (back: GivenBack | undefined): string =>
      back === undefined ? t('done') : `${t('done')} ${backText(back)}`;
    const texts = {
      done,
      nothing: t('nothing'),
      reason: t('reasonNeeded'),
      canceled: t('already'),
      prepared: t('failed'),
      closed: t('closed'),
    };
    const presenter = usePresenter(
      ({ tasks, shell }) => new CancelPresenter({ tasks, shell, purchase, lines, texts, onCanceled, onStale }),
    );
    const { choice, missing } = presenter;
    const hasLines = choice.lines.length > 0;
    return (
      <Dialog
        open
        title={t('title')}
        onClose={onClose}
        footer={
          <div className={styles.actions}>
            <p role="status" className={styles.refund}>
              {presenter.back !== undefined && backText(presenter.back)}
              {presenter.lostGifts.length > 0 && ` ${t('gifts', { names: presenter.lostGifts.join(', ') })}`}
            </p>
            {hasLines && (
              <Button wide busy={presenter.isBusy} busyText={t('sending')} onClick={presenter.send}>
                {t('confirm')}
              </Button>
            )}
            <Button wide variant="secondary" onClick={onClose}>
              {hasLines ? t('keep') : t('close')}
            </Button>
          </div>
        }
      >
        <div className={styles.body}>
          <ErrorSummary errors={missing.rows} attempt={missing.attempt} />
          {choice.notice !== undefined && (
            <NoticeBar tone="error" focus>
              {choice.notice}
            </NoticeBar>
          )}
          {hasLines && (
            <>
              <p>{t('text')}</p>
              <UnitChoiceList legend={t('items')} choice={choice} error={missing.messageOf(choice.firstField)} />
              <Select
                id={REASON_FIELD}
                name="reason"
                label={t('reason')}
                required
                error={missing.messageOf(REASON_FIELD)}
                placeholder={t('choose')}
                value={presenter.reason}
                onValue={presenter.setReason}
                options={reasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
              />
            </>
          )}
        </div>
      </Dialog>
    );
  },
);
