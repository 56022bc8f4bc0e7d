import type { ReactNode } from 'react';
import { Skeleton } from '#ui/design/skeleton.tsx';
import frame from '#ui/features/page/page-frame.module.css';
import { lazyView } from '#ui/messages/lazy-view.tsx';

const LazyBalance = lazyView(() => import('./balance-view.tsx'), 'tenders');

/** `/gift-cards`: the balance of a gift card (RTE-34). Its form loads on its own: no other page needs it. */
export const GiftCardsPage = (): ReactNode => (
  <main id="main" className={frame.page} tabIndex={-1}>
    <LazyBalance fallback={<Skeleton shape="title" />} render={({ BalanceView }) => <BalanceView />} />
  </main>
);
