import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LineView } from '#core/cart/line-view.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { ErrorSummary } from '#ui/design/error-summary.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Select } from '#ui/design/select.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { CancelPresenter, REASON_FIELD, type Back } from './cancel.presenter.ts';
import styles from './order-dialog.module.css';
import { UnitChoiceList } from './unit-choice-list.tsx';
import { useBackTexts } from './use-back-texts.ts';

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
    const backTexts = useBackTexts(purchase.currency);
    const done = (back: Back | undefined): string =>
      [t('done'), ...(back === undefined ? [] : backTexts(back))].join(' ');
    const texts = {
      done,
      nothing: t('nothing'),
      quantity: (max: number) => orders('quantity', { max }),
      quantityOf: (name: string, max: number) => orders('quantityOf', { name, max }),
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
    const { back, gifts } = presenter;
    const said = [
      ...(back === undefined ? [] : backTexts(back)),
      ...(['leaving', 'staying'] as const).flatMap((kind) =>
        gifts[kind].length === 0 ? [] : [t(`gifts.${kind}`, { names: gifts[kind].join(', ') })],
      ),
    ];
    return (
      <Dialog
        open
        title={t('title')}
        onClose={onClose}
        footer={
          <div className={styles.actions}>
            <div role="status" className={styles.refund}>
              {said.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
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
              <UnitChoiceList legend={t('items')} choice={choice} items={purchase.items} missing={missing} />
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
