import * as Effect from 'effect/Effect';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

/**
 * Saves the billing address, then the card. A cart that replaced a lost one needs its shipping and card again, so the
 * card is not attached to it (CART-22).
 */
export const saveBilling = (
  useCases: Pick<CheckoutUseCases, 'setBillingAddress' | 'payByCard'>,
): CheckoutUseCases['saveBilling'] =>
  Effect.fn('saveBilling')(function* ({ card, ...entry }) {
    const cart = yield* useCases.setBillingAddress(entry);
    if (card === undefined || cart.id !== entry.cart.id) return { _tag: 'Saved', cart } as const;
    return yield* useCases.payByCard({ cart, card }).pipe(
      Effect.map((paid) => ({ _tag: 'Saved', cart: paid }) as const),
      Effect.catch((failure) => Effect.succeed({ _tag: 'CardRefused', cart, failure } as const)),
    );
  });
