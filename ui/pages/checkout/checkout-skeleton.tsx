import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './checkout-page.module.css';

/** Placeholder of the steps and of the order summary. */
export const CheckoutSkeleton = (): ReactNode => {
  const t = useTranslations('checkout');
  return (
    <div className={styles.columns} aria-busy="true">
      <VisuallyHidden live>{t('loading')}</VisuallyHidden>
      <Skeleton shape="control" lines={6} />
      <Skeleton shape="block" />
    </div>
  );
};
