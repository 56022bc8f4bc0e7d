import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cart, ShippingMethod } from '#core/cart/cart.ts';
import type { LineView } from '#core/cart/line-view.ts';
import { isPart } from '#core/checkout/line-label.ts';
import { methodText } from '#core/checkout/method-text.ts';
import type { ItemId } from '#core/kernel/identifiers.ts';
import { present } from '#core/kernel/present.ts';
import type { Address } from '#core/profile/address.ts';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { useLineLabels } from '#ui/features/checkout/use-line-labels.ts';
import { arrivalValues } from '#ui/features/cart/arrival-values.ts';
import styles from './checkout-page.module.css';
import { useSite } from '#ui/stores/storefront-context.ts';

/** A chosen method with the lines that are sent by it; `address`: where, if they go to several addresses. */
export type SentMethod = Pick<ShippingMethod, 'label' | 'deliveryTime' | 'arrival'> & {
  readonly itemIds?: readonly ItemId[];
  readonly address?: Address;
};

type Delivered = Pick<LineView, 'id' | 'delivery' | 'group'>;

/** Whether a line is picked up in a store, or sent to it. */
export const isCollectedInStore = ({ group, delivery }: Delivered): boolean =>
  delivery.store !== undefined && group !== 'home';

type DeliveriesProps = {
  /** Of the cart; they name what is in each delivery, if there are several. */
  readonly items: Cart['items'];
  readonly lines: readonly Delivered[];
  /** Of the shipments that are sent; the name of one to a collection point contains the place. */
  readonly methods: readonly SentMethod[];
};

/** The chosen shipping methods with their promised days, and each store with its day or days (CHK-10, CHK-31). */
export const Deliveries = ({ items, lines, methods }: DeliveriesProps): ReactNode => {
  const arrives = useTranslations('checkout.shipping');
  const groups = useTranslations('cart.groups');
  const labelsOf = useLineLabels();
  const { language } = useSite();
  const collected = lines.flatMap(({ id, group, delivery: { store, label, time, arrival } }) => {
    if (store === undefined || group === 'home') return [];
    // Goods that are sent to a store have days there; a pickup has a time that names its day.
    const place = arrival === undefined ? groups('pickupAt', { store }) : `${label}, ${store}`;
    return { id, key: `${place} ${time}`, method: { label: place, deliveryTime: time, ...present({ arrival }) } };
  });
  const stores = new Map(
    collected.map(({ key, method }) => [
      key,
      { ...method, itemIds: collected.filter((one) => one.key === key).map(({ id }) => id) },
    ]),
  );
  const deliveries: readonly SentMethod[] = [...methods, ...stores.values()];
  return deliveries.map(({ itemIds, address, arrival, ...method }, index) => (
    <div key={index} className={styles.delivery}>
      {isPart(items, itemIds) && (
        <p>
          <strong>{labelsOf(items, itemIds)}</strong>
        </p>
      )}
      {address !== undefined && <AddressLines address={address} />}
      <p>{methodText(method)}</p>
      {arrival !== undefined && <p>{arrives('arrives', arrivalValues(arrival, language))}</p>}
    </div>
  ));
};
