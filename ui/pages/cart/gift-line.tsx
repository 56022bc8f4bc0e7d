import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { Button } from '#ui/design/button.tsx';
import { GiftText } from '#ui/features/digital-gift/gift-text.tsx';
import { lineVariantId } from './cart-line.tsx';
import { LazyGiftDialog } from './gift-views.ts';
import styles from './cart-sections.module.css';

type GiftLineProps = { readonly item: CartItem };

/** To whom a digital line is sent, and the button that changes it (DLG-01). */
export const GiftLine = ({ item }: GiftLineProps): ReactNode => {
  const t = useTranslations('tenders.gift');
  const [isOpen, setIsOpen] = useState(false);
  const isGift = item.giftOption !== undefined;
  const close = (): void => setIsOpen(false);
  // The line may have become a part of another one, so the focus moves to the heading after the dialog has returned it.
  const change = (): void => {
    close();
    requestAnimationFrame(() => document.getElementById('cart-title')?.focus());
  };
  return (
    <div>
      <GiftText gift={item} />
      <div className={styles.button}>
        <Button
          variant="quiet"
          onClick={() => setIsOpen(true)}
          aria-label={t(isGift ? 'editNamed' : 'addNamed', { name: item.name })}
          aria-describedby={lineVariantId(item.id)}
        >
          {t(isGift ? 'edit' : 'add')}
        </Button>
      </div>
      {isOpen && (
        <LazyGiftDialog
          onBroken={close}
          render={({ GiftDialog }) => <GiftDialog item={item} onChanged={change} onClose={close} />}
        />
      )}
    </div>
  );
};
