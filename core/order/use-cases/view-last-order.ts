import * as Effect from 'effect/Effect';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { OrderGateway } from '../ports/order-gateway.ts';
import type { OrderUseCases } from './order-use-cases.ts';

/** Without a session there is no order, so none is opened to find out. */
export const viewLastOrder = (orders: OrderGateway, session: SessionUseCases): OrderUseCases['viewLastOrder'] =>
  Effect.fn('viewLastOrder')(function* () {
    const orderId = (yield* session.resume)?.refs.order;
    return orderId === undefined ? undefined : yield* orders.read(orderId);
  });
