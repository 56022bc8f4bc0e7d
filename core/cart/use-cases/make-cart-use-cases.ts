import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { CartEvent } from '../cart-event.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { SessionStore } from '../../session/ports/session-store.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { itemAgain } from '../cart-recovery.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { LastCart } from '../ports/last-cart.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartUseCases } from './cart-use-cases.ts';
import type { CartWrites } from './cart-writes.ts';
import { changeQuantity } from './change-quantity.ts';
import { loadCart } from './load-cart.ts';
import { removeItem } from './remove-item.ts';

type CartPorts = {
  readonly carts: CartGateway;
  readonly writes: CartWrites;
  readonly lastCart: LastCart;
  readonly session: SessionUseCases;
  readonly sessions: SessionStore;
  readonly announcements: Announcements<CartEvent>;
  readonly analytics: Analytics;
};

/** The use cases of the cart itself. */
export const makeCartUseCases = (ports: CartPorts): CartUseCases => {
  const add = addToCart(ports);
  const remove = removeItem(ports);
  return {
    load: loadCart(ports),
    add,
    changeQuantity: changeQuantity({ ...ports, remove }),
    removeItem: remove,
    restoreItem: (item) => add(itemAgain(item)),
  };
};
