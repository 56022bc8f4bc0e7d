import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './listing-head.module.css';

type ListingHeadProps = { readonly title: string; readonly total?: number; readonly intro?: ReactNode };

/** Title, number of products and introduction of a list (ux 11). */
export const ListingHead = ({ title, total, intro }: ListingHeadProps): ReactNode => {
  const t = useTranslations('catalog');
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {total !== undefined && <p className={styles.count}>{t('products', { count: total })}</p>}
      {intro !== undefined && <div className={styles.intro}>{intro}</div>}
    </header>
  );
};
