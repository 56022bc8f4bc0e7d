import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { rememberLocale } from '#ui/kernel/chosen-locale.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import styles from './location-selector-page.module.css';

/** Stores the choice, and opens the page from which an address with an unknown locale led here (RTE-03). */
const choose = (link: HTMLAnchorElement, locale: string): void => {
  rememberLocale(locale);
  const to = new URLSearchParams(window.location.search).get('to');
  if (to !== null && /^\/[^/\\]/.test(to)) link.href = `/${locale}${to}`;
};

/** The countries and languages of the shop. A choice is stored and opens that site (RTE-42). */
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
              onClick={({ currentTarget }) => choose(currentTarget, locale)}
            >
              {languageName}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
};
