import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ShippingMethod } from '#core/cart/cart.ts';
import type { LineView } from '#core/cart/line-view.ts';
import { methodText } from '#core/checkout/method-text.ts';
import { arrivalValues } from '#ui/features/checkout/arrival-values.ts';
import { useSite } from '#ui/stores/storefront-context.ts';

type DeliveriesProps = {
  readonly lines: readonly Pick<LineView, 'delivery'>[];
  readonly method: ShippingMethod | undefined;
};

/** The chosen shipping method with its promised days, and each store of pickup with its day (CHK-10, CHK-31). */
export const Deliveries = ({ lines, method }: DeliveriesProps): ReactNode => {
  const arrives = useTranslations('checkout.shipping');
  const groups = useTranslations('cart.groups');
  const { language } = useSite();
  const stores = new Map(
    lines.flatMap(({ delivery: { store, time } }) => (store === undefined ? [] : [[store, time] as const])),
  );
  return (
    <>
      {method !== undefined && <p>{methodText(method)}</p>}
      {method?.arrival !== undefined && <p>{arrives('arrives', arrivalValues(method.arrival, language))}</p>}
      {[...stores].map(([store, deliveryTime]) => (
        <p key={store}>{methodText({ label: groups('pickupAt', { store }), deliveryTime })}</p>
      ))}
    </>
  );
};
