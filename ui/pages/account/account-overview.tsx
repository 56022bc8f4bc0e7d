import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/design/link-button.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-page.module.css';
import { HistoryPresenter } from './orders/history.presenter.ts';
import { OrderEntry } from './orders/order-entry.tsx';

/** Orders that are on their way to the shopper. */
const underway: ReadonlySet<string> = new Set([
  'PLACED',
  'PROCESSING',
  'PARTIALLY_SHIPPED',
  'SHIPPED',
  'READY_FOR_PICKUP',
]);

/** The next delivery, else the latest order; without orders a link to the shop. */
const LatestOrder = observer((): ReactNode => {
  const t = useTranslations('account');
  const { locale } = useSite();
  const { history, status, load } = usePresenter(({ tasks }) => new HistoryPresenter(0, tasks));
  if (status === 'error')
    return (
      <RetryNotice retry={t('retry')} onRetry={load}>
        {t('unreachable')}
      </RetryNotice>
    );
  if (history === undefined) return <Skeleton shape="block" />;
  const next = history.orders.find((order) => underway.has(order.status));
  const shown = next ?? history.orders[0];
  return (
    <section className={styles.overview} aria-labelledby="latest-order">
      <p id="latest-order" className={styles.eyebrow}>
        {next === undefined ? t('latestOrder') : t('nextDelivery')}
      </p>
      {shown === undefined ? (
        <>
          <p>{t('noOrders')}</p>
          <div>
            <LinkButton to={`/${locale}`}>{t('toShop')}</LinkButton>
          </div>
        </>
      ) : (
        <OrderEntry order={shown} />
      )}
    </section>
  );
});

/** The name of the member, the next delivery, and links to the most used pages. */
export const AccountOverview = observer((): ReactNode => {
  const t = useTranslations('account');
  const { locale, flags } = useSite();
  const { owner } = useStore(SessionStore);
  return (
    <>
      <LatestOrder />
      <section className={styles.overview} aria-labelledby="account-title">
        <div className={styles.links}>
          {flags.favorites && (
            <LinkButton to={`/${locale}/favorites`} variant="secondary">
              {t('favorites')}
            </LinkButton>
          )}
          <LinkButton to={`/${locale}/cart`} variant="secondary">
            {t('cart')}
          </LinkButton>
        </div>
        <p className={styles.note}>{t('signedInAs', { email: owner?.email ?? '' })}</p>
      </section>
    </>
  );
});
