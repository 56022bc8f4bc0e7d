import type { checkout } from '#adapters/contract/checkout.ts';
import { isEmail } from '#core/validation/text-rules.ts';
import type { Handler } from '#adapters/backend/commerce/kernel/handler.ts';
import type { CartContext } from '../cart/cart-context.ts';
import { updateCart } from '../cart/cart-records.ts';
import { notReady } from '../cart/cart-refusals.ts';
import { changeCart } from '../cart/change-cart.ts';

/**
 * Stores the email address of an order that is not sent home: promo codes that its mailbox has used take nothing off from
 * here on, not only when the order is prepared (PRM175). CHK380 for something else than an email address.
 */
export const makeSetContact =
  (context: CartContext): Handler<(typeof checkout)['setContact']> =>
  async (call) => {
    const email = call.body.email.trim();
    if (!isEmail(email)) return notReady;
    return changeCart(context, call, {
      operation: 'checkout.setContact',
      cartId: call.params.basketId,
      isDone: (cart) => cart.email === email,
      command: (tx, { cartId }) => updateCart(tx, cartId, { email }),
    });
  };
