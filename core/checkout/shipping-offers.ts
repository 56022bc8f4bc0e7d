import type { Cart, ShippingMethod } from '../cart/cart.ts';
import { deliveryWindow, soonestFirst } from '../catalog/delivery-estimate.ts';
import { present } from '../kernel/present.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';

/** A method with its first and last delivery day as texts; without them if its delivery time has no days. */
export type ShippingOffer = ShippingMethod & {
  readonly arrival?: { readonly from: string; readonly to: string };
};

/** The methods of the cart's first shipment, else those that were read before. */
export const offeredShippingMethods = (
  { shipments }: Pick<Cart, 'shipments'>,
  read: readonly ShippingMethod[],
): readonly ShippingMethod[] => {
  const applicable = shipments[0]?.applicable ?? [];
  return applicable.length > 0 ? applicable : read;
};

/** Methods, soonest first, with days counted from `now` (milliseconds since the epoch; PR-15). */
export const shippingOffers = (
  methods: readonly ShippingMethod[],
  {
    now,
    site: { language, timeZone },
  }: { readonly now: number; readonly site: Pick<SiteConfiguration, 'language' | 'timeZone'> },
): readonly ShippingOffer[] =>
  soonestFirst(methods).map((method) => ({
    ...method,
    ...present({ arrival: deliveryWindow({ now, label: method.deliveryTime, language, timeZone }) }),
  }));
