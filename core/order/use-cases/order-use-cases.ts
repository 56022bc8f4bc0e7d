import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { Order } from '../order.ts';
import { isRefusedPayment } from '../refused-payment.ts';
import type { OrderGateway } from '../ports/order-gateway.ts';

export type OrderUseCases = {
  /** The last order of this session; undefined if there is none (RTE-47). */
  readonly viewLastOrder: () => Effect.Effect<Order | undefined, ApiFailure>;
};

export const makeOrderUseCases = (orders: OrderGateway, session: SessionUseCases): OrderUseCases => ({
  /** No session is opened, because without one there is no order. */
  viewLastOrder: Effect.fn('viewLastOrder')(function* () {
    const orderId = (yield* session.resume)?.refs.order;
    if (orderId === undefined) return undefined;
    return yield* Effect.catch(orders.read(orderId), (failure) =>
      isRefusedPayment(failure) ? Effect.undefined : Effect.fail(failure),
    );
  }),
});
