import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartView } from '#core/cart/cart-view.ts';
import { Icon } from '#ui/design/icon.tsx';
import { arrivalValues } from '#ui/features/cart/arrival-values.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './cart-line.module.css';

type LineArrivalProps = { readonly line: Pick<CartView['lines'][number], 'delivery' | 'group'> };

/**
 * When a line arrives or is ready, and below it how it is delivered (CART-01). A line from storage has no days, since
 * those of the last visit may be over: it has the delivery time.
 */
export const LineArrival = ({ line: { delivery, group } }: LineArrivalProps): ReactNode => {
  const t = useTranslations('cart');
  const { language } = useSite();
  const { arrival, label, store, time } = delivery;
  if (label === '') return null;
  const when = (): string => {
    if (arrival !== undefined) return t('arrives', arrivalValues(arrival, language, { isShort: true }));
    return group === 'pickup' && time !== '' ? t('ready', { time }) : time;
  };
  const day = when();
  return (
    <p className={styles.delivery} data-delivery={group}>
      <Icon name={group === 'pickup' ? 'pin' : 'truck'} size={18} />
      <span>
        {day !== '' && <strong className={styles.when}>{day}</strong>}
        <span>{store === undefined ? label : `${label}, ${store}`}</span>
      </span>
    </p>
  );
};
