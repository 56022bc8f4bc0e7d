import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { pathInSite } from '#core/site/route-address.ts';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { OrderStatus } from '#ui/pages/order-status/order-status.tsx';
import { AccountLayout } from '../account-layout.tsx';
import { OrderHistory } from './order-history.tsx';

/** Orders of a member: the history (RTE-25), or one of them (RTE-26). */
const MemberOrders = (): ReactNode => {
  const { orderId } = useParams();
  return (
    <AccountLayout page="orders">
      {orderId === undefined ? <OrderHistory /> : <OrderScreen key={orderId} orderId={orderId} isMember />}
    </AccountLayout>
  );
};

/** Placed orders, by the first part of the path. */
export const Component = (): ReactNode =>
  pathInSite(useLocation().pathname).startsWith('/account/') ? <MemberOrders /> : <OrderStatus />;
