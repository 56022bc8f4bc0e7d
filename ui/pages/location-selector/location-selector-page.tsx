import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import styles from './location-selector-page.module.css';

const YEAR_S = 365 * 24 * 60 * 60;

/** Stores the locale for the next visit to an address without one (RTE-02). */
const remember = (locale: string): void => {
  document.cookie = `locale=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
};

/** The countries and languages of the shop. A choice is stored and opens that site's home page (RTE-42). */
export const Component = (): ReactNode => {
  const t = useTranslations('shell');
  const { sites } = useStorefront();
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead title={t('language')} noIndex />
      <h1>{t('language')}</h1>
      <ul className={styles.sites}>
        {sites.map(({ locale, language, languageName }) => (
          <li key={locale}>
            <a
              className={styles.site}
              href={`/${locale}`}
              lang={language}
              hrefLang={language}
              onClick={() => remember(locale)}
            >
              {languageName}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
};
