import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SummaryRow } from '#core/cart/cart-view.ts';
import styles from './totals.module.css';

type TotalsProps = {
  readonly rows: readonly SummaryRow[];
  /** False without a delivery address, if tax is added to the prices. */
  readonly isTaxKnown?: boolean;
  /** What is shown in place of a tax that is not known. */
  readonly unknownTax?: string;
  /** Whether the totals are being recalculated. */
  readonly isUpdating?: boolean;
};

/** The totals of a cart or an order, one row each (CART-11). */
export const TotalsView = ({ rows, isTaxKnown = true, unknownTax, isUpdating = false }: TotalsProps): ReactNode => {
  const t = useTranslations('cart');
  const amountOf = (row: SummaryRow): string => {
    if (row.kind === 'tax' && !isTaxKnown) return unknownTax ?? t('atCheckout');
    return row.kind === 'shipping' && row.isFree ? t('freeShipping') : row.amount;
  };
  return (
    <dl className={styles.totals} aria-busy={isUpdating}>
      {rows.map((row, index) => (
        <div key={`${row.kind}-${index}`} className={styles.row} data-kind={row.kind}>
          <dt>{row.label ?? t(`rows.${row.kind}`)}</dt>
          <dd>{amountOf(row)}</dd>
        </div>
      ))}
    </dl>
  );
};
