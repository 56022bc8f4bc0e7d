import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { numberIn } from './number-in.ts';
import { OrderView } from './order-view.tsx';
import styles from './order-screen.module.css';
import { PurchasePresenter } from './purchase.presenter.ts';
import { ReturnScreen } from './return-screen.tsx';

type OrderScreenProps = {
  readonly orderId: string;
  /** Whether a member sees it in the account; a guest has tracked it. */
  readonly isMember: boolean;
  /** The return of items instead of the order. */
  readonly isReturn?: boolean;
  /** Where else an order can be that is not found. */
  readonly elsewhere?: ReactNode;
};

/** An order, or the return of its items, in its states: loading, failed, not found, and shown (RTE-26, RTE-27, ORD-21). */
export const OrderScreen = observer(
  ({ orderId, isMember, isReturn = false, elsewhere }: OrderScreenProps): ReactNode => {
    const t = useTranslations('orders');
    const { locale } = useSite();
    const presenter = usePresenter((environment) => new PurchasePresenter(orderId, environment));
    const { status, purchase } = presenter;
    const { hasEnded } = useStore(SessionStore);
    const [query] = useSearchParams();
    if (purchase !== undefined && isReturn)
      return (
        <ReturnScreen
          purchase={purchase}
          lines={presenter.lines}
          orderPath={isMember ? `/${locale}/account/orders/${orderId}` : `/${locale}/order-status?order=${orderId}`}
          title={isMember ? t('return.title') : undefined}
          onStale={presenter.load}
        />
      );
    if (purchase !== undefined) return <OrderView presenter={presenter} purchase={purchase} isMember={isMember} />;
    if (status === 'pending')
      return (
        <div aria-busy="true">
          <VisuallyHidden live>{t('loading')}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </div>
      );
    // Without a session of the member, the service does not show the order either.
    if (isMember && (status === 'error' || hasEnded))
      return <LoadFailed onRetry={presenter.load}>{t('unreachable')}</LoadFailed>;
    if (status === 'error')
      return (
        <RetryNotice retry={t('retry')} onRetry={presenter.load}>
          {t('unreachable')}
        </RetryNotice>
      );
    return (
      <div className={styles.missing}>
        <NoticeBar tone="error">{presenter.message}</NoticeBar>
        <p>{t('find.where')}</p>
        <LinkButton
          to={isMember ? `/${locale}/account/orders` : `/${locale}/order-status?number=${numberIn(query)}`}
          variant="secondary"
        >
          {isMember ? t('all') : t('find.again')}
        </LinkButton>
        {elsewhere}
      </div>
    );
  },
);
