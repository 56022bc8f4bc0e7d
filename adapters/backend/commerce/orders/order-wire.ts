import { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { present } from '#core/kernel/present.ts';
import { addressWire } from '../cart/address-wire.ts';
import { cartWire, type CartParts } from '../cart/cart-wire.ts';
import { replyWith, type ReplyWith } from '../handler.ts';
import type { OrderRecord } from './order-records.ts';

/** What is written down when an order is placed. Nothing in it changes again, whatever becomes of prices, names or the cart. */
export const orderSnapshot = (parts: CartParts, order: { readonly orderId: string; readonly orderNumber: string; readonly orderDate: string }): OrderWire => {
  const cart = cartWire(parts);
  const method = parts.pricing.method ?? { code: '', label: '', deliveryTime: '' };
  const address = parts.cart.shipping_address === null ? undefined : addressWire(parts.cart.shipping_address);
  return {
    ...order,
    status: 'PAYMENT_PENDING',
    email: parts.cart.email ?? '',
    currency: cart.currency,
    items: cart.items,
    shipments: [
      {
        shipmentId: `${order.orderNumber}-1`, status: 'PREPARING', shippingMethod: { code: method.code, label: method.label, deliveryTime: method.deliveryTime }, itemIds: cart.items.map(({ id }) => id),
        ...present({ address }),
      },
    ],
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

/** What was written down, which is read as strictly as what comes from outside. */
const snapshotOf = ({ order_id, snapshot }: OrderRecord): OrderWire => {
  if (!OrderWire.is(snapshot)) throw new TypeError(`Order ${order_id} cannot be read`);
  return snapshot;
};

/** The order as it stands now; while its bank asks the shopper, the flash says where (CHK-18, ERR-43). */
export const orderWire = (order: OrderRecord): OrderWire => {
  const asks = order.status === 'PAYMENT_PENDING' && order.payment === 'challenge';
  const flash = asks ? [{ code: 'PaymentNotAuthorized', params: present({ challengeId: order.challenge_id ?? undefined }) }] : [];
  return { ...snapshotOf(order), status: order.status, flash };
};

export const orderReply = (order: OrderRecord): ReplyWith<OrderWire> => replyWith(orderWire(order), { status: 200, headers: { 'cache-control': 'no-store' } });
