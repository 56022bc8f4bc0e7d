import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cart } from '#core/cart/cart.ts';
import type { CartView } from '#core/cart/cart-view.ts';
import { cartDestinations } from '#core/cart/line-destinations.ts';
import type { CheckoutStep } from '#core/checkout/checkout.ts';
import { Icon } from '#ui/design/icon.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { ItemList } from '#ui/features/cart/item-list.tsx';
import { giftOfLine } from '#ui/features/digital-gift/gift-of-line.tsx';
import { TotalsView } from '#ui/features/cart/totals.tsx';
import type { CheckoutPagePresenter } from './checkout-page.presenter.ts';
import { LazyPriceDetails } from './lazy-views.ts';
import { CheckoutCodes } from './checkout-codes.tsx';
import styles from './order-summary.module.css';

type OrderSummaryProps = {
  readonly checkout: CheckoutPagePresenter;
  readonly cart: Cart;
  readonly view: CartView;
  readonly current: CheckoutStep;
};

/**
 * The items, totals and promo codes of the order: beside the steps on wide screens, collapsed into one row with what is
 * left to pay on small ones. It is expanded at first in the last step.
 */
export const OrderSummary = observer(({ checkout, cart, view, current }: OrderSummaryProps): ReactNode => {
  const t = useTranslations('checkout.aside');
  const cartTexts = useTranslations('cart');
  const isLast = current === 'summary';
  /** Whether the shopper has expanded or collapsed it in the last step, or in one of the others. */
  const [toggledIn, setToggledIn] = useState<'last' | 'others'>();
  const place = isLast ? 'last' : 'others';
  const isToggled = toggledIn === place;
  const isOpen = isLast !== isToggled;
  const { why } = cart;
  const { updates } = checkout.shipping;
  const announcement = updates.isPending ? cartTexts('updating') : cartTexts('totalNow', { total: view.total });
  // What gift cards and the like leave to pay is what the shopper asks for.
  const left = view.rows.find(({ kind }) => kind === 'remaining');
  const { locale } = useSite();
  return (
    <aside className={styles.box} aria-label={t('title')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="order-contents"
        onClick={() => setToggledIn(isToggled ? undefined : place)}
      >
        <span className={styles.text}>
          {t('title')}
          <Icon name="chevron" size={18} />
          <span className={styles.units}>{cartTexts('units', { count: view.units })}</span>
        </span>
        {left === undefined ? (
          <span className={styles.total} aria-busy={updates.isPending}>
            {view.total}
          </span>
        ) : (
          <span className={styles.left}>
            <span className={styles.units}>{cartTexts('rows.remaining')}</span>{' '}
            <span className={styles.total} aria-busy={updates.isPending}>
              {left.amount}
            </span>
          </span>
        )}
      </button>
      <VisuallyHidden live>{updates.isPending || updates.ended > 0 ? announcement : ''}</VisuallyHidden>
      <div id="order-contents" className={styles.body} data-open={isOpen}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('title')}</h2>
          <a className={styles.edit} href={`/${locale}/cart`}>
            {t('edit')}
          </a>
        </div>
        <ItemList lines={view.lines} destinations={cartDestinations(cart)} note={giftOfLine(cart.items)} />
        <TotalsView
          rows={view.rows}
          isTaxKnown={view.isTaxKnown}
          unknownTax={t('unknownTax')}
          isUpdating={updates.isPending}
        />
        <CheckoutCodes checkout={checkout} step={current} />
        {why && (
          <LazyPriceDetails render={({ PriceDetails }) => <PriceDetails parts={why} currency={cart.currency} />} />
        )}
      </div>
    </aside>
  );
});
