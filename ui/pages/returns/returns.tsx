import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OrderLookup } from '#ui/features/order/order-lookup.tsx';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';

const Lookup = (): ReactNode => {
  const t = useTranslations('orders.return');
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <OrderLookup title={t('title')} text={t('find')}>
        {(orderId) => <OrderScreen key={orderId} orderId={orderId} isMember={false} isReturn />}
      </OrderLookup>
    </>
  );
};

/** Starts a return, for everyone who knows number and email address of the order (RTE-31). */
export const Returns = (): ReactNode => (
  <main id="main" className={frame.page} tabIndex={-1}>
    <Suspense>
      <LazyTexts part="account">
        <Lookup />
      </LazyTexts>
    </Suspense>
  </main>
);
