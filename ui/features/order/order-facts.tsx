import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import { orderDate } from './order-date.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { Button } from '#ui/design/button.tsx';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { cardText } from '#ui/features/checkout/card-text.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-view.module.css';
import type { PurchasePresenter } from './purchase.presenter.ts';
import { saveFile } from './save-file.ts';

type OrderFactsProps = { readonly purchase: Purchase; readonly presenter: PurchasePresenter };

/** Email address, billing address and payment of an order, and its invoices and returns with date and state (ORD-24). */
export const OrderFacts = observer(({ purchase, presenter }: OrderFactsProps): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  const { email, billingAddress, instruments, invoices, returns, currency } = purchase;
  const paid = instruments.map(cardText).filter((text) => text !== '');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('contact')}</dt>
        <dd>{email}</dd>
      </div>
      {paid.length > 0 && (
        <div>
          <dt>{t('payment')}</dt>
          {paid.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
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
          {invoices.map(({ invoiceId, date }) => (
            <dd key={invoiceId}>
              {invoiceId}, {orderDate(date, site)}
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
        <div>
          <dt>{t('returns')}</dt>
          {returns.map(({ returnId, date, status, refund, note }) => (
            <dd key={returnId}>
              {returnId}, {orderDate(date, site)}: {t(`returnStates.${status}`)}
              {refund !== undefined && (
                <span>{t('refund', { amount: formatMoney(refund, currency, site.language) })}</span>
              )}
              {note !== undefined && <span>{note}</span>}
              {status === 'LABEL_CREATED' && (
                <Button
                  variant="quiet"
                  busy={presenter.downloading === returnId}
                  busyText={t('downloading')}
                  onClick={() => presenter.download(returnId, saveFile)}
                >
                  {t('label')}
                </Button>
              )}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
});
