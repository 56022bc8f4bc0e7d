import * as Effect from 'effect/Effect';
import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { CartEvent } from '../cart-event.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import { DEFAULT_QUANTITY } from '#core/catalog/quantity.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { AddToCart } from './cart-use-cases.ts';
import type { CartWrites } from './cart-writes.ts';

type Ports = {
  readonly carts: CartGateway;
  readonly writes: CartWrites;
  readonly announcements: Announcements<CartEvent>;
  readonly analytics: Analytics;
};

export const addToCart = ({ carts, writes, announcements, analytics }: Ports): AddToCart =>
  Effect.fn('addToCart')(function* ({ quantity = DEFAULT_QUANTITY, ...wanted }) {
    const { sku, productId } = wanted;
    const items = [{ ...wanted, quantity }];
    const cart = yield* writes.into({
      create: ({ key }) => carts.createWithItems({ key, items }),
      send: ({ key, basketId }) => carts.addItems({ key, basketId, items }),
      cartIn: (answer) => answer,
    });
    yield* announcements.announce({ _tag: 'ItemAdded', productId, sku, quantity });
    yield* analytics.record({ _tag: 'AddedToCart', productId, sku, quantity });
    return cart;
  });
