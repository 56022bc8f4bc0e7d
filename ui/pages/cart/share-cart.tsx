import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isShareable } from '#core/cart/shared-cart.ts';
import { Button } from '#ui/design/button.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import styles from './cart-sections.module.css';
import { LazyShareLink } from './section-views.ts';

/** The button that makes a link to a copy of the cart, after changes in progress (ux 41). */
export const ShareCart = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => {
  const t = useTranslations('cartSections.share');
  const [isOpen, setIsOpen] = useState(false);
  const { cart } = page;
  const close = (): void => setIsOpen(false);
  const left = (cart?.items ?? []).filter((item) => !isShareable(item));
  const hasLink = left.length < (cart?.items.length ?? 0);
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
    ...(left.length > 0 && { left: t('left', { items: left.map(({ name }) => name).join(', ') }) }),
  };
  return (
    <div className={styles.share}>
      <Button variant="quiet" onClick={() => page.afterChanges(() => setIsOpen(true))}>
        {t('open')}
      </Button>
      {isOpen && cart !== undefined && (
        <LazyShareLink
          onBroken={close}
          render={({ ShareLinkDialog, NoLinkDialog }) =>
            hasLink ? (
              <ShareLinkDialog texts={texts} make={(shop) => shop.sharedCarts.share(cart)} onClose={close} />
            ) : (
              <NoLinkDialog title={texts.title} text={t('nothing')} onClose={close} />
            )
          }
        />
      )}
    </div>
  );
});
