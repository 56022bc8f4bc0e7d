import type { CartParts } from '#adapters/backend/commerce/modules/cart/cart-wire.ts';

/** A prepared cart as its row. */
export const preparedCart: CartParts['cart'] = {
  cartId: 'cart',
  consumerId: 'consumer',
  siteId: 'nordkamm-us',
  status: 'prepared',
  version: 1,
  shippingMethod: 'standard',
  shippingAddress: null,
  billingAddress: null,
  billingSameAsShipping: null,
  email: 'ada@example.org',
  phone: null,
  orderNumber: '1000000001',
  preparedTotal: null,
  loweredLines: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

/** A line as read for a cart. */
export const cartLine: CartParts['lines'][number] = {
  position: 1,
  lineId: 'line',
  sku: 'NKSNOW01RST-OS',
  recipeId: '',
  quantity: 1,
  productId: 'NKSNOW01RST',
  styleId: 'NKSNOW01',
  upc: '570000000001',
  name: 'Snow pack',
  colorName: 'Rust',
  size: 'One size',
  pictures: [{ name: 'pack', width: 1, height: 1, color: '#ffffff' }],
  isDigital: false,
  isCustoms: false,
  categoryIds: [],
  current: 0,
  original: null,
  groupId: 'home',
  code: 'standard',
  storeId: null,
  storeName: null,
  storeAddress: null,
  storeHours: null,
  available: 10,
};
