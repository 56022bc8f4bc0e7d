import * as Effect from 'effect/Effect';
import { selectedMethod } from '../checkout/shipping-choice.ts';
import type { WalletGateway } from '../checkout/ports/wallet-gateway.ts';
import { present } from '../kernel/present.ts';
import { isPoBox } from '../profile/po-box.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import { paymentSession, shippingMethods } from './fake-checkout.ts';
import type { FakeCarts } from './fake-carts.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** The wallet of the fake carts. Each quote has a session of its own, numbered from 1. */
export const makeFakeWallet = (carts: FakeCarts, faults: FakeFaults, site: SiteConfiguration): WalletGateway => {
  let sessions = 0;
  return {
    beginExpress: ({ key, items }) => carts.express(key, items),
    quote: ({ cart, place, methodId }) =>
      Effect.gen(function* () {
        yield* faults.meet('quote');
        const now = yield* carts.read(cart.id);
        if (place.country !== site.country) return yield* Effect.fail(apiRefusal('PAY401', 400));
        if (isPoBox(`${place.line1} ${place.line2 ?? ''}`)) return yield* Effect.fail(apiRefusal('SHP500', 400));
        const method = selectedMethod(shippingMethods, methodId);
        sessions += 1;
        return {
          cart: {
            ...now,
            shipments: now.shipments.map((one) => ({
              ...one,
              applicable: shippingMethods,
              ...present({ methodId: one.hasOwnAddress ? selectedMethod(shippingMethods, one.methodId) : method }),
            })),
          },
          methods: shippingMethods,
          session: { ...paymentSession, clientToken: `client-token-${sessions}` },
        };
      }),
    removeShippingAddress: ({ key, cart }) => carts.removeAddress(key, cart),
  };
};
