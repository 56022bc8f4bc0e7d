import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ShippingCode } from '#core/cart/cart-item.ts';
import { hasDeliveryChoice } from '#core/cart/delivery-group.ts';
import { Button } from '#ui/design/button.tsx';
import type { CartPagePresenter } from './cart-page.presenter.ts';
import { LazyChangeDelivery } from './section-views.ts';
import styles from './all-deliveries.module.css';

/** Changes the delivery of all lines at once, once there are several that have a choice (CART-33). */
export const AllDeliveries = observer(({ page }: { readonly page: CartPagePresenter }): ReactNode => {
  const t = useTranslations('cartSections.deliveries');
  const [code, setCode] = useState<ShippingCode | undefined>(undefined);
  const items = page.cart?.items.filter((item) => hasDeliveryChoice(item) && !item.isBonus) ?? [];
  const [first] = items;
  const close = (): void => setCode(undefined);
  if (first === undefined || items.length < 2) return null;
  const change = (): void => {
    close();
    requestAnimationFrame(() => document.getElementById('cart-title')?.focus());
  };
  return (
    <div className={styles.all} role="group" aria-label={t('label')}>
      {items.some(({ shipping }) => shipping.selected !== 'pickup') && (
        <Button variant="quiet" onClick={() => setCode('pickup')}>
          {t('pickUpAll')}
        </Button>
      )}
      {items.some(({ shipping }) => shipping.selected !== 'standard') && (
        <Button variant="quiet" onClick={() => setCode('standard')}>
          {t('deliverAll')}
        </Button>
      )}
      {code !== undefined && (
        <LazyChangeDelivery
          onBroken={close}
          render={({ ChangeDeliveryDialog }) => (
            <ChangeDeliveryDialog item={first} all={{ items, code }} onChanged={change} onClose={close} />
          )}
        />
      )}
    </div>
  );
});
