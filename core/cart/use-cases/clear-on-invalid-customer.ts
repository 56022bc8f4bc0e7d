import * as Effect from 'effect/Effect';
import { ApiFailure } from '../../failures/api-failure.ts';
import { recoveryOf } from '../../failures/recovery.ts';
import type { CartEvent } from '../cart-event.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { SessionRepository } from '../../session/ports/session-repository.ts';
import type { LastCart } from '../ports/last-cart.ts';
import { clearCart } from './clear-cart.ts';

type Ports = {
  readonly sessions: SessionRepository;
  readonly lastCart: LastCart;
  readonly announcements: Announcements<CartEvent>;
};

/**
 * If a cart call is refused for an invalid customer (AUT498), clears the stored cart and announces `CustomerInvalid`;
 * the page shows the message and reloads (CART-23, ERR-05). The failure is passed to the caller.
 */
export const clearOnInvalidCustomer =
  ({ sessions, lastCart, announcements }: Ports) =>
  <Answer, Failure>(call: Effect.Effect<Answer, Failure>): Effect.Effect<Answer, Failure> =>
    Effect.tapError(call, (failure) =>
      ApiFailure.is(failure) && recoveryOf(failure.errorId) === 'cleared-cart'
        ? Effect.andThen(
            clearCart(sessions, lastCart),
            announcements.announce({ _tag: 'CustomerInvalid', message: failure.message }),
          )
        : Effect.void,
    );
