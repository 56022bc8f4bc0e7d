import type { ReactNode } from 'react';
import { Skeleton } from '#ui/design/skeleton.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { lazyView } from '#ui/messages/lazy-view.tsx';

const LazyContact = lazyView(() => import('./contact-view.tsx'), 'account');
const LazyWarranty = lazyView(() => import('./warranty-view.tsx'), 'account');

/** `/contact-us`. Its form loads on its own: no other page of orders needs it. */
export const ContactPage = (): ReactNode => (
  <main id="main" className={frame.page} tabIndex={-1}>
    <LazyContact fallback={<Skeleton shape="title" />} render={({ ContactView }) => <ContactView />} />
  </main>
);

/** `/warranty`, which loads like the contact form. */
export const WarrantyPage = (): ReactNode => (
  <main id="main" className={frame.page} tabIndex={-1}>
    <LazyWarranty fallback={<Skeleton shape="title" />} render={({ WarrantyView }) => <WarrantyView />} />
  </main>
);
