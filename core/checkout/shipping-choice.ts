import type { ShippingMethod } from '../cart/cart.ts';

/** The selected method of the form: the chosen one if it is offered, else the first of the cheapest. */
export const selectedMethod = (
  methods: readonly ShippingMethod[],
  chosen: string | undefined,
): ShippingMethod['id'] | undefined => {
  if (methods.some(({ id }) => id === chosen)) return chosen;
  const lowest = Math.min(...methods.map(({ price }) => price));
  return methods.find(({ price }) => price === lowest)?.id;
};
