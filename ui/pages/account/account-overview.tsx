import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isPartiallyEnrolled } from '#core/enrollment/enrolled-data.ts';
import { shownState } from '#core/order/shown-state.ts';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import styles from './account-page.module.css';
import { HistoryPresenter } from './orders/history.presenter.ts';
import { OrderEntry } from './orders/order-entry.tsx';
import { OrdersElsewhere } from './orders/orders-elsewhere.tsx';

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
  const { history, status, load } = usePresenter(
    ({ tasks }) => new HistoryPresenter({ start: 0, source: 'ONLINE' }, tasks),
  );
  if (status === 'error') return <LoadFailed onRetry={load}>{t('unreachable')}</LoadFailed>;
  if (history === undefined) return <Skeleton shape="block" />;
  const next = history.orders.find((order) => underway.has(shownState(order)));
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
      <OrdersElsewhere elsewhere={history.elsewhere} />
    </section>
  );
});

/** The points of a member of the loyalty program, or the offer to join it (ENR-01). */
const Club = observer((): ReactNode => {
  const t = useTranslations('enrollment');
  const { dialogs } = useStorefront().shell;
  const { owner } = useStore(SessionStore);
  if (owner === undefined) return null;
  const { isMember, points } = owner.loyalty;
  const isComplete = isMember && !isPartiallyEnrolled(owner);
  return (
    <section className={styles.overview} aria-labelledby="club">
      <p id="club" className={styles.eyebrow}>
        {t('title')}
      </p>
      <p>{isMember ? t.rich('points', { points, number: (words) => <strong>{words}</strong> }) : t('offer')}</p>
      {!isComplete && (
        <div>
          <Button variant="secondary" onClick={() => dialogs.openLink('#modal-enrollment')}>
            {t(isMember ? 'complete' : 'join')}
          </Button>
        </div>
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
      <Club />
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
