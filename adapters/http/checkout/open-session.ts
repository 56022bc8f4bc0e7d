import * as Effect from 'effect/Effect';
import { cart as operations } from '#adapters/contract/cart.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { MainMethod, PaymentSession } from '#core/payment/payment-method.ts';
import type { CartCalls } from '../cart/cart-calls.ts';

/** Opens a session of the payment provider for a method (API-032). */
export const openSession = (
  { about }: Pick<CartCalls, 'about'>,
  { cart, method, returnUrl }: { readonly cart: Cart; readonly method: MainMethod; readonly returnUrl: string },
): Effect.Effect<PaymentSession, CartFailure> =>
  about(operations.openPaymentSession, { query: { basketId: cart.id, paymentMethod: method, returnUrl } }).pipe(
    Effect.map(({ body: { sessionId, clientToken, expiresAt, providerUrl } }) => ({
      sessionId,
      clientToken,
      expiresAt,
      providerUrl,
    })),
  );
