import type { Cart } from '#core/cart/cart.ts';
import type { CheckoutUseCases } from '#core/checkout/use-cases/checkout-use-cases.ts';
import { run } from './run.ts';

/** Saves an address for which the service has no suggestion, and returns the cart. */
export const savedAddress = async (
  checkout: CheckoutUseCases,
  entry: Omit<Parameters<CheckoutUseCases['saveAddress']>[0], 'isConfirmed'>,
): Promise<Cart> => {
  const outcome = await run(checkout.saveAddress({ ...entry, isConfirmed: false }));
  if (outcome._tag !== 'Saved') throw new Error('The address is in question');
  return outcome.cart;
};
