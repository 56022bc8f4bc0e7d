import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { LazyShareLink } from './section-views.ts';

/** The button that makes a link to a copy of the cart, after changes in progress (ux 41). */
export const ShareCart = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => {
  const t = useTranslations('cartSections.share');
  const [isOpen, setIsOpen] = useState(false);
  const { cart } = page;
  const close = (): void => setIsOpen(false);
  const texts = {
    title: t('title'),
    text: t('text'),
    address: t('address'),
    making: t('making'),
    send: t('send'),
    copy: t('copy'),
    copied: t('copied'),
    mail: t('mail'),
    subject: t('subject'),
    failed: t('failed'),
  };
  return (
    <div>
      <Button variant="quiet" onClick={() => page.afterChanges(() => setIsOpen(true))}>
        {t('open')}
      </Button>
      {isOpen && cart !== undefined && (
        <LazyShareLink
          onBroken={close}
          render={({ ShareLinkDialog }) => (
            <ShareLinkDialog texts={texts} make={(shop) => shop.sharedCarts.share(cart)} onClose={close} />
          )}
        />
      )}
    </div>
  );
});
