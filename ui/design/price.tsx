import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './price.module.css';

type PriceProps = {
  readonly sale: string;
  /** The original price if it was higher (PR-12). */
  readonly struck?: string | undefined;
  readonly size?: 'large';
};

/** A formatted price. A reduced price has hidden "now" and "was" labels for screen readers. */
export const Price = ({ sale, struck, size }: PriceProps): ReactNode => {
  const t = useTranslations('design');
  if (struck === undefined)
    return (
      <span className={styles.price} data-size={size}>
        {sale}
      </span>
    );
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.sale}>
        <VisuallyHidden>{t('now')} </VisuallyHidden>
        {sale}
      </span>{' '}
      <s className={styles.struck}>
        <VisuallyHidden>{t('was')} </VisuallyHidden>
        {struck}
      </s>
    </span>
  );
};
