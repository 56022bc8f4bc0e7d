import type { CartEvent } from '../cart/cart-event.ts';
import type { OrderEvent } from '../order/order.ts';
import type { SessionEvent } from '../session/session-event.ts';
import type { Notice } from './notice.ts';

/** What the core says aloud: facts of its aggregates, and notices to the shopper. */
export type StoreEvent = CartEvent | OrderEvent | SessionEvent | { readonly _tag: 'Noticed'; readonly notice: Notice };
