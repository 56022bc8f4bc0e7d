import { observer } from 'mobx-react-lite';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import { orderDate } from './order-date.ts';
import { exchangedSizes, isExchangeOnly } from '#core/order/exchanged-sizes.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { isReturnCancellable } from '#core/order/return.ts';
import { Button } from '#ui/design/button.tsx';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { CancelReturnDialog } from './cancel-return-dialog.tsx';
import styles from './order-view.module.css';
import { PaymentLines } from './payment-lines.tsx';
import type { PurchasePresenter } from './purchase.presenter.ts';
import { returnStateText, shipmentStateText } from './return-state.ts';
import { saveFile } from './save-file.ts';

type OrderFactsProps = { readonly purchase: Purchase; readonly presenter: PurchasePresenter };

type ReturnFactProps = OrderFactsProps & { readonly back: Purchase['returns'][number] };

/** A return with its date and state, the sizes that it exchanges, and its label or code (ORD-24). */
const ReturnFact = observer(({ purchase, presenter, back }: ReturnFactProps): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  const [isCanceling, setCanceling] = useState(false);
  const row = useRef<HTMLElement>(null);
  const { returnId, returnNumber, date, status, way, refund, expectedRefund, note, labelUrl } = back;
  const isOpen = status === 'LABEL_CREATED';
  const cancel = useTranslations(`orders.cancelReturn.${isExchangeOnly(back) ? 'anExchange' : 'aReturn'}`);
  return (
    <dd ref={row} tabIndex={-1}>
      {t('returnState', { return: returnNumber, date: orderDate(date, site), state: t(returnStateText(back)) })}
      {exchangedSizes(purchase, back).map(({ itemId, name, from, to, status: state }) => (
        <span key={itemId}>{t('exchangeOf', { name, from, to, state: t(shipmentStateText(state, back)) })}</span>
      ))}
      {refund !== undefined && (
        <span>{t('refund', { amount: formatMoney(refund, purchase.currency, site.language) })}</span>
      )}
      {expectedRefund !== undefined && (
        <span>{t('refundAfterCheck', { amount: formatMoney(expectedRefund, purchase.currency, site.language) })}</span>
      )}
      {note !== undefined && <span>{note}</span>}
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
    </dd>
  );
});

/** Email address, billing address and payment of an order, and its invoices and returns with date and state (ORD-24). */
export const OrderFacts = observer(({ purchase, presenter }: OrderFactsProps): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  const { email, billingAddress, instruments, invoices, returns } = purchase;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('contact')}</dt>
        <dd>{email}</dd>
      </div>
      {instruments.length > 0 && (
        <div>
          <dt>{t('payment')}</dt>
          <PaymentLines order={purchase} />
        </div>
      )}
      {billingAddress !== undefined && (
        <div>
          <dt>{t('billing')}</dt>
          <dd>
            <AddressLines address={billingAddress} />
          </dd>
        </div>
      )}
      {invoices.length > 0 && (
        <div>
          <dt>{t('invoices')}</dt>
          {invoices.map(({ invoiceId, date, kind }) => (
            <dd key={invoiceId}>
              {kind === 'credit-note' ? t('creditNote', { number: invoiceId }) : invoiceId}, {orderDate(date, site)}
              <Button
                variant="quiet"
                busy={presenter.downloading === invoiceId}
                busyText={t('downloading')}
                aria-label={t('downloadNamed', { name: invoiceId })}
                onClick={() => presenter.download(invoiceId, saveFile)}
              >
                {t('download')}
              </Button>
            </dd>
          ))}
        </div>
      )}
      {returns.length > 0 && (
        <div className={styles.returns}>
          <dt>{t('returns')}</dt>
          {returns.map((back) => (
            <ReturnFact key={back.returnId} purchase={purchase} back={back} presenter={presenter} />
          ))}
        </div>
      )}
    </dl>
  );
});
