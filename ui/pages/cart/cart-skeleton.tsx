import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './cart-page.module.css';

/** Placeholder of the totals until the cart has been read. */
export const SummarySkeleton = (): ReactNode => {
  const t = useTranslations('cart');
  return (
    <div>
      <VisuallyHidden live>{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" />
    </div>
  );
};

/** The server renders this: a document contains no data of a shopper. */
export const CartSkeleton = (): ReactNode => (
  <div className={styles.columns} aria-busy="true">
    <div className={styles.lines}>
      {[0, 1].map((line) => (
        <div key={line} className={styles.bone}>
          <Skeleton shape="picture" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
    <SummarySkeleton />
  </div>
);
