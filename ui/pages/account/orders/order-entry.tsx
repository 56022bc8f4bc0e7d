import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { PurchaseHistory } from '#core/order/purchase.ts';
import { shownState } from '#core/order/shown-state.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { PictureView } from '#ui/design/picture.tsx';
import { arrivalValues } from '#ui/features/cart/arrival-values.ts';
import { orderDate } from '#ui/features/order/order-date.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import styles from './order-history.module.css';

/** Pictures of an order in the list; the number of the other items follows. */
const PICTURES = 4;

type Entry = PurchaseHistory['orders'][number];

/** An order in a list: state, number, total and pictures. */
export const OrderEntry = ({ order }: { readonly order: Entry }): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  const { canceled, returned, refunded, returning, exchanging, currency } = order;
  const changes = [
    canceled > 0 ? t('changed.canceled', { count: canceled }) : '',
    returned > 0 ? t('changed.returned', { count: returned }) : '',
    returning > 0 ? t('changed.returning', { count: returning }) : '',
    exchanging > 0 ? t('changed.exchanging', { count: exchanging }) : '',
    refunded > 0 ? t('changed.refunded', { amount: formatMoney(refunded, currency, site.language) }) : '',
  ].filter(Boolean);
  const hidden = order.items.length - PICTURES;
  return (
    <article className={styles.entry} aria-labelledby={`order-${order.orderId}`}>
      <header className={styles.head}>
        <h2 id={`order-${order.orderId}`} className={styles.state}>
          {t(`states.${shownState(order)}`)}
        </h2>
        <p className={styles.facts}>
          <span>{t('placedOn', { date: orderDate(order.orderDate, site) })}</span>{' '}
          <span>{t('number', { number: order.orderNumber })}</span>
        </p>
        <p className={styles.facts}>
          <span>{t('units', { count: order.units })}</span>{' '}
          <span>{formatMoney(order.total, order.currency, site.language)}</span>
        </p>
        {order.arrival !== undefined && <p>{t('arrives', arrivalValues(order.arrival, site.language))}</p>}
        {changes.length > 0 && <p className={styles.changes}>{changes.join(' · ')}</p>}
      </header>
      <ul className={styles.pictures}>
        {order.items.slice(0, PICTURES).map((item) => (
          <li key={`${item.productId} ${item.picture.name}`} className={styles.picture}>
            <PictureView picture={item.picture} sizes="72px" thumbnail alt={item.name} />
          </li>
        ))}
        {hidden > 0 && <li className={styles.more}>{t('more', { count: hidden })}</li>}
      </ul>
      <Link
        className={buttonClass({ variant: 'secondary', compact: true })}
        to={`/${site.locale}/account/orders/${order.orderId}`}
        aria-label={t('viewNamed', { number: order.orderNumber })}
      >
        {t('view')}
      </Link>
    </article>
  );
};
