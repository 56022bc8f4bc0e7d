import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OrderLookup } from '#ui/features/order/order-lookup.tsx';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';

const Lookup = (): ReactNode => {
  const t = useTranslations('orders.find');
  return (
    <>
      <PageHead title={t('title')} />
      <OrderLookup title={t('title')} text={t('text')}>
        {(orderId) => <OrderScreen key={orderId} orderId={orderId} isMember={false} />}
      </OrderLookup>
    </>
  );
};

/** The state of an order, for everyone who knows its number and email address (RTE-30). */
export const OrderStatus = (): ReactNode => (
  <main id="main" className={frame.page} tabIndex={-1}>
    <Suspense>
      <LazyTexts part="account">
        <Lookup />
      </LazyTexts>
    </Suspense>
  </main>
);
