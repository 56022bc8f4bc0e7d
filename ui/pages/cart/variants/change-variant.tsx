import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { Button } from '#ui/design/button.tsx';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { lineVariantId } from '../cart-line.tsx';
import type { CartPagePresenter } from '../cart-page.presenter.ts';

const LazyVariantDialog = lazyView(() => import('./variant-dialog.tsx'), 'cartSections');

/** The button that changes the size or color of a line; its dialog loads when it opens (CART-08). */
export const ChangeVariant = ({
  page,
  item,
}: {
  readonly page: CartPagePresenter;
  readonly item: CartItem;
}): ReactNode => {
  const t = useTranslations('cartSections.variants');
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setIsOpen(true)}
        aria-haspopup="dialog"
        aria-label={t('openNamed', { name: item.name })}
        aria-describedby={lineVariantId(item.id)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <LazyVariantDialog
          onBroken={close}
          render={({ VariantDialog }) => <VariantDialog page={page} item={item} onClose={close} />}
        />
      )}
    </>
  );
};
