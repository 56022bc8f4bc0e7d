import type { ReactNode } from 'react';
import { OrderLookupPage } from '#ui/features/order/order-lookup-page.tsx';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';

/** The state of an order, for everyone who knows its number and email address (RTE-30). */
export const OrderStatus = (): ReactNode => (
  <OrderLookupPage page="find">
    {(orderId) => <OrderScreen key={orderId} orderId={orderId} isMember={false} />}
  </OrderLookupPage>
);
