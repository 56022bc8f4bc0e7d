import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/design/button-class.ts';
import type { PageError } from '#ui/kernel/page.ts';
import { LinkButton } from '#ui/design/link-button.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import styles from './error-page.module.css';

/**
 * A server error. The page depends on nothing else: its texts are part of the bundle, and retry is a plain link to the
 * same address.
 */
export const ErrorPage = ({ details }: { readonly details: PageError }): ReactNode => {
  const t = useTranslations('errors');
  const { locale } = useSite();
  const { pathname, search } = useLocation();
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead title={t('failedTitle')} noIndex />
      <h1>{t('failedTitle')}</h1>
      <p role="alert">{details.message ?? t('failedText')}</p>
      <div className={styles.ways}>
        <a className={buttonClass({})} href={pathname + search}>
          {t('retry')}
        </a>
        <LinkButton variant="secondary" to={`/${locale}`}>
          {t('home')}
        </LinkButton>
      </div>
      {details.correlationId !== undefined && (
        <p className={styles.reference}>
          {t('reference')} <code>{details.correlationId}</code>
        </p>
      )}
    </main>
  );
};
