import { addressFromWire } from '#adapters/contract/wire/address.codec.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { PurchaseHistoryWire, ReturnLabelWire } from '#adapters/contract/wire/purchase.codec.ts';
import { present } from '#core/kernel/present.ts';
import {
  shownOrderState,
  shownRefundKind,
  shownReturnState,
  shownShipmentState,
  type Purchase,
  type PurchaseHistory,
  type ReturnLabel,
} from '#core/order/purchase.ts';
import { amountIn, currencyOf } from '../money-mapper.ts';
import { isSentToStore, orderFields } from './order-mapper.ts';

/** Only addresses of the web become links: another scheme, such as `javascript:`, would run code of the service. */
const webAddress = (url: string | undefined): string | undefined =>
  url !== undefined && /^(https?:\/\/|\/(?!\/))[!-~]+$/.test(url) ? url : undefined;

/** Converts a wire order to the read model of a placed order; unknown states are shown as such (ORD-17). */
export const purchaseOf = (wire: OrderWire): Purchase => {
  const amount = amountIn(wire.totals.currency);
  return {
    ...orderFields(wire),
    status: shownOrderState(wire.status),
    shipments: wire.shipments.map(({ shippingMethod, address, status, trackingUrl, shippingRefund, ...shipment }) => ({
      ...shipment,
      status: shownShipmentState(status),
      label: shippingMethod.label,
      deliveryTime: shippingMethod.deliveryTime,
      ...present({
        trackingUrl: webAddress(trackingUrl),
        isSentToStore: isSentToStore(shippingMethod),
        shippingRefund: shippingRefund && { ...shippingRefund, amount: amount(shippingRefund.amount) },
        address: address === undefined ? undefined : addressFromWire(address),
      }),
    })),
    isCancellable: wire.cancellable,
    isReturnable: wire.returnable,
    invoices: wire.invoices,
    returns: (wire.returns ?? []).map(
      ({ status, items, refund, expectedRefund, labelUrl, way = 'post', ...other }) => ({
        returnNumber: other.returnId,
        ...other,
        way,
        status: shownReturnState(status),
        items: items.map(({ qty, ...item }) => ({ ...item, quantity: qty })),
        ...present({
          refund: refund === undefined ? undefined : amount(refund),
          expectedRefund: expectedRefund === undefined ? undefined : amount(expectedRefund),
          labelUrl: webAddress(labelUrl),
        }),
      }),
    ),
    refunds: (wire.refunds ?? []).map(({ kind, items, amount: back, released, ...refund }) => ({
      ...refund,
      kind: shownRefundKind(kind),
      amount: amount(back),
      ...present({ released: released === undefined ? undefined : amount(released) }),
      items: items.map(({ itemId, qty }) => ({ itemId, quantity: qty })),
    })),
    events: (wire.events ?? []).map(({ status, date }) => ({ status: shownOrderState(status), date })),
    openUnits: (wire.openUnits ?? []).map(({ unitRefunds, ...open }) => ({
      ...open,
      ...present({ unitRefunds: unitRefunds?.map(amount) }),
    })),
    ...present({
      isWithdrawable: wire.withdrawable,
      giftCardTotal: wire.giftCardTotal === undefined ? undefined : amount(wire.giftCardTotal),
      finalTaxes: wire.finalTaxes?.map(({ name, amount: part }) => ({ label: name, amount: amount(part) })),
      refundDue: wire.refundDue && { ...wire.refundDue, amount: amount(wire.refundDue.amount) },
      paymentDue: wire.paymentDue && { amount: amount(wire.paymentDue.amount), until: wire.paymentDue.until },
    }),
  };
};

export const historyOf = ({ orders, total, start, elsewhere = [] }: PurchaseHistoryWire): PurchaseHistory => ({
  orders: orders.map(
    ({
      total: sum,
      currency,
      status,
      itemCount,
      items,
      canceledCount = 0,
      returnedCount = 0,
      refunded = 0,
      returningCount = 0,
      exchangingCount = 0,
      ...order
    }) => ({
      ...order,
      status: shownOrderState(status),
      total: amountIn(currency)(sum),
      currency: currencyOf(currency),
      units: itemCount,
      items: items.map(({ image, qty, ...item }) => ({ ...item, picture: image, quantity: qty })),
      canceled: canceledCount,
      returned: returnedCount,
      returning: returningCount,
      exchanging: exchangingCount,
      refunded: amountIn(currency)(refunded),
    }),
  ),
  total,
  start,
  elsewhere,
});

export const labelOf = ({
  returnId,
  returnNumber = returnId,
  labelUrl,
  qrCodeUrl,
  carrier,
  expiresAt,
}: ReturnLabelWire): ReturnLabel => ({
  returnId,
  returnNumber,
  expiresAt,
  ...present({ labelUrl: webAddress(labelUrl), qrCodeUrl: webAddress(qrCodeUrl), carrier }),
});
