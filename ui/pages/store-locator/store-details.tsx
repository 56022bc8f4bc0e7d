import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { phoneText } from '#core/profile/phone-text.ts';
import type { StoreView } from '#core/stores/store-view.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './store-details.module.css';

/** Whether a store is open, and its hours today (STO-03). */
export const OpenToday = ({
  store: { isOpen, today },
}: {
  readonly store: Pick<StoreView, 'isOpen' | 'today'>;
}): ReactNode => {
  const t = useTranslations('stores');
  return (
    <p className={styles.today}>
      <span className={styles.mark} data-open={isOpen}>
        {t(isOpen ? 'openNow' : 'closedNow')}
      </span>
      <span>{today === undefined ? t('closedToday') : t('today', { hours: today })}</span>
    </p>
  );
};

/** The services that have a text. */
const serviceNames = ['pickup', 'fitting', 'repairs', 'reproofing', 'returns'] as const;

/** Address, contact and services of a store. Services without a text are left out. */
export const StoreDetails = ({
  store: { lines, phone, services },
}: {
  readonly store: Pick<StoreView, 'lines' | 'phone' | 'services'>;
}): ReactNode => {
  const t = useTranslations('stores');
  const { country } = useSite();
  const shownPhone = phone === undefined ? '' : phoneText(phone, country);
  const named = services.flatMap((service) => serviceNames.filter((name) => name === service));
  return (
    <>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone !== undefined && (
          <a
            className={styles.phone}
            href={`tel:${phone.replaceAll(' ', '')}`}
            aria-label={t('callStore', { phone: shownPhone })}
          >
            {shownPhone}
          </a>
        )}
      </address>
      {named.length > 0 && (
        <ul className={styles.services} aria-label={t('services')}>
          {named.map((service) => (
            <li key={service}>{t(`service.${service}`)}</li>
          ))}
        </ul>
      )}
    </>
  );
};
