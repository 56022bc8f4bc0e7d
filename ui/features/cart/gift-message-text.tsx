import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from '#ui/features/digital-gift/gift-text.module.css';

/** That a line is a gift, and the message with it; nothing for a line that is none. */
export const GiftMessageText = ({ message }: { readonly message: string | undefined }): ReactNode => {
  const t = useTranslations('cart');
  if (message === undefined) return null;
  return (
    <div className={styles.gift}>
      <p>{t('gift')}</p>
      {message !== '' && <p className={styles.message}>{message}</p>}
    </div>
  );
};
