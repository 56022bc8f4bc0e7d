import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { Button } from '#ui/design/button.tsx';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { lineVariantId } from '../cart-line.tsx';

const LazyGiftMessageDialog = lazyView(() => import('./gift-message-dialog.tsx'), 'cartSections');

/** The button that changes the gift option of a line of ordinary goods (CART-08). */
export const GiftMessageButton = ({ item }: { readonly item: CartItem }): ReactNode => {
  const t = useTranslations('cartSections.giftMessage');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        aria-label={t(item.giftMessage === undefined ? 'addNamed' : 'editNamed', { name: item.name })}
        aria-describedby={lineVariantId(item.id)}
      >
        {t(item.giftMessage === undefined ? 'add' : 'edit')}
      </Button>
      {isOpen && (
        <LazyGiftMessageDialog
          onBroken={close}
          render={({ GiftMessageDialog }) => <GiftMessageDialog item={item} onClose={close} />}
        />
      )}
    </>
  );
};
