import * as Effect from 'effect/Effect';
import type { CartGateway } from '../cart/ports/cart-gateway.ts';
import type { SharedCartGateway } from '../cart/ports/shared-cart-gateway.ts';
import type { SharedCart, SharedItem } from '../cart/shared-cart.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Copies of the carts of a service in memory. `change` replaces an item of every copy, as a sell-out does. */
export type FakeSharedCarts = SharedCartGateway & {
  readonly change: (sku: string, next: (item: SharedItem) => SharedItem) => void;
};

export const makeFakeSharedCarts = (carts: Pick<CartGateway, 'read'>, faults: FakeFaults): FakeSharedCarts => {
  const copies = new Map<string, SharedCart>();
  return {
    share: ({ basketId }) =>
      faults.meet('shareCart').pipe(
        Effect.andThen(carts.read(basketId)),
        Effect.flatMap(({ items }) => {
          if (items.length === 0) return Effect.fail(apiRefusal('API400', 400));
          const shareId = `copy-${copies.size + 1}`;
          copies.set(shareId, {
            expiresOn: '2026-12-28',
            items: items.map(({ price, ...item }) => ({
              sku: item.sku,
              productId: item.productId,
              name: item.name,
              colorName: item.colorName,
              size: item.size,
              picture: item.picture,
              url: item.url,
              quantity: item.quantity,
              maxQuantity: item.maxQuantity,
              price: { current: price.current, original: price.original },
            })),
          });
          return Effect.succeed(shareId);
        }),
      ),
    read: (shareId) =>
      faults.meet('readSharedCart').pipe(
        Effect.andThen(
          Effect.suspend(() => {
            const copy = copies.get(shareId);
            return copy === undefined ? Effect.fail(apiRefusal('API404', 404)) : Effect.succeed(copy);
          }),
        ),
      ),
    change: (sku, next) => {
      for (const [id, copy] of copies)
        copies.set(id, { ...copy, items: copy.items.map((item) => (item.sku === sku ? next(item) : item)) });
    },
  };
};
