import * as Effect from 'effect/Effect';
import { fromEither } from '../../kernel/from-either.ts';
import type { CartEvent } from '../cart-event.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import { Cart } from '../cart.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { ChangeQuantity, RemoveItem } from './cart-use-cases.ts';
import type { CartWrites } from './cart-writes.ts';

type Ports = {
  readonly carts: CartGateway;
  readonly writes: CartWrites;
  readonly remove: RemoveItem;
  readonly announcements: Announcements<CartEvent>;
};

export const changeQuantity = ({ carts, writes, remove, announcements }: Ports): ChangeQuantity =>
  Effect.fn('changeQuantity')(function* ({ cart, itemId, quantity }) {
    if (quantity === 0) return yield* remove({ cart, itemId });
    const change = yield* fromEither(Cart.checkQuantity(cart, itemId, quantity));
    const saved = yield* writes.change(cart, ({ key, cart: now, lineOf }) =>
      carts.changeQuantity({ key, cart: now, itemId: lineOf(itemId), quantity }),
    );
    yield* announcements.announce({ _tag: 'QuantityChanged', itemId, ...change });
    return saved;
  });
