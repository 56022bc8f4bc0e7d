import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { HISTORY_PAGE } from '#core/order/history-page.ts';
import type { PurchaseHistory } from '#core/order/purchase.ts';
import { LinkButton } from '#ui/design/link-button.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { HistoryPresenter } from './history.presenter.ts';
import { OrderEntry } from './order-entry.tsx';
import styles from './order-history.module.css';

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
