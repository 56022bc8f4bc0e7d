import { ContainerModule } from 'inversify';
import { makeCouponUseCases } from '#core/cart/use-cases/make-coupon-use-cases.ts';
import type { CouponUseCases } from '#core/cart/use-cases/coupon-use-cases.ts';
import { makeDeliveryUseCases } from '#core/cart/use-cases/make-delivery-use-cases.ts';
import type { DeliveryUseCases } from '#core/cart/use-cases/delivery-use-cases.ts';
import { makeSavedUseCases, type SavedPorts } from '#core/saved-items/use-cases/make-saved-items-use-cases.ts';
import type { SavedUseCases } from '#core/saved-items/use-cases/saved-items-use-cases.ts';
import type { BaseClient } from '#adapters/http/base-client.ts';
import type { CartCalls } from '#adapters/http/cart/cart-calls.ts';
import { makeCouponGateway } from '#adapters/http/cart/coupon-gateway.ts';
import { makeLineDeliveryGateway } from '#adapters/http/cart/line-delivery-gateway.ts';
import { makeSavedGateway } from '#adapters/http/saved-items/saved-items-gateway.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

export type BesideCart = {
  readonly saved: SavedUseCases;
  readonly coupons: CouponUseCases;
  readonly delivery: DeliveryUseCases;
};

/** The use cases over a client: here, and where a browser fetches this file later. */
export const openBesideCart = (client: BaseClient, calls: CartCalls, ports: Omit<SavedPorts, 'saved'>): BesideCart => ({
  saved: makeSavedUseCases({ ...ports, saved: makeSavedGateway(client, calls, ports.site) }),
  coupons: makeCouponUseCases({ ...ports, coupons: makeCouponGateway(calls) }),
  delivery: makeDeliveryUseCases({ ...ports, delivery: makeLineDeliveryGateway(calls) }),
});

/** What waits below the cart, promo codes, and the delivery of lines, at hand at once. */
export const besideCartModule = new ContainerModule(({ bind }) => {
  const provide = perChannel(bind);
  provide(
    tokens.besideCart,
    (client, calls, carts, writes, session, entropy, { site, sessions }) =>
      openBesideCart(client, calls, { carts, writes, session, sessions, entropy, site }),
    [
      tokens.client,
      tokens.cartCalls,
      tokens.carts,
      tokens.cartWrites,
      tokens.sessionUseCases,
      tokens.entropy,
      tokens.channel,
    ],
  );
});
