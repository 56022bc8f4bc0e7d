import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ShippingMethod } from '#core/cart/cart.ts';
import type { LineView } from '#core/cart/line-view.ts';
import { methodText } from '#core/checkout/method-text.ts';
import { arrivalValues } from '#ui/features/checkout/arrival-values.ts';
import { useSite } from '#ui/stores/storefront-context.ts';

/** A chosen method; `items` names what is sent by it, if there are several shipments. */
export type SentMethod = ShippingMethod & { readonly items?: string };

type DeliveriesProps = {
  readonly lines: readonly Pick<LineView, 'delivery' | 'group'>[];
  /** Of the shipments that are sent; the name of one to a collection point contains the place. */
  readonly methods: readonly SentMethod[];
};

/** The chosen shipping methods with their promised days, and each place of pickup with its day (CHK-10, CHK-31). */
export const Deliveries = ({ lines, methods }: DeliveriesProps): ReactNode => {
  const arrives = useTranslations('checkout.shipping');
  const groups = useTranslations('cart.groups');
  const { language } = useSite();
  const stores = new Map(
    lines.flatMap(({ group, delivery: { store, time } }) =>
      store === undefined || group === 'home' ? [] : [[store, time] as const],
    ),
  );
  return (
    <>
      {methods.map((method, index) => (
        <Fragment key={index}>
          {method.items !== undefined && (
            <p>
              <strong>{method.items}</strong>
            </p>
          )}
          <p>{methodText(method)}</p>
          {method.arrival !== undefined && <p>{arrives('arrives', arrivalValues(method.arrival, language))}</p>}
        </Fragment>
      ))}
      {[...stores].map(([store, deliveryTime]) => (
        <p key={store}>{methodText({ label: groups('pickupAt', { store }), deliveryTime })}</p>
      ))}
    </>
  );
};
