import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { pathInSite } from '#core/site/route-address.ts';
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { ContactPage, WarrantyPage } from '#ui/pages/contact/contact.tsx';
import { GiftCardsPage } from '#ui/pages/gift-cards/gift-cards.tsx';
import { OrderPayment } from '#ui/pages/order-status/order-payment.tsx';
import { OrderStatus } from '#ui/pages/order-status/order-status.tsx';
import { Returns } from '#ui/pages/returns/returns.tsx';
import { AccountLayout } from '../account-layout.tsx';
import type { AccountBack } from '../account-navigation.tsx';
import { OrderHistory } from './order-history.tsx';
import { LoadedOrdersElsewhere } from './orders-elsewhere.tsx';

/** From an order back to the list, and from its return to the order. */
const backOf = (orderId: string, isReturn: boolean): AccountBack | undefined => {
  if (orderId === '') return undefined;
  return isReturn ? { path: `/orders/${orderId}`, text: 'order' } : { path: '/orders', text: 'orders' };
};

/** Orders of a member: the history (RTE-25), one of them (RTE-26), or its return (RTE-27). */
const MemberOrders = (): ReactNode => {
  const { '*': rest = '' } = useParams();
  const [orderId = '', part] = rest.split('/');
  const isReturn = part === 'return';
  return (
    <AccountLayout page="orders" back={backOf(orderId, isReturn)}>
      {orderId === '' ? (
        <OrderHistory />
      ) : (
        <OrderScreen
          key={`${orderId} ${isReturn}`}
          orderId={orderId}
          isMember
          isReturn={isReturn}
          elsewhere={<LoadedOrdersElsewhere />}
        />
      )}
    </AccountLayout>
  );
};

/** Placed orders and requests to the customer service, by path. */
export const Component = (): ReactNode => {
  const path = pathInSite(useLocation().pathname);
  if (path.startsWith('/account/')) return <MemberOrders />;
  if (path.startsWith('/contact-us')) return <ContactPage />;
  if (path.startsWith('/warranty')) return <WarrantyPage />;
  if (path.startsWith('/gift-cards')) return <GiftCardsPage />;
  if (path.startsWith('/order-payment')) return <OrderPayment />;
  return path.startsWith('/returns') ? <Returns /> : <OrderStatus />;
};
