import { addressFromWire } from '#adapters/contract/wire/address.codec.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { Currency } from '#core/kernel/currency.ts';
import { Money } from '#core/kernel/money.ts';
import { addressLines } from '#core/profile/address-lines.ts';
import type { Message } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import type { OrderRecord } from './order-records.ts';

type Shipment = OrderWire['shipments'][number];

const destinationOf = ({ store, address }: Shipment): readonly string[] => {
  if (store !== undefined) return [store.name, ...store.lines];
  if (address === undefined) return [];
  const { firstName, lastName, ...rest } = addressFromWire(address);
  return [`${firstName} ${lastName}`.trim(), ...addressLines(rest)];
};

/** The confirmation of a placed order, once per order (I11). */
export const orderConfirmation = (order: OrderRecord, wire: OrderWire): Message => {
  const site = siteOf(order.siteId);
  const { currency } = order;
  if (site === undefined || !Currency.is(currency)) throw new TypeError(`Order ${order.orderId} has no site`);
  const { email, orderNumber, orderDate, items, totals, shipments } = wire;
  const amountOf = (decimal: number) => Money.fromDecimal(decimal, currency);
  return {
    kind: 'order-confirmation',
    to: email,
    siteId: site.siteId,
    locale: site.locale,
    key: `order-confirmation ${order.orderId}`,
    params: {
      orderNumber,
      orderDate,
      currency,
      items: items.map(({ name, colorName, size, qty, price }) => ({
        name,
        detail: [colorName, size].filter((part) => part !== '').join(', '),
        quantity: qty,
        total: amountOf(price.rowTotal),
      })),
      totals: {
        items: amountOf(totals.itemSubTotal),
        discount: amountOf(totals.totalDiscount),
        shipping: amountOf(totals.shipping),
        tax: amountOf(totals.tax),
        isTaxIncluded: order.isTaxIncluded,
        total: amountOf(totals.total),
      },
      deliveries: shipments.map((shipment) => ({
        method: shipment.shippingMethod.label,
        time: shipment.shippingMethod.deliveryTime,
        to: [...destinationOf(shipment)],
      })),
    },
  };
};
