import * as Effect from 'effect/Effect';
import { orElseLogged } from '#core/analytics/use-cases/or-else-logged.ts';
import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import { Cart } from '#core/cart/cart.ts';
import type { CartUseCases } from '#core/cart/use-cases/cart-use-cases.ts';
import type { CartWrites } from '#core/cart/use-cases/cart-writes.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { DeliveryGateway, PaymentGateway } from '../ports/checkout-gateway.ts';
import type { DeviceFingerprint } from '../ports/device-fingerprint.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

type Ports = {
  readonly carts: CartUseCases;
  readonly delivery: DeliveryGateway;
  readonly payment: PaymentGateway;
  readonly writes: CartWrites;
  readonly idGenerator: IdGenerator;
  readonly fingerprint: DeviceFingerprint;
  readonly monitoring: Monitoring;
  readonly analytics: Analytics;
};

export const startCheckout = ({
  carts,
  delivery,
  payment,
  writes,
  idGenerator,
  fingerprint,
  monitoring,
  analytics,
}: Ports): CheckoutUseCases['start'] => {
  /** Sends the fingerprint. It is optional, so a failure is only logged (CHK-25). */
  const sendFingerprint = (cart: Cart): Effect.Effect<void> =>
    Effect.gen(function* () {
      const fingerPrint = yield* fingerprint.read;
      yield* payment.fingerprint({ key: yield* idGenerator.key, cart, fingerPrint });
    }).pipe(orElseLogged(monitoring, undefined, { component: 'fingerprint' }));

  return Effect.fn('beginCheckout')(function* () {
    const loaded = yield* carts.load;
    if (loaded === undefined || Cart.isEmpty(loaded)) return yield* Effect.fail({ _tag: 'NothingToBuy' as const });
    const { cart, reservation } = yield* writes.on(loaded, {
      send: ({ key, cart: now }) =>
        Effect.map(delivery.reserve({ key, cart: now }), (held) => ({ cart: now, reservation: held })),
    });
    yield* sendFingerprint(cart);
    yield* analytics.record({ _tag: 'CheckoutBegun', units: Cart.units(cart) });
    return { cart, reservation };
  });
};
