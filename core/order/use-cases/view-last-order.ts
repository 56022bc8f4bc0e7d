import * as Effect from 'effect/Effect';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { OrderGateway } from '../ports/order-gateway.ts';
import type { OrderUseCases } from './order-use-cases.ts';

/** Nobody has ordered without a session, so none is opened to find out. */
export const viewLastOrder = (orders: OrderGateway, session: SessionUseCases): OrderUseCases['viewLastOrder'] =>
  Effect.fn('viewLastOrder')(function* () {
    if ((yield* session.current) === undefined) return undefined;
    const orderId = (yield* session.ensure)?.orderId;
    return orderId === undefined ? undefined : yield* orders.read(orderId);
  });
