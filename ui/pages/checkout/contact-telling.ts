import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { CheckoutContext } from './checkout-context.ts';

/**
 * Tells the service the kept email address of an order that is not sent home, so that it says before the payment which
 * promo codes its mailbox has used (PRM175). `told`: with the cart as it costs now.
 */
export const tellContact = (
  { cart, contact, parts }: CheckoutContext,
  ends: { readonly told: (cart: Cart) => void; readonly failed: (failure: CartFailure) => void },
): void => {
  if (cart === undefined || contact === undefined) return;
  const { email } = contact;
  parts.tasks.command((shop) => shop.checkout.saveContact({ cart, email }), { done: ends.told, failed: ends.failed });
};
