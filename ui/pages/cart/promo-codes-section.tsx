import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/design/icon.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { LazyPromoCodes } from './lazy-views.ts';
import styles from './promo-codes-section.module.css';

/** Promo codes: collapsed until opened, since most shoppers have none (ux 44). */
export const PromoCodesSection = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => {
  const t = useTranslations('cart');
  const [isOpen, setOpen] = useState(false);
  const hasCodes = page.cart !== undefined && page.cart.coupons.length > 0;
  return (
    <div>
      <button type="button" className={styles.turn} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('promoCode')}
        <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
      </button>
      {(isOpen || hasCodes) && (
        <LazyPromoCodes
          onBroken={() => setOpen(false)}
          render={({ PromoCodes }) => <PromoCodes page={page} isOpen={isOpen} />}
        />
      )}
    </div>
  );
});
