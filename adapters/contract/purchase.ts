import { endpoint } from './endpoint.ts';
import { OrderWire } from './wire/order.codec.ts';
import { nothing } from './wire/primitives.codec.ts';

/**
 * An order of the caller, or one that the caller has tracked (AUTH-18). It has a file of its own, because checkout reads
 * an order without the other operations of an order.
 */
export const purchase = endpoint({
  id: 'API-055',
  name: 'purchase',
  method: 'GET',
  path: 'consumers-v3/consumer/purchase/{orderId}',
  query: nothing,
  body: nothing,
  reply: OrderWire,
});
