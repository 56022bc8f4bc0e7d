import * as t from 'io-ts';
import { AddressWire } from './address.codec.ts';
import {
  ArrivalWire,
  CartItemWire,
  CartWire,
  FlashWire,
  OrderPromotionWire,
  PaymentInstrumentWire,
  TaxesWire,
  TotalsWire,
} from './cart.codec.ts';
import { decimal, record, wholeNumber } from './primitives.codec.ts';

/** A shipment of an order, with its tracking data (ORD-19). */
const OrderShipmentWire = record(
  {
    shipmentId: t.string,
    status: t.string,
    shippingMethod: t.type({ code: t.string, label: t.string, deliveryTime: t.string }),
    itemIds: t.array(t.string),
  },
  {
    carrier: t.string,
    trackingNumber: t.string,
    trackingUrl: t.string,
    address: AddressWire,
    /**
     * OPEN: `phone` and `hours` are those of today, not of the day of the order. The hours are texts in the language of the
     * site, by days such as "Monday – Saturday"; without hours it is closed, on a holiday by its name. `collector` is the
     * full name of who collects the order.
     */
    store: record(
      { storeId: t.string, name: t.string, lines: t.array(t.string) },
      {
        phone: t.string,
        collector: t.string,
        hours: t.array(record({ days: t.string }, { hours: t.string, holiday: t.string })),
      },
    ),
    /** OPEN: the collection point of a parcel, with its hours of today as texts. */
    point: record(
      { pointId: t.string, name: t.string, lines: t.array(t.string), carrier: t.string },
      {
        collector: t.string,
        hours: t.array(record({ days: t.string }, { hours: t.string })),
      },
    ),
    /** What the shopper shows in the store, and until when (ISO 8601, UTC). */
    pickupCode: t.string,
    collectUntil: t.string,
    /** OPEN: the days that were promised when the order was placed, or an exchange was accepted. */
    arrival: ArrivalWire,
    /** OPEN: the shipment whose units it replaces by other sizes. */
    exchangeOf: t.string,
    /** OPEN: when the carrier has delivered it, or the shopper has collected it (ISO 8601, UTC). */
    arrivedAt: t.string,
    /**
     * OPEN: the shipping that is refunded with its last units. `units` is how many are left, without free gifts beside
     * other goods.
     */
    shippingRefund: t.type({ units: wholeNumber, amount: decimal }),
  },
);

/**
 * A return of an order (ORD-11, ORD-16, ORD-24). Dates are ISO 8601, UTC. OPEN: `way` is `post`, the default, or `store`;
 * `labelUrl` is the page with the code for a return in a store; `exchangeItemId` is the line of the other size, for units
 * that are exchanged; `returnNumber` is what the shopper sees instead of the id; `endedAt` is when it reached its last state;
 * `cancellable` is false for one that the reader cannot cancel.
 */
const ReturnWire = record(
  {
    returnId: t.string,
    date: t.string,
    status: t.string,
    items: t.array(record({ itemId: t.string, qty: wholeNumber, reason: t.string }, { exchangeItemId: t.string })),
  },
  {
    returnNumber: t.string,
    labelUrl: t.string,
    qrCodeUrl: t.string,
    expiresAt: t.string,
    endedAt: t.string,
    refund: decimal,
    expectedRefund: decimal,
    note: t.string,
    way: t.keyof({ post: null, store: null }),
    cancellable: t.boolean,
  },
);

/** An invoice (ENT-18); `invoiceId` is its number. OPEN: `kind` says which of the two it is. */
const InvoiceWire = record(
  { invoiceId: t.string, date: t.string },
  { status: t.string, kind: t.keyof({ invoice: null, 'credit-note': null }) },
);

/** ENT-17 and ENT-18, with its history, its returns (ORD-24) and the units that can be canceled or returned. */
export const OrderWire = record(
  {
    orderId: t.string,
    orderNumber: t.string,
    orderDate: t.string,
    status: t.string,
    email: t.string,
    currency: t.string,
    items: t.array(CartItemWire),
    shipments: t.array(OrderShipmentWire),
    totals: TotalsWire,
    paymentMethod: t.string,
    payment_instruments: t.array(PaymentInstrumentWire),
    orderPromotions: t.array(OrderPromotionWire),
    flash: t.array(FlashWire),
    cancellable: t.boolean,
    returnable: t.boolean,
    invoices: t.array(InvoiceWire),
  },
  {
    /** OPEN: whether the shopper can withdraw from the contract of the order, or of a part of it. */
    withdrawable: t.boolean,
    /** OPEN: whether it was an express purchase, so that the shopper's cart stays. */
    express: t.boolean,
    /** OPEN: the parts that sum to the tax of the totals by name, such as "GST (5%)", in the language of the site. */
    taxes: TaxesWire,
    /** OPEN: the taxes of what is left of the total after the refunds; none without a refund. */
    finalTaxes: TaxesWire,
    shippingAddress: AddressWire,
    billingAddress: AddressWire,
    returns: t.array(ReturnWire),
    /** The states that the order has had, oldest first (ORD-15). */
    events: t.array(t.type({ status: t.string, date: t.string })),
    /** What another card has to pay because a payment was refused, and until when (ISO 8601, UTC). */
    paymentDue: t.type({ amount: decimal, until: t.string }),
    /**
     * Money that goes back, but that the payment provider has not accepted yet; `isRefused` if it has refused it. The
     * service sends it again.
     */
    refundDue: t.type({ amount: decimal, isRefused: t.boolean }),
    /** OPEN: the price of gift cards among the goods that were not refunded, which no prepaid tender pays. */
    giftCardTotal: decimal,
    /**
     * OPEN: what was given back, oldest first, with its units. `kind` is `canceled`, `uncollected` or `returned`;
     * `settledAt` is when the payment provider has accepted it. `released` is the part that was reserved, but never
     * charged. Times are ISO 8601, UTC.
     */
    refunds: t.array(
      record(
        {
          kind: t.string,
          amount: decimal,
          date: t.string,
          items: t.array(t.type({ itemId: t.string, qty: wholeNumber })),
        },
        { settledAt: t.string, released: decimal },
      ),
    ),
    /**
     * Units of a line that can be canceled, and returned until a date. A line without an entry has none. OPEN:
     * `exchangeSizes` are the other sizes in stock for which returnable units can be exchanged; `unitRefunds` is the
     * refund of each of these units, in the order in which they are taken.
     */
    openUnits: t.array(
      record(
        { itemId: t.string, cancellable: wholeNumber, returnable: wholeNumber },
        {
          returnUntil: t.string,
          unitRefunds: t.array(decimal),
          exchangeSizes: t.array(t.type({ sku: t.string, size: t.string, available: wholeNumber })),
        },
      ),
    ),
  },
);
export type OrderWire = t.TypeOf<typeof OrderWire>;

/**
 * A cart that is ready to be ordered, with its order number (API-033). OPEN: `agreement` is a digest of what the cart shows,
 * such as lines, prices, taxes, deliveries and tenders; placing repeats it.
 */
export const PreparedOrderWire = record(
  { cart: CartWire, orderNumber: t.string },
  { expiresAt: t.string, agreement: t.string },
);
