import * as Effect from 'effect/Effect';
import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { CartEvent } from '../cart-event.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import { fromEither } from '../../kernel/from-either.ts';
import { removableLine } from '../remove-line.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { RemoveItem } from './cart-use-cases.ts';
import type { CartWrites } from './cart-writes.ts';

type Ports = {
  readonly carts: CartGateway;
  readonly writes: CartWrites;
  readonly announcements: Announcements<CartEvent>;
  readonly analytics: Analytics;
};

export const removeItem = ({ carts, writes, announcements, analytics }: Ports): RemoveItem =>
  Effect.fn('removeItem')(function* ({ cart, itemId }) {
    const item = yield* fromEither(removableLine(cart, itemId));
    const saved = yield* writes.change(cart, ({ key, cart: now, lineOf }) =>
      carts.removeItem({ key, cart: now, itemId: lineOf(itemId) }),
    );
    yield* announcements.announce({ _tag: 'ItemRemoved', item });
    yield* analytics.record({ _tag: 'RemovedFromCart', productId: item.productId, sku: item.sku });
    return saved;
  });
