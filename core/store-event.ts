import type { SharedState } from './notifications/ports/other-tabs.ts';
import type { CartEvent } from './cart/cart-event.ts';
import type { OrderEvent } from './order/order.ts';
import type { SessionEvent } from './session/session-event.ts';

/** Events of all areas. */
export type StoreEvent = CartEvent | OrderEvent | SessionEvent | ChangedElsewhere;

/**
 * Another tab has changed `state`, or this page was restored from the back-forward cache: the state must be read again.
 */
type ChangedElsewhere = { readonly _tag: 'ChangedElsewhere'; readonly state: SharedState };
