import * as t from 'io-ts';
import { ArrivalWire } from './cart.codec.ts';
import { PictureWire } from './picture.codec.ts';
import { decimal, record, wholeNumber } from './primitives.codec.ts';

/** An order of the purchase history. */
const PurchaseWire = record(
  {
    orderId: t.string,
    orderNumber: t.string,
    orderDate: t.string,
    status: t.string,
    total: decimal,
    currency: t.string,
    itemCount: wholeNumber,
    source: t.keyof({ ONLINE: null, STORE: null }),
    items: t.array(t.type({ productId: t.string, name: t.string, image: PictureWire, qty: wholeNumber })),
  },
  /**
   * OPEN: units that were canceled and returned, and what the payment provider has accepted as refunds; units in returns
   * that have not ended, for a refund and for another size; the days that are promised for the next parcel.
   */
  {
    canceledCount: wholeNumber,
    returnedCount: wholeNumber,
    refunded: decimal,
    returningCount: wholeNumber,
    exchangingCount: wholeNumber,
    arrival: ArrivalWire,
  },
);

/** A page of a member's orders (ENT-43). OPEN: `elsewhere` counts the orders on other sites of the shop, by locale. */
export const PurchaseHistoryWire = record(
  { orders: t.array(PurchaseWire), total: wholeNumber, start: wholeNumber, count: wholeNumber },
  { elsewhere: t.array(t.type({ locale: t.string, total: wholeNumber })) },
);
export type PurchaseHistoryWire = t.TypeOf<typeof PurchaseHistoryWire>;

/**
 * ORD-11. `expiresAt` is ISO 8601, UTC. OPEN: for a return in a store, `labelUrl` is a page with its code, and
 * `qrCodeUrl` the picture of the code. OPEN: `carrier` is who takes the parcel. OPEN: `returnNumber` is what the
 * shopper sees instead of the id.
 */
export const ReturnLabelWire = record(
  { returnId: t.string, labelUrl: t.string, expiresAt: t.string },
  { qrCodeUrl: t.string, returnNumber: t.string, carrier: t.string },
);
export type ReturnLabelWire = t.TypeOf<typeof ReturnLabelWire>;

/** A file (ORD-07): a PDF in base64. */
export const DocumentWire = t.type({ fileName: t.string, contentBase64: t.string });
