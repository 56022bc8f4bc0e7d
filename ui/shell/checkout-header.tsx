import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/design/icon.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';

/** The header of checkout: logo, security note and help, without links that leave checkout by accident. */
export const CheckoutHeader = (): ReactNode => {
  const t = useTranslations('shell');
  const { locale } = useSite();
  return (
    <header className={styles.enclosed}>
      <BrandLink reload />
      <p className={styles.secure}>
        <Icon name="lock" size={18} />
        {t('secureCheckout')}
      </p>
      {/* In another tab, so that the order is not left. */}
      <a className={styles.help} href={`/${locale}/contact-us`} target="_blank">
        {t('help')}
      </a>
    </header>
  );
};
