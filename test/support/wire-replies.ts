import type { CartWire } from '#adapters/contract/wire/cart.codec.ts';
import type { FavoritesWire } from '#adapters/contract/wire/favorites.codec.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import type { SavedForLaterWire } from '#adapters/contract/wire/saved-items.codec.ts';

const totals: CartWire['totals'] = {
  itemSubTotal: 0,
  itemTotal: 0,
  totalDiscount: 0,
  totalDiscountPercentage: 0,
  shipping: 0,
  tax: 0,
  totalWithoutTax: 0,
  total: 0,
  remainingToPay: 0,
  totalUnits: 0,
  netAmount: 0,
  taxAmount: 0,
  currency: 'USD',
  appliedRewards: [],
};

/** Complete wire responses without contents, for tests of ids and states. */
export const cartReply = (id: string): CartWire => ({
  id,
  items: [],
  totals,
  totalItems: 0,
  currency: 'USD',
  payment_instruments: [],
  shippingMethods: [],
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  flash: [],
});

export const favoritesReply = (favoriteId: string): FavoritesWire => ({ favoriteId, items: [], total: 0 });

export const savedReply = (saveForLaterId: string): SavedForLaterWire => ({ saveForLaterId, items: [], total: 0 });

export const orderReply = (
  orderId: string,
  status: string,
  flash: readonly OrderWire['flash'][number][] = [],
): OrderWire => ({
  orderId,
  orderNumber: 'N1',
  orderDate: '2026-01-05T10:00:00.000Z',
  status,
  email: 'robin@example.com',
  currency: 'USD',
  items: [],
  shipments: [],
  totals,
  paymentMethod: 'CREDIT_CARD',
  payment_instruments: [],
  orderPromotions: [],
  flash: [...flash],
  cancellable: false,
  returnable: false,
  invoices: [],
});
