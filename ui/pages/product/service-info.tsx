import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/design/icon.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './service-info.module.css';

/** Delivery, returns and payment, below the add button (ux 31). */
export const ServiceInfo = ({
  delivery,
  pickup,
}: {
  readonly delivery: { readonly from: string; readonly to: string };
  /** The row for store pickup. */
  readonly pickup: ReactNode;
}): ReactNode => {
  const t = useTranslations('catalog');
  const { locale } = useSite();
  return (
    <ul className={styles.list}>
      {delivery.from !== '' && (
        <li className={styles.row}>
          <Icon name="truck" size={20} />
          <span>{t.rich('arrives', { ...delivery, b: (chunks) => <b className={styles.dates}>{chunks}</b> })}</span>
        </li>
      )}
      <li className={styles.row}>
        <Icon name="pin" size={20} />
        {pickup}
      </li>
      <li className={styles.row}>
        <Icon name="return" size={20} />
        <Link className={styles.link} to={`/${locale}/help/returns`}>
          {t('returns')}
        </Link>
      </li>
      <li className={styles.row}>
        <Icon name="lock" size={20} />
        <span>{t('paySafely')}</span>
      </li>
    </ul>
  );
};
