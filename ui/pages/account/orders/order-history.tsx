import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import { orderDate } from '#ui/features/order/order-date.ts';
import { HISTORY_PAGE } from '#core/order/history-page.ts';
import type { PurchaseHistory } from '#core/order/purchase.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { LinkButton } from '#ui/design/link-button.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { HistoryPresenter } from './history.presenter.ts';
import styles from './order-history.module.css';

/** Pictures of an order in the list; the number of the other items follows. */
const PICTURES = 4;

type Entry = PurchaseHistory['orders'][number];

const OrderEntry = ({ order }: { readonly order: Entry }): ReactNode => {
  const t = useTranslations('orders');
  const site = useSite();
  const hidden = order.items.length - PICTURES;
  return (
    <article className={styles.entry} aria-labelledby={`order-${order.orderId}`}>
      <header className={styles.head}>
        <h2 id={`order-${order.orderId}`} className={styles.state}>
          {t(`states.${order.status}`)}
        </h2>
        <p className={styles.facts}>
          {t('placedOn', { date: orderDate(order.orderDate, site) })}
          <span aria-hidden="true"> · </span>
          {t('number', { number: order.orderNumber })}
        </p>
        <p className={styles.facts}>
          {t('units', { count: order.units })}
          <span aria-hidden="true"> · </span>
          {formatMoney(order.total, order.currency, site.language)}
        </p>
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

/** Links to the orders before and after those of this page. */
const HistoryPages = ({ start, total }: Pick<PurchaseHistory, 'start' | 'total'>): ReactNode => {
  const t = useTranslations('orders');
  const { locale } = useSite();
  const path = `/${locale}/account/orders`;
  const newer = Math.max(0, start - HISTORY_PAGE);
  const older = start + HISTORY_PAGE;
  if (total <= HISTORY_PAGE) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <p>{t('range', { from: start + 1, to: Math.min(older, total), total })}</p>
      {start > 0 && (
        <LinkButton variant="secondary" compact to={newer === 0 ? path : `${path}?start=${newer}`}>
          {t('newer')}
        </LinkButton>
      )}
      {older < total && (
        <LinkButton variant="secondary" compact to={`${path}?start=${older}`}>
          {t('older')}
        </LinkButton>
      )}
    </nav>
  );
};

/** The purchase history in its states: loading, failed, empty, and a page of orders. */
const Orders = observer(({ start }: { readonly start: number }): ReactNode => {
  const t = useTranslations('orders');
  const { locale } = useSite();
  const presenter = usePresenter(({ tasks }) => new HistoryPresenter(start, tasks));
  const { history, status } = presenter;
  if (status === 'error')
    return (
      <RetryNotice retry={t('retry')} onRetry={presenter.load}>
        {t('listUnreachable')}
      </RetryNotice>
    );
  if (history === undefined)
    return (
      <div aria-busy="true">
        <VisuallyHidden live>{t('loadingList')}</VisuallyHidden>
        <Skeleton shape="block" lines={3} />
      </div>
    );
  if (history.orders.length === 0)
    return (
      <section className={styles.empty} aria-labelledby="orders-empty">
        <h2 id="orders-empty">{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <div className={styles.ways}>
          <LinkButton to={`/${locale}`}>{t('empty.shop')}</LinkButton>
          <LinkButton variant="secondary" to={`/${locale}/order-status`}>
            {t('empty.find')}
          </LinkButton>
        </div>
      </section>
    );
  return (
    <div className={styles.list}>
      {history.orders.map((order) => (
        <OrderEntry key={order.orderId} order={order} />
      ))}
      <HistoryPages start={history.start} total={history.total} />
    </div>
  );
});

/** The page of the history that the address names by its first order. */
export const OrderHistory = (): ReactNode => {
  const [query] = useSearchParams();
  const start = /^\d{1,5}$/.test(query.get('start') ?? '') ? Number(query.get('start')) : 0;
  return <Orders key={start} start={start} />;
};
