import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Purchase } from '#core/order/purchase.ts';
import { phoneText } from '#core/profile/phone-text.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-shipments.module.css';

type PickupStoreProps = {
  readonly store: Omit<NonNullable<Purchase['shipments'][number]['store']>, 'storeId'>;
  /** Whether the shopper still goes to the store, and needs its phone number and hours. */
  readonly isAwaited: boolean;
};

/** The store or the collection point where an order is picked up (ORD-19, STO-03). */
export const PickupStore = ({ store, isAwaited }: PickupStoreProps): ReactNode => {
  const t = useTranslations('orders.store');
  const { country } = useSite();
  const { phone, hours, collector } = isAwaited ? store : {};
  const shownPhone = phone === undefined ? '' : phoneText(phone, country);
  return (
    <>
      <address className={styles.place}>
        {[store.name, ...store.lines].map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone !== undefined && (
          <a href={`tel:${phone.replaceAll(' ', '')}`} aria-label={t('call', { phone: shownPhone })}>
            {shownPhone}
          </a>
        )}
      </address>
      {collector !== undefined && <p>{t('collector', { name: collector })}</p>}
      {hours !== undefined && (
        <dl className={styles.hours} aria-label={t('hours')}>
          {hours.map(({ days, hours: open = t('closed'), holiday }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{holiday === undefined ? open : `${open}, ${holiday}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};
