import type { ReactNode } from 'react';
import type { CartItem } from '#core/cart/cart-item.ts';
import { lazyView } from '#ui/messages/lazy-view.tsx';

/** Only orders with gift cards load it. */
const LazyGiftText = lazyView(() => import('./gift-text.tsx'), 'tenders');

/** To whom and when the digital item of a line is sent; nothing for other goods (GFT-04). */
export const giftOfLine =
  (items: readonly CartItem[]) =>
  (id: string): ReactNode => {
    const item = items.find((one) => one.id === id);
    return item?.isDigital === true && <LazyGiftText render={({ GiftText }) => <GiftText gift={item} />} />;
  };
