import type { ReactNode } from 'react';
import { OrderLookupPage } from '#ui/features/order/order-lookup-page.tsx';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';

/** Starts a return, for everyone who knows number and email address of the order (RTE-31). */
export const Returns = (): ReactNode => (
  <OrderLookupPage page="return">
    {(orderId) => <OrderScreen key={orderId} orderId={orderId} isMember={false} isReturn />}
  </OrderLookupPage>
);
