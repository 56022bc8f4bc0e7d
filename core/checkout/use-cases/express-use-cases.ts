import * as Effect from 'effect/Effect';
import type { Monitoring, Warning } from '../../analytics/ports/monitoring.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { CartUseCases } from '../../cart/use-cases/cart-use-cases.ts';
import { present } from '../../kernel/present.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { Address } from '../../profile/address.ts';
import { isMainMethod } from '../../payment/payment-method.ts';
import type { BotSuspected } from '../../session/ports/bot-check.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { Checkout } from '../checkout.ts';
import { opensAtSummary, orderDefaults, type OrderDefaults } from '../express-checkout.ts';
import type { SavedDetails, SavedDetailsReader } from '../ports/saved-details.ts';
import { offeredShippingMethods, selectedMethod } from '../shipping-choice.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

/** A browser loads this module for members of a site with express checkout. */
export type ExpressUseCases = {
  /**
   * Express checkout of a member: the main address, the default method and the default card are applied to the cart, and
   * the summary opens (CHK-03, PR-21). Any failure opens the shipping step with what was applied until then (CHK-04).
   * An order that is picked up, or sent by e-mail alone, begins at its first step, because its contact is asked for.
   */
  readonly applyDefaults: (
    cart: Cart,
  ) => Effect.Effect<{ readonly cart: Cart; readonly step: 'shipping' | 'summary' }, ApiFailure>;
};

type Ports = {
  readonly site: SiteConfiguration;
  readonly checkout: Pick<CheckoutUseCases, 'saveAddress' | 'listShippingMethods' | 'chooseShipping' | 'saveBilling'>;
  readonly carts: Pick<CartUseCases, 'load'>;
  readonly savedDetails: SavedDetailsReader;
  readonly monitoring: Monitoring;
};

/** Why a default does not apply: a failure, or the service questions the saved address, which the shopper answers. */
type Unapplied = CartFailure | InvalidInput | BotSuspected | { readonly _tag: 'AddressInQuestion' };

type Progress = Effect.Effect<Cart, Unapplied>;

/** What is reported of it: nothing of the shopper. */
const reportOf = (failure: Unapplied): Pick<Warning, 'message' | 'errorId'> =>
  failure._tag === 'ApiFailure'
    ? { message: failure.message, errorId: failure.errorId }
    : { message: `Not applied: ${failure._tag}` };

/** The billing address to save; undefined is the shipping address. One that is on the cart stays. */
const billedTo = ({ billingAddress, billingSameAsShipping }: Cart, defaults: OrderDefaults): Address | undefined => {
  if (billingAddress === undefined) return defaults.billingAddress;
  return billingSameAsShipping === false ? billingAddress : undefined;
};

/** Applies the defaults of a member to a cart; what is already on the cart stays. */
export const makeExpressUseCases = ({
  site,
  checkout: steps,
  carts,
  savedDetails,
  monitoring,
}: Ports): ExpressUseCases => {
  const address = (cart: Cart, { contact }: SavedDetails, { address: main }: OrderDefaults): Progress =>
    cart.shippingAddress !== undefined || main === undefined
      ? Effect.succeed(cart)
      : Effect.gen(function* () {
          const { id: _id, type: _type, main: _main, phone = contact.phone, ...place } = main;
          const reach = { email: contact.email, ...present({ phone }) };
          const saved = yield* steps.saveAddress({ cart, address: place, contact: reach, isConfirmed: false });
          return saved._tag === 'Saved' ? saved.cart : yield* Effect.fail({ _tag: 'AddressInQuestion' as const });
        });

  const method = (cart: Cart): Progress =>
    cart.shipments.every(({ methodId }) => methodId !== undefined)
      ? Effect.succeed(cart)
      : Effect.gen(function* () {
          const offered = offeredShippingMethods(cart, []);
          const methods = offered.length > 0 ? offered : yield* steps.listShippingMethods({ cart });
          const methodId = selectedMethod(methods, cart.shipments[0]?.methodId);
          return methodId === undefined ? cart : yield* steps.chooseShipping({ cart, methodId });
        });

  const payment = (cart: Cart, defaults: OrderDefaults): Progress =>
    Effect.gen(function* () {
      const { card } = defaults;
      const isPaid = cart.totals.remainingToPay === 0 || cart.instruments.some((one) => isMainMethod(one.method));
      if (isPaid && cart.billingAddress !== undefined) return cart;
      const billed = yield* steps.saveBilling({
        cart,
        ...present({
          address: billedTo(cart, defaults),
          card: isPaid || card === undefined ? undefined : { savedCardId: card.id },
        }),
      });
      return billed._tag === 'Saved' ? billed.cart : yield* Effect.fail(billed.failure);
    });

  /** The cart as far as the defaults were applied: nothing of it is lost (CHK-04). */
  const fallBack = (cart: Cart, failure: Unapplied) =>
    Effect.gen(function* () {
      yield* monitoring.warn({ ...reportOf(failure), component: 'express-checkout' });
      const reached = yield* carts.load.pipe(Effect.catch(() => Effect.succeed(cart)));
      return { cart: reached ?? cart, step: 'shipping' as const };
    });

  const applyDefaults: ExpressUseCases['applyDefaults'] = Effect.fn('applyDefaults')(function* (cart) {
    const atShipping = { cart, step: 'shipping' as const };
    const isOffered = site.flags.expressCheckout && Checkout.receipt(cart) === 'home';
    if (!isOffered) return atShipping;
    return yield* Effect.gen(function* () {
      const details = yield* savedDetails.read;
      const defaults = details === undefined ? {} : orderDefaults(details, site.country);
      const opens = opensAtSummary({
        isOffered,
        isSignedIn: details !== undefined,
        hasDefaultCard: defaults.card !== undefined,
        hasDefaultAddress: defaults.address !== undefined,
      });
      if (details === undefined || !opens) return atShipping;
      const addressed = yield* address(cart, details, defaults);
      const ready = yield* payment(yield* method(addressed), defaults);
      // An address without an e-mail address was not saved by a checkout: the contact is asked for.
      const isReady = ready.shippingAddress?.email !== undefined && Checkout.reachable(ready, 'summary') === 'summary';
      return { cart: ready, step: isReady ? 'summary' : 'shipping' } as const;
    }).pipe(Effect.catch((failure) => fallBack(cart, failure)));
  });

  return { applyDefaults };
};
