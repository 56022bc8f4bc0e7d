import type { SharedState } from './notifications/ports/other-tabs.ts';
import type { CartEvent } from './cart/cart-event.ts';
import type { OrderEvent } from './order/order.ts';
import type { SessionEvent } from './session/session-event.ts';

/** Events of all areas, as channels receive them. */
export type StoreEvent = CartEvent | OrderEvent | SessionEvent | ChangedElsewhere;

/**
 * Another tab has changed `state`, or this page was shown again after a time in the back-forward cache: it is to be
 * read again.
 */
type ChangedElsewhere = { readonly _tag: 'ChangedElsewhere'; readonly state: SharedState };
