import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OrderLookup } from '#ui/features/order/order-lookup.tsx';
import { PayScreen } from '#ui/features/order/pay-screen.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { LazyTexts } from '#ui/messages/lazy-texts.tsx';

const Lookup = (): ReactNode => {
  const t = useTranslations('orders.pay');
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <OrderLookup title={t('title')} text={t('find')}>
        {(orderId) => <PayScreen key={orderId} orderId={orderId} />}
      </OrderLookup>
    </>
  );
};

/** Pays an order by another card, for everyone who knows its number and email address. */
export const OrderPayment = (): ReactNode => (
  <main id="main" className={frame.page} tabIndex={-1}>
    <Suspense>
      <LazyTexts part="account">
        <Lookup />
      </LazyTexts>
    </Suspense>
  </main>
);
