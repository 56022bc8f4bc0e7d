import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { orderDate } from './order-date.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { Button } from '#ui/design/button.tsx';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-view.module.css';
import type { PurchasePresenter } from './purchase.presenter.ts';
import { saveFile } from './save-file.ts';
import { TenderPaymentRows } from './tender-payment-rows.tsx';

type OrderFactsProps = { readonly purchase: Purchase; readonly presenter: PurchasePresenter };

/** Email address, billing address and payment of an order, and its invoices (ORD-24). */
export const OrderFacts = observer(({ purchase, presenter }: OrderFactsProps): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  const { email, billingAddress, instruments, invoices } = purchase;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('contact')}</dt>
        <dd>{email}</dd>
      </div>
      {instruments.some(({ amount }) => amount > 0) && (
        <div>
          <dt>{t('payment')}</dt>
          <TenderPaymentRows purchase={purchase} />
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
    </dl>
  );
});
