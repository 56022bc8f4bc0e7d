import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PurchaseHistory } from '#core/order/purchase.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { HistoryPresenter } from './history.presenter.ts';
import styles from './order-history.module.css';

/** Links, by document load, to the histories of other sites that have orders of the member (ORD-05). */
export const OrdersElsewhere = ({ elsewhere }: Pick<PurchaseHistory, 'elsewhere'>): ReactNode => {
  const t = useTranslations('orders.elsewhere');
  const { site, sites } = useStorefront();
  const names = new Intl.DisplayNames(site.language, { type: 'region' });
  const shops = elsewhere.flatMap(({ locale, total }) => {
    const shop = sites.find((one) => one.locale === locale);
    return shop === undefined ? [] : [{ locale, total, country: names.of(shop.country) ?? shop.country }];
  });
  if (shops.length === 0) return null;
  return (
    <nav className={styles.elsewhere} aria-labelledby="orders-elsewhere">
      <p id="orders-elsewhere">{t('title')}</p>
      <ul>
        {shops.map(({ locale, country, total }) => (
          <li key={locale}>
            <a className={styles.link} href={`/${locale}/account/orders`}>
              {t('shop', { country, count: total })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The same links on a page that does not have the history; nothing if it cannot be loaded. */
export const LoadedOrdersElsewhere = observer((): ReactNode => {
  const { history } = usePresenter(({ tasks }) => new HistoryPresenter({ start: 0, source: 'ONLINE' }, tasks));
  return history !== undefined && <OrdersElsewhere elsewhere={history.elsewhere} />;
});
