import * as t from 'io-ts';
import { endpoint } from './endpoint.ts';
import { OrderWire, PurchaseHistoryWire } from './wire/order.codec.ts';
import { emailText, id, nothing, strictRecord, whole } from './wire/primitives.codec.ts';

/** Maximum number of orders on one page of the purchase history. */
const MAX_PAGE = 50;

export const consumer = {
  /** An order of the caller, or one that the caller has tracked (AUTH-18). */
  purchase: endpoint({
    id: 'API-055',
    name: 'purchase',
    method: 'GET',
    path: 'consumers-v3/consumer/purchase/{orderId}',
    query: nothing,
    body: nothing,
    reply: OrderWire,
  }),
  /** The orders of a member, newest first (ORD-05): 10 from the first one by default. A read, so it has no key. */
  purchaseHistory: endpoint({
    id: 'API-057',
    name: 'purchasehistory',
    method: 'POST',
    path: 'consumers-v3/consumer/purchasehistory',
    query: nothing,
    body: strictRecord(
      {},
      { start: whole(0, 100_000), count: whole(1, MAX_PAGE), source: t.keyof({ ONLINE: null, STORE: null }) },
    ),
    reply: PurchaseHistoryWire,
    access: ['registered'],
    rate: 'free',
    keyed: false,
  }),
  /**
   * An order by its number and email address, for a guest (ORD-03). The session may then read and change it for 30
   * minutes. Repeating it changes nothing else, so it has no key.
   */
  trackOrder: endpoint({
    id: 'API-059',
    name: 'TrackOrder',
    method: 'POST',
    path: 'consumers-v3/consumer/TrackOrder',
    query: nothing,
    body: strictRecord({ orderNumber: id, email: emailText }, { postalCode: id }),
    reply: OrderWire,
    keyed: false,
  }),
} as const;
