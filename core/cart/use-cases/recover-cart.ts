import * as Effect from 'effect/Effect';
import type { Entropy } from '../../session/ports/entropy.ts';
import type { Cart } from '../cart.ts';
import { itemsToRecover, recoveredItem } from '../cart-recovery.ts';
import type { CartFailure, CartGateway } from '../ports/cart-gateway.ts';
import type { ItemId } from '../../kernel/identifiers.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { LastCart } from '../ports/last-cart.ts';

type Ports = { readonly carts: CartGateway; readonly lastCart: LastCart; readonly entropy: Entropy; readonly announcements: Announcements };

/**
 * A cart gateway whose writes survive the loss of the cart: a new cart is made with the lines known last,
 * and the failed deed is done once more on it. A second loss is told (CART-22).
 * Every repeat has a key of its own, since it is a deed on another cart.
 */
export const recoverCart = ({ carts, lastCart, entropy, announcements }: Ports): CartGateway => {
  const rebuild = Effect.fnUntraced(function* (lost: Cart | undefined) {
    const items = lost === undefined ? [] : itemsToRecover(lost);
    const empty = yield* carts.create({ key: yield* entropy.key });
    const cart = items.length === 0 ? empty : yield* carts.addItems({ key: yield* entropy.key, basketId: empty.id, items });
    yield* announcements.announce({ _tag: 'CartRecovered', lines: items.length });
    return cart;
  });

  const again = (deed: Effect.Effect<Cart, CartFailure>, seen: Effect.Effect<Cart | undefined>, repeat: (fresh: Cart, key: string) => Effect.Effect<Cart, CartFailure>) =>
    deed.pipe(
      Effect.catchTag('CartNotFound', () =>
        Effect.gen(function* () {
          return yield* repeat(yield* rebuild(yield* seen), yield* entropy.key);
        }),
      ),
    );

  return {
    ...carts,
    addItems: (deed) => again(carts.addItems(deed), lastCart.read, ({ id: basketId }, key) => carts.addItems({ ...deed, basketId, key })),
    changeQuantity: (deed) => again(carts.changeQuantity(deed), Effect.succeed(deed.cart), (cart, key) => carts.changeQuantity({ ...deed, cart, itemId: sameLine(deed.cart, cart, deed.itemId), key })),
    removeItem: (deed) => again(carts.removeItem(deed), Effect.succeed(deed.cart), (cart, key) => carts.removeItem({ ...deed, cart, itemId: sameLine(deed.cart, cart, deed.itemId), key })),
  };
};

/** Lines of a new cart have new ids. A line that is not there keeps its old one, and the repeat is refused by the service. */
const sameLine = (lost: Cart, fresh: Cart, itemId: ItemId): ItemId => recoveredItem({ lost, itemId, fresh })?.id ?? itemId;
