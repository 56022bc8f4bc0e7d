import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Purchase } from '#core/order/purchase.ts';
import { hasCancellable, isCancellable } from '#core/order/cancellation.ts';
import { correctableInAll } from '#core/order/correction.ts';
import { WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CorrectionDraft } from './correction-draft.ts';
import { LazyCorrection } from './lazy-views.ts';
import type { PurchasePresenter } from './purchase.presenter.ts';
import styles from './order-view.module.css';

type OrderActionsProps = {
  readonly presenter: PurchasePresenter;
  readonly purchase: Purchase;
  readonly isMember: boolean;
};

/**
 * What can be done with an order: cancel, or withdraw from it once it cannot be canceled, correct, return, buy again, print
 * (RTE-26, ORD-18, ux 68).
 */
export const OrderActions = observer(({ presenter, purchase, isMember }: OrderActionsProps): ReactNode => {
  const t = useTranslations('orders');
  const { locale } = useSite();
  const [isCanceling, setCanceling] = useState(false);
  const { orderId, orderNumber, status, isCancellable: cancellable, isReturnable, isWithdrawable = false } = purchase;
  const { owner } = useStore(SessionStore);
  const draft = useStore(CorrectionDraft);
  /** The correction that was open before another sign-in. */
  const [restored, setRestored] = useState(() => draft.draftFor(owner?.email));
  const correcting = presenter.correcting ?? (restored?.orderId === orderId ? restored : undefined);
  const closeCorrection = (): void => {
    setRestored(undefined);
    presenter.closeCorrection();
  };
  const what = correctableInAll(purchase.shipments);
  const hasWarranty = !presenter.isDigital && (presenter.state === 'DELIVERED' || presenter.state === 'PICKED_UP');
  const close = (): void => setCanceling(false);
  return (
    <div className={styles.actions}>
      {isReturnable && (
        <LinkButton
          variant="secondary"
          to={isMember ? `/${locale}/account/orders/${orderId}/return` : `/${locale}/returns?order=${orderId}`}
        >
          {t('return.title')}
        </LinkButton>
      )}
      {hasCancellable({ status, cancellable }) && (
        <Button variant="secondary" onClick={() => setCanceling(true)}>
          {t('cancel.open')}
        </Button>
      )}
      {isWithdrawable && !isCancellable({ status, cancellable }) && (
        <LinkButton variant="secondary" to={`/${locale}${WITHDRAWAL_PATH}?order=${orderNumber}`} reload>
          {t('withdraw')}
        </LinkButton>
      )}
      {what !== 'nothing' && (
        <Button variant="secondary" onClick={() => presenter.openCorrection()}>
          {what === 'address' ? t('correct.open') : t('correct.openEmail')}
        </Button>
      )}
      <Button variant="secondary" busy={presenter.isBuying} busyText={t('buying')} onClick={presenter.buyAgain}>
        {t('buyAgain')}
      </Button>
      <div className={styles.quiet}>
        {hasWarranty && (
          <LinkButton variant="quiet" to={`/${locale}/warranty?order=${orderId}`}>
            {t('warranty')}
          </LinkButton>
        )}
        <Button variant="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {correcting !== undefined && what !== 'nothing' && (
        <LazyCorrection
          onBroken={closeCorrection}
          render={({ CorrectionDialog }) => (
            <CorrectionDialog
              purchase={purchase}
              shipmentId={correcting.shipmentId}
              onClose={closeCorrection}
              onCancel={() => {
                closeCorrection();
                setCanceling(true);
              }}
              onCorrected={(corrected) => {
                closeCorrection();
                presenter.show(corrected);
              }}
            />
          )}
        />
      )}
      {isCanceling && (
        <CancelDialog
          purchase={purchase}
          lines={presenter.lines}
          onClose={close}
          onStale={(then) => presenter.load(() => then(presenter.purchase ?? purchase))}
          onCanceled={(canceled) => {
            close();
            presenter.show(canceled);
          }}
        />
      )}
    </div>
  );
});
