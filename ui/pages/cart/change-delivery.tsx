import { Suspense, use, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cart } from '#core/cart/cart.ts';
import { Button } from '#ui/design/button.tsx';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { DialogBoundary } from '#ui/features/page/dialog-boundary.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';

const source = memoizeAsync(() => import('#ui/features/delivery/change-delivery-dialog.tsx'));

type Of = { readonly presenter: CartPagePresenter; readonly itemId: string };

const Drawn = ({ presenter, itemId, onClose }: Of & { readonly onClose: () => void }): ReactNode => {
  const { ChangeDeliveryDialog } = use(source());
  const { cart } = presenter;
  const item = cart?.items.find(({ id }) => id === itemId);
  // The line may go to the other list, and its button with it, so the focus goes to the title, once the dialog has given it back.
  const change = (fresh: Cart): void => {
    onClose();
    presenter.show(fresh);
    requestAnimationFrame(() => document.getElementById('cart-title')?.focus());
  };
  return cart === undefined || item === undefined ? null : (
    <ChangeDeliveryDialog cart={cart} item={item} onChanged={change} onClose={onClose} />
  );
};

/** The way to another delivery of a line; its dialog comes when it is opened (DLG-03). */
export const ChangeDelivery = ({ name, ...of }: Of & { readonly name: string }): ReactNode => {
  const t = useTranslations('cart');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)} aria-label={t('changeDeliveryNamed', { name })}>
        {t('changeDelivery')}
      </Button>
      {isOpen && (
        <DialogBoundary onBroken={close}>
          <Suspense>
            <Drawn {...of} onClose={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
};
