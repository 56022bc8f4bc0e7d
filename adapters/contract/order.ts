import * as t from 'io-ts';
import type { ReturnReason, ReturnWay } from '#core/order/return.ts';
import { endpoint } from './endpoint.ts';
import { purchase } from './purchase.ts';
import { OrderWire } from './wire/order.codec.ts';
import { DocumentWire, PurchaseHistoryWire, ReturnLabelWire } from './wire/purchase.codec.ts';
import {
  arrayOf,
  emailText,
  id,
  noContent,
  nothing,
  prose,
  strictRecord,
  unitCount,
  whole,
} from './wire/primitives.codec.ts';

/** Maximum number of orders on one page of the purchase history. */
const MAX_PAGE = 50;

/** ORD-12. */
const reasons = {
  'too-small': null,
  'too-large': null,
  'not-as-described': null,
  defective: null,
  'changed-mind': null,
  'arrived-late': null,
  other: null,
} as const satisfies { readonly [reason in ReturnReason]: null };

/** Lines of an order, as of a cart. */
export const MAX_LINES = 100;

export const consumer = {
  purchase,
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
  /**
   * Cancels units that are not being prepared (ORD-09); ORD409 for others. Of an order that the caller placed or has
   * tracked.
   */
  cancelOrder: endpoint({
    id: 'API-060',
    name: 'CancelOrder',
    method: 'POST',
    path: 'consumers-v3/consumer/CancelOrder',
    query: strictRecord({ orderNumber: id }, {}),
    body: strictRecord(
      { items: arrayOf(strictRecord({ itemId: id, qty: unitCount }, {}), MAX_LINES), reason: prose(500) },
      {},
    ),
    reply: OrderWire,
  }),
  /**
   * Starts a return and creates its label (ORD-11). ORD409 for units that cannot be returned. Of an order that the
   * caller placed or has tracked. OPEN: `way` is `post`, the default, or `store`; `exchangeSku` is another size of the
   * same product, which replaces the units instead of a refund; INV406 if it is out of stock. Messages to an `email` that is
   * not the one of the order are limited (429), and API405 if the caller has not placed the order.
   */
  createReturn: endpoint({
    id: 'API-058',
    name: 'returnLabel',
    method: 'POST',
    path: 'consumers-v3/consumer/return/{orderId}/returnLabel',
    query: nothing,
    body: strictRecord(
      {
        items: arrayOf(
          strictRecord({ itemId: id, qty: unitCount, reason: t.keyof(reasons) }, { exchangeSku: id }),
          MAX_LINES,
        ),
      },
      { email: emailText, way: t.keyof({ post: null, store: null } satisfies { readonly [way in ReturnWay]: null }) },
    ),
    reply: ReturnLabelWire,
  }),
  /**
   * A document of an order as a PDF (ORD-07): an invoice, credit note or gift receipt by its number, or the label of a
   * return by the id of the return, until the label ends or the parcel is on its way. A read, so it has no key; OHS4004 for
   * an unknown one.
   */
  invoice: endpoint({
    id: 'API-056',
    name: 'invoice',
    method: 'POST',
    path: 'consumers-v3/consumer/purchase/invoice/download',
    query: strictRecord({ orderNumber: id }, {}),
    body: strictRecord({ invoiceId: id }, {}),
    reply: DocumentWire,
    rate: 'free',
    keyed: false,
  }),
  /**
   * Sends the email with a gift card of an order once more, to the same address (ORD-13). ORD409 for one that was not sent
   * yet; 429 within 60 seconds (ORD-14). Of an order that the caller placed or has tracked.
   */
  resendGiftCardEmail: endpoint({
    id: 'API-064',
    name: 'resendGiftCardEmail',
    method: 'POST',
    path: 'consumers-v3/consumer/resendGiftCardEmail',
    query: nothing,
    body: strictRecord({ orderNumber: id, itemId: id }, {}),
    reply: noContent,
  }),
} as const;
