import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import section from '#ui/features/page/section.module.css';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import type { BlockProps } from '../registry.ts';

const LazyUpsells = lazyView(() => import('#ui/features/recommendations/upsells.tsx'), 'cartSections');

/** Small goods that go with the cart (CNT-49); nothing without a cart. */
export const View = observer(({ block: { title, stackedCount } }: BlockProps<'upsell'>): ReactNode => {
  const { current } = useStorefront().parts.cart;
  if (current === undefined || current === null || current.items.length === 0) return null;
  return (
    <div className={section.section}>
      <LazyUpsells render={({ Upsells }) => <Upsells title={title} stackedCount={stackedCount} />} />
    </div>
  );
});
