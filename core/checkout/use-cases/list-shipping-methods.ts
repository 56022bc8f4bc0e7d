import * as Effect from 'effect/Effect';
import { soonestFirst } from '../../catalog/delivery-estimate.ts';
import { present } from '../../kernel/present.ts';
import type { DeliveryGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

export const listShippingMethods = ({ delivery }: { readonly delivery: DeliveryGateway }): CheckoutUseCases['listShippingMethods'] =>
  Effect.fn('listShippingMethods')(function* ({ cart, postalCode, country }) {
    const shippingId = cart.shipments[0]?.id;
    if (shippingId === undefined) return [];
    return soonestFirst(yield* delivery.listShippingMethods({ cart, shippingId, ...present({ postalCode, country }) }));
  });
