import type { Purchase } from '#core/order/purchase.ts';
import { soundCart } from '#core/testing/sound-cart.ts';

const { currency, items, totals, orderPromotions, instruments } = soundCart({
  lines: [{ current: 5000, quantity: 2 }],
});

/** An order with an id of one digit, which is also the day of January on which it was placed. */
export const purchaseOf = (orderId: string, status: Purchase['status']): Purchase => ({
  orderId,
  orderNumber: `number-${orderId}`,
  orderDate: `2026-01-0${orderId}T10:00:00Z`,
  status,
  email: 'ida@example.org',
  currency,
  items,
  shipments: [],
  totals,
  orderPromotions,
  instruments,
  paymentMethod: 'CREDIT_CARD',
  flashes: [],
  isCancellable: false,
  isReturnable: false,
  invoices: [],
  returns: [],
  refunds: [],
  events: [],
  openUnits: [],
});
