import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/design/icon.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { LazyPromoCodes } from './lazy-views.ts';
import styles from './promo-codes-section.module.css';

/** Id of the field, and the hash of the address that opens it. */
const PROMO_CODE = 'promo-code';

/** Promo codes: collapsed until opened, since most shoppers have none (ux 44). */
export const PromoCodesSection = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => {
  const t = useTranslations('cart');
  const [isOpen, setOpen] = useState(false);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${PROMO_CODE}`) setOpen(true);
  }, [hash]);
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
          render={({ PromoCodes }) => <PromoCodes page={page} isOpen={isOpen} id={PROMO_CODE} address="/cart" />}
        />
      )}
    </div>
  );
});
