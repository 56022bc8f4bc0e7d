import type { ReactNode } from 'react';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { OrderPayment } from '#ui/pages/order-status/order-payment.tsx';
import { OrderStatus } from '#ui/pages/order-status/order-status.tsx';
import { Returns } from '#ui/pages/returns/returns.tsx';
import { LoadedOrdersElsewhere } from './orders-elsewhere.tsx';

type MemberOrderProps = {
  readonly orderId: string;
  /** The return of items instead of the order. */
  readonly isReturn: boolean;
};

/** An order of a member (RTE-26), or its return (RTE-27). */
export const MemberOrder = (props: MemberOrderProps): ReactNode => (
  <OrderScreen {...props} isMember elsewhere={<LoadedOrdersElsewhere />} />
);

/** Orders for everyone who knows their number and email address, by path. */
export const FoundOrder = ({ path }: { readonly path: string }): ReactNode => {
  if (path.startsWith('/order-payment')) return <OrderPayment />;
  return path.startsWith('/returns') ? <Returns /> : <OrderStatus />;
};
