import * as Effect from 'effect/Effect';
import type { SessionRepository } from '../../session/ports/session-repository.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { CartUseCases } from './cart-use-cases.ts';
import type { CartWrites } from './cart-writes.ts';
import { clearCart } from './clear-cart.ts';
import type { LastCart } from '../ports/last-cart.ts';

type Ports = {
  readonly carts: CartGateway;
  readonly session: SessionUseCases;
  readonly sessions: SessionRepository;
  readonly lastCart: LastCart;
  readonly writes: Pick<CartWrites, 'check' | 'rememberCart'>;
};

/** Reads the cart of an existing or renewable session; does not open a new one. Undefined for a lost cart. */
export const loadCart = ({ carts, session, sessions, lastCart, writes }: Ports): CartUseCases['load'] =>
  Effect.gen(function* () {
    const resumed = yield* session.resume;
    const basketId = resumed?.refs.basket;
    if (basketId === undefined) return undefined;
    return yield* writes.check(carts.read(basketId)).pipe(
      Effect.tap((cart) => writes.rememberCart(cart, resumed?.consumerId ?? '')),
      Effect.catchTag('CartNotFound', () => clearCart(sessions, lastCart)),
    );
  });
