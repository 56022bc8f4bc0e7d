import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { LazyPayForm } from './lazy-views.ts';
import screen from './order-screen.module.css';
import { PurchasePresenter } from './purchase.presenter.ts';

/** Pays an order whose payment was refused, in the states of the order: loading, failed, not found, due, and paid. */
export const PayScreen = observer(({ orderId }: { readonly orderId: string }): ReactNode => {
  const t = useTranslations('orders');
  const { locale } = useSite();
  const presenter = usePresenter((environment) => new PurchasePresenter(orderId, environment));
  const { status, purchase } = presenter;
  if (status === 'pending') return <Skeleton shape="block" />;
  if (status === 'error')
    return (
      <RetryNotice retry={t('retry')} onRetry={presenter.load}>
        {t('unreachable')}
      </RetryNotice>
    );
  const due = purchase?.paymentDue;
  if (purchase !== undefined && due !== undefined)
    return (
      <LazyPayForm
        fallback={<Skeleton shape="block" />}
        render={({ PayForm }) => <PayForm purchase={purchase} due={due} onPaid={presenter.show} />}
      />
    );
  return (
    <div className={screen.missing}>
      {purchase === undefined ? (
        <NoticeBar tone="error">{presenter.message}</NoticeBar>
      ) : (
        <NoticeBar tone="success" focus>
          {t('pay.nothing', { number: purchase.orderNumber })}
        </NoticeBar>
      )}
      <LinkButton
        to={`/${locale}/order-status${purchase === undefined ? '' : `?order=${orderId}`}`}
        variant="secondary"
        reload
      >
        {purchase === undefined ? t('find.again') : t('pay.toOrder')}
      </LinkButton>
    </div>
  );
});
