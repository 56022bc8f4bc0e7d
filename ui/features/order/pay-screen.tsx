import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { formatMoney } from '#core/kernel/format-money.ts';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { LazyPayForm } from './lazy-views.ts';
import { OrderView } from './order-view.tsx';
import screen from './order-screen.module.css';
import { PurchasePresenter } from './purchase.presenter.ts';

type PayScreenProps = {
  readonly orderId: string;
  /** Replaces the title of the page while the payment is thanked for. */
  readonly onTitle: (title: string | undefined) => void;
};

/**
 * Pays an order whose payment was refused, in the states of the order: loading, failed, not found, due, and paid. A payment
 * is thanked for above the order, which lists it.
 */
export const PayScreen = observer(({ orderId, onTitle }: PayScreenProps): ReactNode => {
  const t = useTranslations('orders');
  const { locale, language } = useSite();
  const presenter = usePresenter((environment) => new PurchasePresenter(orderId, environment));
  const { status, purchase } = presenter;
  const [paid, setPaid] = useState<string>();
  useEffect(() => {
    if (paid === undefined) return undefined;
    onTitle(t('pay.done'));
    return () => onTitle(undefined);
  }, [paid, onTitle, t]);
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
        render={({ PayForm }) => (
          <PayForm
            purchase={purchase}
            due={due}
            onPaid={(order) => {
              setPaid(formatMoney(due.amount, order.currency, language));
              presenter.show(order);
            }}
          />
        )}
      />
    );
  if (purchase !== undefined && paid !== undefined)
    return (
      <>
        <NoticeBar tone="success" focus>
          {t('pay.received', { amount: paid, number: purchase.orderNumber })}
        </NoticeBar>
        <OrderView presenter={presenter} purchase={purchase} isMember={false} />
      </>
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
