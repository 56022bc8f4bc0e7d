import type { PromoCodeUseCases } from '#core/cart/use-cases/promo-code-use-cases.ts';
import type { DeliveryUseCases } from '#core/cart/use-cases/delivery-use-cases.ts';
import type { SharedCartUseCases } from '#core/cart/use-cases/shared-cart-use-cases.ts';
import { makePromoCodeUseCases } from '#core/cart/use-cases/promo-code-use-cases.ts';
import { makeDeliveryUseCases } from '#core/cart/use-cases/delivery-use-cases.ts';
import { makeSharedCartUseCases } from '#core/cart/use-cases/shared-cart-use-cases.ts';
import { makeSharedCartGateway } from '#adapters/http/cart/shared-cart-gateway.ts';
import { makePromoCodeGateway } from '#adapters/http/cart/promo-code-gateway.ts';
import { makeLineDeliveryGateway } from '#adapters/http/cart/line-delivery-gateway.ts';
import type { AreaPorts, FormPorts } from './area-ports.ts';

/** Promo code use cases that call the service. */
export const openPromoCodes = (ports: FormPorts): PromoCodeUseCases =>
  makePromoCodeUseCases({ ...ports, promoCodes: ports.gateways.promoCodes ?? makePromoCodeGateway(ports.cartCalls) });

/** Use cases for the delivery of cart lines, which call the service. */
export const openLineDelivery = (ports: AreaPorts): DeliveryUseCases =>
  makeDeliveryUseCases({ ...ports, delivery: ports.gateways.lineDelivery ?? makeLineDeliveryGateway(ports.cartCalls) });

/** Use cases for links to copies of carts, which call the service. */
export const openSharedCarts = (ports: AreaPorts): SharedCartUseCases =>
  makeSharedCartUseCases({
    ...ports,
    carts: ports.cartGateway,
    sharedCarts: ports.gateways.sharedCarts ?? makeSharedCartGateway(ports.client, ports.cartCalls, ports.site),
  });
