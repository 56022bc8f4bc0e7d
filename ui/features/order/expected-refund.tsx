import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { RefundSplit } from '#core/order/refunds.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-dialog.module.css';

type ExpectedRefundProps = {
  readonly refund: RefundSplit | undefined;
  readonly currency: Currency;
};

/**
 * What the chosen units refund, announced when it changes; empty without an amount. Shipping, which comes back with all
 * items of a parcel, is named (ORD-20).
 */
export const ExpectedRefund = ({ refund, currency }: ExpectedRefundProps): ReactNode => {
  const t = useTranslations('orders');
  const { language } = useSite();
  const text = (amount: Amount): string => formatMoney(amount, currency, language);
  const { items = Amount.zero, shipping = Amount.zero } = refund ?? {};
  const amount = text(Amount.add(items, shipping));
  return (
    <p role="status" className={styles.refund}>
      {refund &&
        (shipping === 0
          ? t('expectedRefund', { amount })
          : t('expectedRefundWith', { amount, items: text(items), shipping: text(shipping) }))}
    </p>
  );
};
