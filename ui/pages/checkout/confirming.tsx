import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Spinner } from '#ui/design/spinner.tsx';
import styles from './checkout-page.module.css';

const focusIt = (heading: HTMLElement | null): void => heading?.focus();

/** The payment's outcome is not known yet. Never "failed, try again" while it is not. */
export const Confirming = (): ReactNode => {
  const t = useTranslations('checkout.confirming');
  return (
    <div className={styles.state} role="status">
      <Spinner size={32} />
      <h2 tabIndex={-1} ref={focusIt}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
    </div>
  );
};
