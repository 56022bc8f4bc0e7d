import type { ReactNode } from 'react';
import { OrderLookupPage } from '#ui/features/order/order-lookup-page.tsx';
import { PayScreen } from '#ui/features/order/pay-screen.tsx';

/** Pays an order by another card, for everyone who knows its number and email address. */
export const OrderPayment = (): ReactNode => (
  <OrderLookupPage page="pay">
    {(orderId, onTitle) => <PayScreen key={orderId} orderId={orderId} onTitle={onTitle} />}
  </OrderLookupPage>
);
