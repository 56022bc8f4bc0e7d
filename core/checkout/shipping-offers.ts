import type { Cart, ShippingMethod } from '../cart/cart.ts';
import { deliveryWindow, soonestFirst } from '../catalog/delivery-estimate.ts';
import { present } from '../kernel/present.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';

/**
 * A method with its first and last day in words of the site's language; without days where its delivery time names
 * none.
 */
export type ShippingOffer = ShippingMethod & {
  readonly arrival?: { readonly from: string; readonly to: string };
};

/** The methods that the cart may have: those that the cart names, else those that were read before. */
export const offeredShippingMethods = (
  { shipments }: Pick<Cart, 'shipments'>,
  read: readonly ShippingMethod[],
): readonly ShippingMethod[] => {
  const applicable = shipments[0]?.applicable ?? [];
  return applicable.length > 0 ? applicable : read;
};

/** Methods soonest first, each with its days counted from `now`, which is in milliseconds since the epoch (PR-15). */
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
