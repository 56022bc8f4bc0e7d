import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-dialog.module.css';

type ExpectedRefundProps = {
  readonly amount: Amount | undefined;
  readonly currency: Currency;
};

/** What the chosen units refund, announced when it changes; empty without an amount. */
export const ExpectedRefund = ({ amount, currency }: ExpectedRefundProps): ReactNode => {
  const t = useTranslations('orders');
  const { language } = useSite();
  return (
    <p role="status" className={styles.refund}>
      {amount !== undefined && t('expectedRefund', { amount: formatMoney(amount, currency, language) })}
    </p>
  );
};
