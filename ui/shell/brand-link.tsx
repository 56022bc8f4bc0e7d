import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './brand-link.module.css';

/** The logo, which links to the home page. Out of checkout it loads a document. */
export const BrandLink = ({ reload = false }: { readonly reload?: boolean }): ReactNode => {
  const t = useTranslations('shell');
  const { locale, brandName } = useSite();
  return (
    <Link
      className={styles.brand}
      to={`/${locale}`}
      reloadDocument={reload}
      aria-label={t('home', { brand: brandName })}
    >
      <svg width="30" height="22" viewBox="0 0 30 22" aria-hidden="true" focusable="false">
        <path
          d="M2 20 10 7l5 7 6-11 7 13"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span>{brandName}</span>
    </Link>
  );
};
