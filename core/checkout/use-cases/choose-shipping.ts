import * as Effect from 'effect/Effect';
import type { BeginDeed } from '../../session/use-cases/begin-deed.ts';
import type { DeliveryGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

/** A cart without a shipment has nothing to send, so nothing is chosen. */
export const chooseShipping = ({ delivery, deed }: { readonly delivery: DeliveryGateway; readonly deed: BeginDeed }): CheckoutUseCases['chooseShipping'] =>
  Effect.fn('chooseShipping')(function* ({ cart, methodId }) {
    const shippingId = cart.shipments[0]?.id;
    if (shippingId === undefined) return cart;
    return yield* delivery.chooseShippingMethod({ ...(yield* deed), cart, shippingId, methodId });
  });
