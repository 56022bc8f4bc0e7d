import * as t from 'io-ts';
import { AddressWire } from './address.codec.ts';
import {
  CartItemWire,
  CartWire,
  FlashWire,
  OrderPromotionWire,
  PaymentInstrumentWire,
  TotalsWire,
} from './cart.codec.ts';
import { record } from './primitives.codec.ts';

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
    store: t.type({ storeId: t.string, name: t.string, lines: t.array(t.string) }),
  },
);

/** ENT-17 and ENT-18. */
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
    invoices: t.array(t.unknown),
  },
  { shippingAddress: AddressWire, billingAddress: AddressWire },
);
export type OrderWire = t.TypeOf<typeof OrderWire>;

/** API-033. */
export const PreparedOrderWire = record({ cart: CartWire, orderNumber: t.string }, { expiresAt: t.string });

/** API-037. */
export const ReservationWire = t.type({ reservationId: t.string, expiresAt: t.string, flash: t.array(FlashWire) });
