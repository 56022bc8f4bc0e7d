import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CheckoutStep } from '#core/checkout/checkout.ts';
import { Icon } from '#ui/design/icon.tsx';
import type { CodesPage } from '#ui/features/promo-codes/promo-codes.presenter.ts';
import type { CheckoutPagePresenter } from './checkout-page.presenter.ts';
import { LazyCheckoutCodes } from './lazy-views.ts';
import styles from './order-summary.module.css';

/** Id of the field, and the hash of the address that opens it. */
const PROMO_CODE = 'checkout-promo-code';

/** How the codes of the cart are shown and changed in checkout. */
const codesOf = (checkout: CheckoutPagePresenter): CodesPage => ({
  get cart() {
    return checkout.isJoining ? undefined : checkout.cart;
  },
  explain: (failure) => checkout.explain(failure, 'cart'),
  show: checkout.show,
});

type CheckoutCodesProps = { readonly checkout: CheckoutPagePresenter; readonly step: CheckoutStep };

/** Promo codes in the order summary: collapsed until opened, as in the cart (ux 44). */
export const CheckoutCodes = observer(({ checkout, step }: CheckoutCodesProps): ReactNode => {
  const t = useTranslations('checkout.aside');
  const codes = useMemo(() => codesOf(checkout), [checkout]);
  const [isOpen, setOpen] = useState(false);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${PROMO_CODE}`) setOpen(true);
  }, [hash]);
  const hasCodes = checkout.cart !== undefined && checkout.cart.coupons.length > 0;
  return (
    // A change of the cart would cancel an order whose payment has begun.
    <div inert={checkout.summary.isPaying}>
      <button type="button" className={styles.codes} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('promoCode')}
        <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
      </button>
      {(isOpen || hasCodes) && (
        <LazyCheckoutCodes
          onBroken={() => setOpen(false)}
          render={({ PromoCodes }) => (
            <PromoCodes page={codes} isOpen={isOpen} id={PROMO_CODE} address={`/checkout?step=${step}`} />
          )}
        />
      )}
    </div>
  );
});
