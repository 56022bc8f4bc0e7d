import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { Entropy } from '../../session/ports/entropy.ts';
import type { SessionStore } from '../../session/ports/session-store.ts';
import { beginDeed } from '../../session/use-cases/begin-deed.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { LastCart } from '../ports/last-cart.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartUseCases } from './cart-use-cases.ts';
import { changeQuantity } from './change-quantity.ts';
import { keepCart } from './keep-cart.ts';
import { loadCart } from './load-cart.ts';
import { recoverCart } from './recover-cart.ts';
import { removeItem } from './remove-item.ts';

export type CartPorts = {
  readonly carts: CartGateway;
  readonly lastCart: LastCart;
  readonly session: SessionUseCases;
  readonly sessions: SessionStore;
  readonly entropy: Entropy;
  readonly announcements: Announcements;
  readonly analytics: Analytics;
};

/** The cart's deeds: over a gateway that keeps what it receives and makes a lost cart anew. */
export const makeCartUseCases = (given: CartPorts): CartUseCases => {
  const carts = recoverCart({ ...given, carts: keepCart(given.carts, given.sessions, given.lastCart) });
  const ports = { ...given, carts, deed: beginDeed(given.session, given.entropy) };
  return { load: loadCart(ports), add: addToCart(ports), changeQuantity: changeQuantity(ports), removeItem: removeItem(ports) };
};
