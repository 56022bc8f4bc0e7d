import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { Button } from '#ui/design/button.tsx';
import { GiftMessageText } from '#ui/features/cart/gift-message-text.tsx';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import styles from '../variants/change-variant.module.css';

const LazyGiftMessageDialog = lazyView(() => import('./gift-message-dialog.tsx'), 'cartSections');

/** The gift option of a line of ordinary goods, and the button that changes it (CART-08). */
export const GiftMessageLine = ({ item }: { readonly item: CartItem }): ReactNode => {
  const t = useTranslations('cartSections.giftMessage');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <GiftMessageText message={item.giftMessage} />
      <div className={styles.change}>
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          aria-label={t(item.giftMessage === undefined ? 'addNamed' : 'editNamed', { name: item.name })}
        >
          {t(item.giftMessage === undefined ? 'add' : 'edit')}
        </Button>
      </div>
      {isOpen && (
        <LazyGiftMessageDialog
          onBroken={close}
          render={({ GiftMessageDialog }) => <GiftMessageDialog item={item} onClose={close} />}
        />
      )}
    </>
  );
};
