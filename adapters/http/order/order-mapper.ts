import { addressFromWire } from '#adapters/contract/wire/address.codec.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { present } from '#core/kernel/present.ts';
import { isOrderState, type Order, type OrderState } from '#core/order/order.ts';
import { flashOf, instrumentOf, itemOf, promotionOf, totalsOf } from '../cart/line-mapper.ts';
import { amountIn, currencyOf } from '../money-mapper.ts';

/**
 * The parts of an order that every view of it has. Decimal amounts become minor units in the currency of the order's
 * totals, which takes precedence over that of the site (AMB-32).
 */
export const orderFields = (wire: OrderWire): Omit<Order, 'status' | 'shipments'> => {
  const { currency } = wire.totals;
  const amount = amountIn(currency);
  return {
    orderId: wire.orderId,
    orderNumber: wire.orderNumber,
    orderDate: wire.orderDate,
    email: wire.email,
    currency: currencyOf(currency),
    items: wire.items.map((item) => itemOf(item, amount)),
    totals: totalsOf(wire.totals, amount),
    orderPromotions: wire.orderPromotions.map((promotion) => promotionOf(promotion, amount)),
    instruments: wire.payment_instruments.map((instrument) => instrumentOf(instrument, amount)),
    paymentMethod: wire.paymentMethod,
    flashes: wire.flash.map(flashOf),
    ...present({
      isExpress: wire.express,
      taxes: wire.taxes?.map(({ name, amount: part }) => ({ label: name, amount: amount(part) })),
      shippingAddress: wire.shippingAddress === undefined ? undefined : addressFromWire(wire.shippingAddress),
      billingAddress: wire.billingAddress === undefined ? undefined : addressFromWire(wire.billingAddress),
    }),
  };
};

/** True for goods that are sent to a store; undefined for others. */
export const isSentToStore = ({ code }: { readonly code: string }): true | undefined => code === 'sts' || undefined;

/** The order of a shopper who places it. */
export const orderOf = (wire: OrderWire): Order => ({
  ...orderFields(wire),
  status: stateOf(wire.status),
  shipments: wire.shipments.map(({ shipmentId, status, shippingMethod, itemIds, address, store, point, arrival }) => ({
    shipmentId,
    status,
    label: shippingMethod.label,
    deliveryTime: shippingMethod.deliveryTime,
    itemIds,
    ...present({
      address: address === undefined ? undefined : addressFromWire(address),
      store,
      point,
      arrival,
      isSentToStore: isSentToStore(shippingMethod),
    }),
  })),
});

/**
 * Converts the state of an order. An unknown state is a defect of the service, because it does not show whether the
 * order is placed.
 */
const stateOf = (text: string): OrderState => {
  if (!isOrderState(text)) throw new RangeError(`The service answered with the unknown order state ${text}`);
  return text;
};
