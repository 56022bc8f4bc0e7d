import type { Cart, ShippingMethod } from '../cart/cart.ts';

/** The methods of the cart's first shipment, else those that were read before. */
export const offeredShippingMethods = (
  { shipments }: Pick<Cart, 'shipments'>,
  read: readonly ShippingMethod[],
): readonly ShippingMethod[] => {
  const applicable = shipments[0]?.applicable ?? [];
  return applicable.length > 0 ? applicable : read;
};

/** The selected method of the form: the chosen one if it is offered, else the first of the cheapest. */
export const selectedMethod = (
  methods: readonly ShippingMethod[],
  chosen: string | undefined,
): ShippingMethod['id'] | undefined => {
  if (methods.some(({ id }) => id === chosen)) return chosen;
  const lowest = Math.min(...methods.map(({ price }) => price));
  return methods.find(({ price }) => price === lowest)?.id;
};
