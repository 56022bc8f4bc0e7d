import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paidText } from '#core/checkout/card-text.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { tenderPayments } from '#core/order/tender-payments.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-view.module.css';

type TenderPaymentRowsProps = { readonly purchase: Pick<Purchase, 'instruments' | 'currency'> };

/** What each tender paid; if it got something back, also that and what it pays in the end (ORD-24). */
export const TenderPaymentRows = ({ purchase }: TenderPaymentRowsProps): ReactNode => {
  const t = useTranslations('orders');
  const { language } = useSite();
  const { currency } = purchase;
  const text = (amount: Amount): string => formatMoney(amount, currency, language);
  return tenderPayments(purchase).map(({ tender, refunded, underway, net }) => (
    <dd key={tender.id}>
      {paidText(tender, currency, language)}
      {net !== tender.amount && (
        <dl className={styles.refunds}>
          {(['refunded', 'underway'] as const).map((kind) => {
            const back = { refunded, underway }[kind];
            return (
              back !== 0 && (
                <div key={kind}>
                  <dt>{t(`refundRows.${kind}`)}</dt>
                  <dd>{text(Amount.negate(back))}</dd>
                </div>
              )
            );
          })}
          <div data-kind="charged">
            <dt>{t('paidInTheEnd')}</dt>
            <dd>{text(net)}</dd>
          </div>
        </dl>
      )}
    </dd>
  ));
};
