import type { Cart } from '../cart/cart.ts';
import type { ShipmentChoice } from './ports/checkout-gateway.ts';
import { sentHome } from './shipping-choice.ts';

/**
 * The methods of the shipments that are sent home: of each the one chosen for it, else the default, if it is offered, else
 * its first. The service refuses a default that the first shipment does not offer.
 */
export const shipmentChoices = (
  cart: Pick<Cart, 'shipments'>,
  { methodId, methods = {} }: { readonly methodId: string; readonly methods?: { readonly [id: string]: string } },
): readonly ShipmentChoice[] =>
  sentHome(cart).map(({ id, applicable }, index) => {
    const wanted = methods[id] ?? methodId;
    const isOffered = index === 0 || applicable.some((method) => method.id === wanted);
    return { shippingId: id, methodId: isOffered ? wanted : (applicable[0]?.id ?? wanted) };
  });
