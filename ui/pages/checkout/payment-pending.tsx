import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Spinner } from '#ui/design/spinner.tsx';
import styles from './checkout-page.module.css';

const focusIt = (heading: HTMLElement | null): void => heading?.focus();

/** The result of the payment is not known yet. Until then the page must not offer to pay again. */
export const PaymentPending = (): ReactNode => {
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
