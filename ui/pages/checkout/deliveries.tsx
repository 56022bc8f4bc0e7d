import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ShippingMethod } from '#core/cart/cart.ts';
import type { LineView } from '#core/cart/line-view.ts';
import { methodText } from '#core/checkout/method-text.ts';
import type { Address } from '#core/profile/address.ts';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { arrivalValues } from '#ui/features/cart/arrival-values.ts';
import styles from './checkout-page.module.css';
import { useSite } from '#ui/stores/storefront-context.ts';

/**
 * A chosen method; `items` names what is sent by it, if there are several shipments, and `address` where, if they go to
 * several addresses.
 */
export type SentMethod = ShippingMethod & { readonly items?: string; readonly address?: Address };

type Delivered = Pick<LineView, 'delivery' | 'group'>;

/** Whether a line is picked up in a store, or sent to it. */
export const isCollectedInStore = ({ group, delivery }: Delivered): boolean =>
  delivery.store !== undefined && group !== 'home';

type DeliveriesProps = {
  readonly lines: readonly Delivered[];
  /** Of the shipments that are sent; the name of one to a collection point contains the place. */
  readonly methods: readonly SentMethod[];
};

/** The chosen shipping methods with their promised days, and each store with its day or days (CHK-10, CHK-31). */
export const Deliveries = ({ lines, methods }: DeliveriesProps): ReactNode => {
  const arrives = useTranslations('checkout.shipping');
  const groups = useTranslations('cart.groups');
  const { language } = useSite();
  const stores = new Map(
    lines.flatMap(({ group, delivery: { store, label, time, arrival } }) => {
      if (store === undefined || group === 'home') return [];
      // Goods that are sent to a store have days there; a pickup has a time that names its day.
      const place = arrival === undefined ? groups('pickupAt', { store }) : `${label}, ${store}`;
      return [[`${place} ${time}`, { label: place, deliveryTime: time, arrival }] as const];
    }),
  );
  return (
    <>
      {methods.map((method, index) => (
        <div key={index} className={styles.delivery}>
          {method.items !== undefined && (
            <p>
              <strong>{method.items}</strong>
            </p>
          )}
          {method.address !== undefined && <AddressLines address={method.address} />}
          <p>{methodText(method)}</p>
          {method.arrival !== undefined && <p>{arrives('arrives', arrivalValues(method.arrival, language))}</p>}
        </div>
      ))}
      {[...stores].map(([key, { arrival, ...method }]) => (
        <Fragment key={key}>
          <p>{methodText(method)}</p>
          {arrival !== undefined && <p>{arrives('arrives', arrivalValues(arrival, language))}</p>}
        </Fragment>
      ))}
    </>
  );
};
