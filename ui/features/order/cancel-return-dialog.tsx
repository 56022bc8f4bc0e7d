import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isExchangeOnly } from '#core/order/exchanged-sizes.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import styles from './order-dialog.module.css';
import type { PurchasePresenter } from './purchase.presenter.ts';

type CancelReturnDialogProps = {
  readonly presenter: PurchasePresenter;
  readonly back: Purchase['returns'][number];
  readonly onClose: () => void;
  /** The return was canceled, or could not be. */
  readonly onEnd: () => void;
};

/** Asks once before a return that was not sent yet is canceled (ORD-16). */
export const CancelReturnDialog = observer(
  ({ presenter, back, onClose, onEnd }: CancelReturnDialogProps): ReactNode => {
    const t = useTranslations('orders.cancelReturn');
    const named = { return: back.returnNumber };
    const isExchange = back.items.some(({ exchangeItemId }) => exchangeItemId !== undefined);
    const kind = isExchangeOnly(back) ? 'anExchange' : 'aReturn';
    return (
      <Dialog
        open
        title={t(`${kind}.title`)}
        onClose={onClose}
        footer={
          <div className={styles.actions}>
            <Button
              wide
              busy={presenter.isCancelingReturn}
              busyText={t('sending')}
              onClick={() =>
                presenter.cancelReturn(
                  back,
                  { done: t(`${kind}.done`, named), ended: t('ended', named), late: t('late', named) },
                  onEnd,
                )
              }
            >
              {t(`${kind}.confirm`)}
            </Button>
            <Button wide variant="secondary" onClick={onClose}>
              {t(`${kind}.keep`)}
            </Button>
          </div>
        }
      >
        <div className={styles.body}>
          <p>{t(`text.${back.way}`, named)}</p>
          {isExchange && <p>{t('exchange')}</p>}
        </div>
      </Dialog>
    );
  },
);
