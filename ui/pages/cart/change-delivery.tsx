import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { Button } from '#ui/design/button.tsx';
import { lineVariantId } from './cart-line.tsx';
import { LazyChangeDelivery } from './section-views.ts';

/** The button that changes the delivery of a line; its dialog loads when it opens (DLG-03). */
export const ChangeDelivery = ({ item }: { readonly item: CartItem }): ReactNode => {
  const t = useTranslations('cartSections.deliveries');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  // The line may move to the other group together with its button, so the focus moves to the heading after the dialog
  // has returned it.
  const change = (): void => {
    close();
    requestAnimationFrame(() => document.getElementById('cart-title')?.focus());
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        aria-label={t('changeNamed', { name: item.name })}
        aria-describedby={lineVariantId(item.id)}
      >
        {t('change')}
      </Button>
      {isOpen && (
        <LazyChangeDelivery
          onBroken={close}
          render={({ ChangeDeliveryDialog }) => <ChangeDeliveryDialog item={item} onChanged={change} onClose={close} />}
        />
      )}
    </>
  );
};
