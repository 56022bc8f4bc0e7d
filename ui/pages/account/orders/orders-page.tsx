import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { pathInSite } from '#core/site/route-address.ts';
import frame from '#ui/features/page/page-frame.module.css';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { ContactPage, WarrantyPage } from '#ui/pages/contact/contact.tsx';
import { GiftCardsPage } from '#ui/pages/gift-cards/gift-cards.tsx';
import { AccountLayout } from '../account-layout.tsx';
import type { AccountBack } from '../account-navigation.tsx';
import { lazyContent } from '../lazy-content.tsx';
import { OrderHistory } from './order-history.tsx';

/** Views of one order, which the history does not need. The routes of their paths name the file (`ui/routes.tsx`). */
const MemberOrder = lazyContent(async () => (await import('./order-content.tsx')).MemberOrder);
/** The server renders its form. Hydration keeps the markup until its code is loaded. */
const LazyFoundOrder = lazyView(() => import('./order-content.tsx'));

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
        <MemberOrder key={`${orderId} ${isReturn}`} orderId={orderId} isReturn={isReturn} />
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
  return (
    <LazyFoundOrder
      fallback={<main id="main" className={frame.page} tabIndex={-1} />}
      render={({ FoundOrder }) => <FoundOrder path={path} />}
    />
  );
};
