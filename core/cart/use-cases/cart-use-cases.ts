import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { CartEvent } from '../cart-event.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { SessionRepository } from '../../session/ports/session-repository.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { itemAgain } from '../cart-recovery.ts';
import type { CartGateway, CartFailure, NewItem } from '../ports/cart-gateway.ts';
import type { LastCart } from '../ports/last-cart.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartWrites } from './cart-writes.ts';
import { changeQuantity } from './change-quantity.ts';
import { loadCart } from './load-cart.ts';
import { removeItem } from './remove-item.ts';
import type * as Effect from 'effect/Effect';
import type { ItemId } from '../../kernel/identifiers.ts';
import type { CartItem } from '../cart-item.ts';
import type { Cart } from '../cart.ts';
import type { CartRejection } from '../cart-rejection.ts';

export type AddToCart = (
  item: Omit<NewItem, 'quantity'> & { readonly quantity?: number },
) => Effect.Effect<Cart, CartFailure>;

/**
 * An absolute write based on the cart that the shopper sees; a quantity of 0 removes the line (CART-07). `CartChanged`
 * has the current cart.
 */
export type ChangeQuantity = (change: {
  readonly cart: Cart;
  readonly itemId: ItemId;
  readonly quantity: number;
}) => Effect.Effect<Cart, CartFailure | CartRejection>;

export type RemoveItem = (removal: {
  readonly cart: Cart;
  readonly itemId: ItemId;
}) => Effect.Effect<Cart, CartFailure | CartRejection>;

type RestoreItem = (item: CartItem, shipments?: Cart['shipments']) => Effect.Effect<Cart, CartFailure>;

export type CartUseCases = {
  /** The session's cart; undefined without one. Does not open a session. */
  readonly load: Effect.Effect<Cart | undefined, CartFailure>;
  /**
   * Adds units, by default 1 (CART-03); the first call creates the cart (CART-06); a lost cart is created again with
   * its lines (CART-22).
   */
  readonly add: AddToCart;
  readonly changeQuantity: ChangeQuantity;
  readonly removeItem: RemoveItem;
  /**
   * Undoes a removal: restores the line at its position with quantity and delivery. `shipments` are those before it.
   * If the item was added again, its
   * units are added (CART-07). Refused with INV408 above the limit.
   */
  readonly restoreItem: RestoreItem;
};

type CartPorts = {
  readonly carts: CartGateway;
  readonly writes: CartWrites;
  readonly lastCart: LastCart;
  readonly session: SessionUseCases;
  readonly sessions: SessionRepository;
  readonly announcements: Announcements<CartEvent>;
  readonly analytics: Analytics;
};

/** The cart's use cases. */
export const makeCartUseCases = (ports: CartPorts): CartUseCases => {
  const add = addToCart(ports);
  const remove = removeItem(ports);
  return {
    load: loadCart(ports),
    add,
    changeQuantity: changeQuantity({ ...ports, remove }),
    removeItem: remove,
    restoreItem: (item, shipments) => add(itemAgain(item, shipments)),
  };
};
