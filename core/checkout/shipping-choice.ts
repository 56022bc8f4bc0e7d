import type { Cart, ShippingMethod } from '../cart/cart.ts';
import { soonestFirst } from '../catalog/delivery-estimate.ts';

/** The methods that the cart may have, soonest first (PR-15): those that the cart names, else those that were read before. */
export const offeredMethods = (
  { shipments }: Pick<Cart, 'shipments'>,
  read: readonly ShippingMethod[],
): readonly ShippingMethod[] => {
  const applicable = shipments[0]?.applicable ?? [];
  return soonestFirst(applicable.length > 0 ? applicable : read);
};

/** The method that is selected in the form: the chosen one while it is offered, else the first of the cheapest. */
export const selectedMethod = (
  methods: readonly ShippingMethod[],
  chosen: string | undefined,
): ShippingMethod['id'] | undefined => {
  if (methods.some(({ id }) => id === chosen)) return chosen;
  const lowest = Math.min(...methods.map(({ price }) => price));
  return methods.find(({ price }) => price === lowest)?.id;
};
