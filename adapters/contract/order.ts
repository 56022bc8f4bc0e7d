import { endpoint } from './endpoint.ts';
import { OrderWire } from './wire/order.codec.ts';
import { nothing } from './wire/primitives.codec.ts';

export const consumer = {
  /** A guest's token reads the orders that were placed with it (AUTH-18). */
  purchase: endpoint({
    id: 'API-055',
    name: 'purchase',
    method: 'GET',
    path: 'consumers-v3/consumer/purchase/{orderId}',
    query: nothing,
    body: nothing,
    reply: OrderWire,
  }),
} as const;
