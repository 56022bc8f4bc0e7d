import type { CartEvent } from './cart/cart-event.ts';
import type { OrderEvent } from './order/order.ts';
import type { SessionEvent } from './session/session-event.ts';

/** Events of all areas, as channels receive them. */
export type StoreEvent = CartEvent | OrderEvent | SessionEvent;
