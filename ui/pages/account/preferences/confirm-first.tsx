import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './preferences.module.css';

/** A change that needs a confirmed address (AUT432), with the page that sends the code, also again. */
export const ConfirmFirst = (): ReactNode => {
  const t = useTranslations('newsletter');
  const { locale } = useSite();
  return (
    <NoticeBar tone="error" focus>
      <p>{t('confirmFirst')}</p>
      <Link className={styles.again} to={`/${locale}/account/security`}>
        {t('confirmAddress')}
      </Link>
    </NoticeBar>
  );
};
