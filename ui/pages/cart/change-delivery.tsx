import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { LazyChangeDelivery } from './lazy-views.ts';

type ChangeDeliveryContext = { readonly presenter: CartPagePresenter; readonly itemId: string };

/** The button that changes the delivery of a line; its dialog loads when it opens (DLG-03). */
export const ChangeDelivery = ({
  name,
  presenter,
  itemId,
}: ChangeDeliveryContext & { readonly name: string }): ReactNode => {
  const t = useTranslations('cart');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const item = presenter.cart?.items.find(({ id }) => id === itemId);
  // The line may move to the other group together with its button, so the focus moves to the heading after the dialog
  // has returned it.
  const change = (): void => {
    close();
    requestAnimationFrame(() => document.getElementById('cart-title')?.focus());
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)} aria-label={t('changeDeliveryNamed', { name })}>
        {t('changeDelivery')}
      </Button>
      {isOpen && item !== undefined && (
        <LazyChangeDelivery
          onBroken={close}
          render={({ ChangeDeliveryDialog }) => <ChangeDeliveryDialog item={item} onChanged={change} onClose={close} />}
        />
      )}
    </>
  );
};
