import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import { orderDate } from './order-date.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { cardText } from '#ui/features/checkout/card-text.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-view.module.css';

/** Email address, billing address and payment of an order, and its invoices and returns with date and state (ORD-24). */
export const OrderFacts = ({ purchase }: { readonly purchase: Purchase }): ReactNode => {
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
            </dd>
          ))}
        </div>
      )}
      {returns.length > 0 && (
        <div>
          <dt>{t('returns')}</dt>
          {returns.map(({ returnId, date, status, refund, labelUrl, note }) => (
            <dd key={returnId}>
              {returnId}, {orderDate(date, site)}: {t(`returnStates.${status}`)}
              {refund !== undefined && (
                <span>{t('refund', { amount: formatMoney(refund, currency, site.language) })}</span>
              )}
              {note !== undefined && <span>{note}</span>}
              {labelUrl !== undefined && (
                <a href={labelUrl} target="_blank" rel="noopener noreferrer">
                  {t('label')}
                </a>
              )}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
};
