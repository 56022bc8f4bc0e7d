import type { Cart } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { PaymentMethod, PaymentSession } from '#core/payment/payment-method.ts';
import type { CardFieldsPresenter } from '#ui/features/checkout/card-fields.presenter.ts';
import type { CheckoutContext } from './checkout-context.ts';

type Parts = {
  readonly checkout: CheckoutContext;
  /** Shown in the frame of the session. */
  readonly fields: CardFieldsPresenter;
  readonly setMethods: (methods: readonly PaymentMethod[]) => void;
};

/** The payment session of a cart: what may pay it, and the frame into which a card is typed (PAY-18). */
export class BillingSession {
  readonly #parts: Parts;
  /** A card typed in the session of this cart cannot pay for another cart. */
  #cart: Cart['id'] | undefined = undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Opens the session of the cart, unless it is open. */
  open(): void {
    const { checkout, fields } = this.#parts;
    const { cart, parts } = checkout;
    if (cart === undefined || fields.status === 'pending') return;
    if (fields.session !== undefined && this.#cart === cart.id) return;
    fields.wait();
    this.#cart = cart.id;
    parts.tasks.query('payment', (shop) => shop.checkout.openBilling({ cart, returnUrl: parts.returnUrl }), {
      done: (opened) => this.#show(opened),
      failed: (failure) => this.#lose(failure),
    });
  }

  #show({ methods, session }: { readonly methods: readonly PaymentMethod[]; readonly session: PaymentSession }): void {
    this.#parts.setMethods(methods);
    this.#parts.fields.show(session);
  }

  #lose(failure: CartFailure): void {
    this.#parts.fields.lose();
    if (failure._tag !== 'ApiFailure') this.#parts.checkout.explain(failure, 'cart');
  }
}
