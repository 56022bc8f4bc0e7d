import type { ReactNode } from 'react';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-head.module.css';

type OrderHeadProps = {
  /** Such as "Order 1234567890". */
  readonly number: string;
  /** Such as "Placed on November 29, 2026". */
  readonly date: string;
  /** The page has its own head on the screen. */
  readonly isPrintedOnly?: boolean;
};

/** The head of an order: its number and date; on paper below the name of the shop (CHK-36, RTE-26). */
export const OrderHead = ({ number, date, isPrintedOnly = false }: OrderHeadProps): ReactNode => {
  const { brandName } = useSite();
  return (
    <>
      <p className={styles.brand}>{brandName}</p>
      <div className={styles.head} data-printed={isPrintedOnly ? '' : undefined}>
        <h2 id="order-title" tabIndex={-1} className={styles.number}>
          {number}
        </h2>
        <p className={styles.date}>{date}</p>
      </div>
    </>
  );
};
