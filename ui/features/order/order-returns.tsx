import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import { exchangedSizes, isExchangeOnly } from '#core/order/exchanged-sizes.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { isReturnCancellable } from '#core/order/return.ts';
import { Button } from '#ui/design/button.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { CancelReturnDialog } from './cancel-return-dialog.tsx';
import { orderDate } from './order-date.ts';
import styles from './order-returns.module.css';
import type { PurchasePresenter } from './purchase.presenter.ts';
import { returnStateText, shipmentStateText } from './return-state.ts';
import { saveFile } from './save-file.ts';

type OrderReturnsProps = { readonly purchase: Purchase; readonly presenter: PurchasePresenter };

type OrderReturnProps = OrderReturnsProps & { readonly back: Purchase['returns'][number] };

/** A return with its date and state, the sizes that it exchanges, and its label or code (ORD-24). */
const OrderReturn = observer(({ purchase, presenter, back }: OrderReturnProps): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  const [isCanceling, setCanceling] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { returnId, returnNumber, date, status, way, refund, expectedRefund, note, labelUrl } = back;
  const isOpen = status === 'LABEL_CREATED';
  const cancel = useTranslations(`orders.cancelReturn.${isExchangeOnly(back) ? 'anExchange' : 'aReturn'}`);
  return (
    <li ref={row} tabIndex={-1}>
      <p className={styles.state}>
        {t('returnState', { return: returnNumber, date: orderDate(date, site), state: t(returnStateText(back)) })}
      </p>
      {exchangedSizes(purchase, back).map(({ itemId, name, from, to, status: state }) => (
        <p key={itemId}>{t('exchangeOf', { name, from, to, state: t(shipmentStateText(state, back)) })}</p>
      ))}
      {refund !== undefined && <p>{t('refund', { amount: formatMoney(refund, purchase.currency, site.language) })}</p>}
      {expectedRefund !== undefined && (
        <p>{t('refundAfterCheck', { amount: formatMoney(expectedRefund, purchase.currency, site.language) })}</p>
      )}
      {note !== undefined && <p>{note}</p>}
      {isOpen && way === 'post' && (
        <Button
          variant="quiet"
          busy={presenter.downloading === returnId}
          busyText={t('downloading')}
          onClick={() => presenter.download(returnId, saveFile)}
        >
          {t('label')}
        </Button>
      )}
      {isOpen && way === 'store' && labelUrl !== undefined && (
        <a href={labelUrl} target="_blank">
          {t('code')}
        </a>
      )}
      {isReturnCancellable(back) && (
        <Button
          variant="quiet"
          aria-label={cancel('named', { return: returnNumber })}
          onClick={() => setCanceling(true)}
        >
          {cancel('open')}
        </Button>
      )}
      {isCanceling && (
        <CancelReturnDialog
          presenter={presenter}
          back={back}
          onClose={() => setCanceling(false)}
          onEnd={() => {
            setCanceling(false);
            // The button that opened the dialog is gone.
            requestAnimationFrame(() => row.current?.focus());
          }}
        />
      )}
    </li>
  );
});

/** The returns of an order with date, state, label and amounts (ORD-24), below the shipments that they send back. */
export const OrderReturns = observer(({ purchase, presenter }: OrderReturnsProps): ReactNode => {
  const t = useTranslations('orders');
  return (
    purchase.returns.length > 0 && (
      <section className={styles.returns} aria-labelledby="order-returns">
        <h3 id="order-returns">{t('returns')}</h3>
        <ul>
          {purchase.returns.map((back) => (
            <OrderReturn key={back.returnId} purchase={purchase} back={back} presenter={presenter} />
          ))}
        </ul>
      </section>
    )
  );
});
