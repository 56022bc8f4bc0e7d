import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { CheckoutContext } from './checkout-context.ts';

/**
 * Sends the kept email address of an order that is not sent home to the service, so that it says before the payment which
 * promo codes its mailbox has used (PRM175). `saved`: with the cart as it costs now.
 */
export const saveContact = (
  { cart, contact, parts }: CheckoutContext,
  ends: { readonly saved: (cart: Cart) => void; readonly failed: (failure: CartFailure) => void },
): void => {
  if (cart === undefined || contact === undefined) return;
  const { email } = contact;
  parts.tasks.command((shop) => shop.checkout.saveContact({ cart, email }), { done: ends.saved, failed: ends.failed });
};
