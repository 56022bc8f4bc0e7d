import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import type { SessionStore } from '../../session/ports/session-store.ts';
import { Session } from '../../session/session.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { CartUseCases } from './cart-use-cases.ts';
import type { CartWrites } from './cart-writes.ts';
import { forgetCart } from './forget-cart.ts';
import type { LastCart } from '../ports/last-cart.ts';

type Ports = {
  readonly carts: CartGateway;
  readonly session: SessionUseCases;
  readonly sessions: SessionStore;
  readonly lastCart: LastCart;
  readonly writes: Pick<CartWrites, 'check' | 'note'>;
};

/** Reading needs a session that is there, or can be had again without opening a new one. A lost cart is no cart. */
export const loadCart = ({ carts, session, sessions, lastCart, writes }: Ports): CartUseCases['load'] =>
  Effect.gen(function* () {
    const kept = yield* sessions.read;
    const now = yield* Clock.currentTimeMillis;
    if (kept === undefined || !(Session.isFresh(kept, now) || Session.isRenewable(kept, now))) return undefined;
    const basketId = (yield* session.ensure)?.basketId;
    if (basketId === undefined) return undefined;
    return yield* writes.check(carts.read(basketId)).pipe(
      Effect.tap(writes.note),
      Effect.catchTag('CartNotFound', () => forgetCart(sessions, lastCart)),
    );
  });
