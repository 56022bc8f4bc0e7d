import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { HISTORY_PAGE } from '#core/order/history-page.ts';
import type { PurchaseHistory, PurchaseSource } from '#core/order/purchase.ts';
import { LinkButton } from '#ui/design/link-button.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { HistoryPresenter } from './history.presenter.ts';
import { OrderEntry } from './order-entry.tsx';
import { OrdersElsewhere } from './orders-elsewhere.tsx';
import styles from './order-history.module.css';

type HistoryPlace = { readonly start: number; readonly source: PurchaseSource };

/** The address of a page of the history. */
const useHistoryPath = () => {
  const { locale } = useSite();
  return ({ start, source }: HistoryPlace): string => {
    const query = [source === 'STORE' ? 'source=store' : '', start > 0 ? `start=${start}` : ''].filter(Boolean);
    return `/${locale}/account/orders${query.length === 0 ? '' : `?${query.join('&')}`}`;
  };
};

/** Links to purchases in the shop and in stores (ORD-05). */
const Sources = ({ source }: Pick<HistoryPlace, 'source'>): ReactNode => {
  const t = useTranslations('orders');
  const pathOf = useHistoryPath();
  return (
    <nav className={styles.sources} aria-label={t('sources.label')}>
      {(['ONLINE', 'STORE'] as const).map((one) => (
        <Link
          key={one}
          className={styles.source}
          to={pathOf({ start: 0, source: one })}
          aria-current={one === source ? 'page' : undefined}
        >
          {t(`sources.${one}`)}
        </Link>
      ))}
    </nav>
  );
};

/** Links to the orders before and after those of this page. */
const HistoryPages = ({ start, source, total }: HistoryPlace & Pick<PurchaseHistory, 'total'>): ReactNode => {
  const t = useTranslations('orders');
  const pathOf = useHistoryPath();
  const older = start + HISTORY_PAGE;
  if (total <= HISTORY_PAGE) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <p>{t('range', { from: start + 1, to: Math.min(older, total), total })}</p>
      {start > 0 && (
        <LinkButton variant="secondary" compact to={pathOf({ start: Math.max(0, start - HISTORY_PAGE), source })}>
          {t('newer')}
        </LinkButton>
      )}
      {older < total && (
        <LinkButton variant="secondary" compact to={pathOf({ start: older, source })}>
          {t('older')}
        </LinkButton>
      )}
    </nav>
  );
};

/** The purchase history in its states: loading, failed, empty, and a page of orders. */
const Orders = observer(({ start, source }: HistoryPlace): ReactNode => {
  const t = useTranslations('orders');
  const { locale } = useSite();
  const presenter = usePresenter(({ tasks }) => new HistoryPresenter({ start, source }, tasks));
  const { history, status } = presenter;
  if (status === 'error') return <LoadFailed onRetry={presenter.load}>{t('listUnreachable')}</LoadFailed>;
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
        <h2 id="orders-empty">{t(source === 'STORE' ? 'sources.empty' : 'empty.title')}</h2>
        <p>{t(source === 'STORE' ? 'sources.emptyText' : 'empty.text')}</p>
        {presenter.mustConfirm && (
          <Link className={styles.link} to={`/${locale}/account/security`}>
            {t('empty.confirm')}
          </Link>
        )}
        <div className={styles.ways}>
          <LinkButton to={`/${locale}`}>{t('empty.shop')}</LinkButton>
          <LinkButton variant="secondary" to={`/${locale}/order-status`}>
            {t('empty.find')}
          </LinkButton>
        </div>
        <OrdersElsewhere elsewhere={history.elsewhere} />
      </section>
    );
  return (
    <div className={styles.list}>
      {history.orders.map((order) => (
        <OrderEntry key={order.orderId} order={order} />
      ))}
      <HistoryPages start={history.start} source={source} total={history.total} />
      <OrdersElsewhere elsewhere={history.elsewhere} />
    </div>
  );
});

/** The page of the history that the address names by its source and first order. */
export const OrderHistory = (): ReactNode => {
  const [query] = useSearchParams();
  const start = /^\d{1,5}$/.test(query.get('start') ?? '') ? Number(query.get('start')) : 0;
  const source = query.get('source') === 'store' ? 'STORE' : 'ONLINE';
  return (
    <div className={styles.history}>
      <Sources source={source} />
      <Orders key={`${source} ${start}`} start={start} source={source} />
    </div>
  );
};
