import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cart } from '#core/cart/cart.ts';
import type { CartView } from '#core/cart/cart-view.ts';
import { Icon } from '#ui/design/icon.tsx';
import { ItemList } from '#ui/features/cart/item-list.tsx';
import { TotalsView } from '#ui/features/cart/totals.tsx';
import { LazyPriceDetails } from './lazy-views.ts';
import styles from './order-summary.module.css';

/**
 * The items and totals of the order: beside the steps on wide screens, collapsed into one row with the total on small
 * ones.
 */
export const OrderSummary = ({
  cart,
  view,
  open,
}: {
  readonly cart: Cart;
  readonly view: CartView;
  /** Whether the summary is expanded at first, as in the last step. */
  readonly open: boolean;
}): ReactNode => {
  const t = useTranslations('checkout.aside');
  const [toggled, setToggled] = useState(false);
  const isOpen = open !== toggled;
  const { why } = cart;
  return (
    <aside className={styles.box} aria-label={t('title')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="order-contents"
        onClick={() => setToggled(!toggled)}
      >
        <span className={styles.text}>
          {t('title')}
          <Icon name="chevron" size={18} />
        </span>
        <span className={styles.total}>{view.total}</span>
      </button>
      <div id="order-contents" className={styles.body} data-open={isOpen}>
        <h2 className={styles.title}>{t('title')}</h2>
        <ItemList lines={view.lines} />
        <TotalsView rows={view.rows} isTaxKnown={view.isTaxKnown} />
        {why && (
          <LazyPriceDetails render={({ PriceDetails }) => <PriceDetails parts={why} currency={cart.currency} />} />
        )}
      </div>
    </aside>
  );
};
