import { describe, expect, test } from 'vitest';
import { FavoritesWire } from '#adapters/contract/wire/favorites.codec.ts';
import { PurchaseHistoryWire } from '#adapters/contract/wire/purchase.codec.ts';
import { SavedForLaterWire } from '#adapters/contract/wire/saved-items.codec.ts';
import { SubscriptionWire } from '#adapters/contract/wire/subscription.codec.ts';
import { shape } from '#test/support/shape.ts';

const picture = { name: 'products/NKTRAIL3EMB-1', alt: 'A shoe', width: 960, height: 1200, color: '#ccc' };
const purchase = {
  orderId: 'o1',
  orderNumber: '0000000001',
  orderDate: '2026-01-01T00:00:00Z',
  status: 'PLACED',
  total: 100.5,
  currency: 'USD',
  itemCount: 1,
  source: 'STORE',
  items: [{ productId: 'NKTRAIL3EMB', name: 'Kamm Trail 3', image: picture, qty: 1 }],
};
const subscription = {
  type: 'Newsletter',
  channel: 'email',
  recipient: 'ida@example.com',
  category: 'all',
  country: 'US',
  region: 'us',
};

describe('shapes of what a shopper keeps', () => {
  test.each([
    { ...subscription, optin: true, doubleOptin: true, optinDate: '2026-10-05T00:00:00Z' },
    { ...subscription, optin: false, doubleOptin: false, optoutDate: '2026-10-05T00:00:00Z' },
  ])('ENT-06 a subscription with optin $optin has all keys and the date of this state', (full) => {
    expect(SubscriptionWire.is(full)).toBe(true);
    expect(SubscriptionWire.is({ ...full, unheardOf: 1 })).toBe(true);
    expect(Object.keys(full).filter((key) => SubscriptionWire.is({ ...full, [key]: undefined }))).toEqual([]);
  });
  shape('ENT-43 an order of the purchase history', PurchaseHistoryWire.types[0].props.orders.type, { full: purchase });
  shape('ENT-43 PurchaseHistory', PurchaseHistoryWire, {
    full: {
      orders: [purchase],
      total: 1,
      start: 0,
      count: 10,
      elsewhere: [{ locale: 'en-gb', total: 1 }],
    },
    optional: ['elsewhere'],
  });
  shape('SavedForLater; without an id before the first saved item', SavedForLaterWire, {
    full: { saveForLaterId: 'l1', items: [], total: 0 },
    optional: ['saveForLaterId', 'total'],
  });
  shape('Favorites; without an id before the first favorite', FavoritesWire, {
    full: { favoriteId: 'f1', items: [], total: 0 },
    optional: ['favoriteId'],
  });
});
