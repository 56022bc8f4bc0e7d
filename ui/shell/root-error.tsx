import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#ui/stores/storefront-context.ts';
import { HtmlDocument } from './html-document.tsx';
import { PageHead } from '../features/page/page-head.tsx';
import styles from './root-error.module.css';

/** Shown if the site layout itself fails: a message and a retry link. */
export const RootError = (): ReactNode => {
  const t = useTranslations('shell');
  const { locale } = useSite();
  return (
    <HtmlDocument>
      <PageHead title={t('errorTitle')} noIndex />
      <main id="main" className={styles.page}>
        <h1>{t('errorTitle')}</h1>
        <p>{t('errorText')}</p>
        <p>
          <a href={`/${locale}`}>{t('retry')}</a>
        </p>
      </main>
    </HtmlDocument>
  );
};
