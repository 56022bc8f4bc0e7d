import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { present } from '#core/kernel/present.ts';
import { cartWire, type CartParts } from '../cart/cart-wire.ts';
import { needsDelivery } from '../cart/view-cart.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { replyWith, type ReplyWith } from '#adapters/backend/commerce/kernel/handler.ts';
import type { OrderRecord } from './order-records.ts';

type Shipments = OrderWire['shipments'];

/** Shipments: one parcel for home delivery, and one per store of pickup. */
const shipmentsOf = ({ cart, lines, pricing, sitePricing }: CartParts, orderNumber: string): Shipments => {
  const idsOf = (storeId: string | null): string[] =>
    lines.filter((line) => line.storeId === storeId).map(({ lineId: id }) => id);
  const { code, label, deliveryTime } = pricing.method ?? { code: '', label: '', deliveryTime: '' };
  const address = cart.shippingAddress === null ? undefined : addressToWire(cart.shippingAddress);
  const home = needsDelivery(lines)
    ? [
        {
          status: 'PREPARING',
          shippingMethod: { code, label, deliveryTime },
          itemIds: idsOf(null),
          ...present({ address }),
        },
      ]
    : [];
  const { pickup } = serviceTexts[sitePricing.locale].shipping.methods;
  const stores = new Map(
    lines.flatMap((line) =>
      line.storeId === null || line.storeAddress === null ? [] : [[line.storeId, line] as const],
    ),
  );
  const collected = [...stores].map(([storeId, { storeName: name, storeAddress: at }]) => ({
    status: 'PREPARING',
    shippingMethod: { code: 'pickup', ...pickup },
    itemIds: idsOf(storeId),
    store: {
      storeId,
      name: name ?? storeId,
      lines:
        at === null
          ? []
          : [
              at.line1,
              ...(at.line2 === undefined ? [] : [at.line2]),
              [at.city, at.state, at.postalCode].filter((part) => part !== undefined).join(' '),
            ],
    },
  }));
  return [...home, ...collected].map((shipment, place) => ({ shipmentId: `${orderNumber}-${place + 1}`, ...shipment }));
};

/** The stored snapshot of an order; independent of later changes of prices, names and the cart. */
export const orderSnapshot = (
  parts: CartParts,
  order: { readonly orderId: string; readonly orderNumber: string; readonly orderDate: string },
): OrderWire => {
  const cart = cartWire(parts);
  const address =
    parts.cart.shippingAddress === null || !needsDelivery(parts.lines)
      ? undefined
      : addressToWire(parts.cart.shippingAddress);
  return {
    ...order,
    status: 'PAYMENT_PENDING',
    email: parts.cart.email ?? '',
    currency: cart.currency,
    items: cart.items,
    shipments: shipmentsOf(parts, order.orderNumber),
    totals: cart.totals,
    paymentMethod: parts.instrument?.method ?? '',
    payment_instruments: cart.payment_instruments,
    orderPromotions: cart.orderPromotions,
    flash: [],
    cancellable: false,
    returnable: false,
    invoices: [],
    ...present({ shippingAddress: address, billingAddress: cart.billingAddress }),
  };
};

/** Decodes a snapshot. */
export const snapshotOf = ({ orderId, snapshot }: OrderRecord): OrderWire => {
  if (!OrderWire.is(snapshot)) throw new TypeError(`Order ${orderId} cannot be read`);
  return snapshot;
};

/** The current order; during a challenge a notice contains its address (CHK-18, ERR-43). */
export const orderWire = (order: OrderRecord): OrderWire => {
  const asks = order.status === 'PAYMENT_PENDING' && order.payment === 'challenge';
  const flash = asks
    ? [{ code: 'PaymentNotAuthorized', params: present({ challengeId: order.challengeId ?? undefined }) }]
    : [];
  return { ...snapshotOf(order), status: order.status, flash };
};

export const orderReply = (order: OrderRecord): ReplyWith<OrderWire> =>
  replyWith(orderWire(order), { status: 200, headers: { 'cache-control': 'no-store' } });
