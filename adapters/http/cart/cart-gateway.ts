import { cart as operations } from '#adapters/contract/cart.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { CartGateway, NewItem } from '#core/cart/ports/cart-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { CartCalls } from './cart-calls.ts';

export const makeCartGateway = ({ cart }: CartCalls): CartGateway => ({
  create: ({ key }) => cart(operations.create, { key, body: {} }),
  createWithItems: ({ key, items }) =>
    cart(operations.createWithItem, { key, body: { items: items.map(newItemWire) } }),
  read: (basketId) => cart(operations.read, { params: { basketId } }),
  addItems: ({ key, basketId, items }) =>
    cart(operations.addItem, { key, body: { basketId, items: items.map(newItemWire) } }),
  changeQuantity: ({ key, cart: seen, itemId, quantity }) =>
    cart(operations.updateItem, {
      ...absolute(key, seen),
      params: { basketId: seen.id },
      query: { itemId },
      body: { qty: quantity },
    }),
  removeItem: ({ key, cart: seen, itemId }) =>
    cart(operations.removeItem, { ...absolute(key, seen), body: { basketId: seen.id, itemId } }),
});

/**
 * Options of a write of absolute values: its key, and the version of the cart that the shopper sees. If that version is
 * outdated, the service refuses and returns the current cart.
 */
export const absolute = (key: string, seen: Cart): { readonly key: string; readonly version?: string } => ({
  key,
  ...present({ version: seen.version }),
});

export const newItemWire = ({ quantity, storeId, via, recipe, ...item }: NewItem) => ({
  ...item,
  qty: quantity,
  ...(recipe === undefined ? {} : { recipe: recipe.map((entry) => ({ ...entry })) }),
  ...(storeId === undefined
    ? {}
    : { shippingCode: via ?? 'pickup', ...(via === 'pudo' ? { collectionPoint: storeId } : { storeId }) }),
});
