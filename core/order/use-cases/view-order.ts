import * as Effect from 'effect/Effect';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { OrderGateway } from '../ports/order-gateway.ts';
import type { OrderUseCases } from './order-use-cases.ts';

export const viewOrder = (orders: OrderGateway, session: SessionUseCases): OrderUseCases['viewOrder'] =>
  Effect.fn('viewOrder')(function* (orderId) {
    yield* session.ensure;
    return yield* orders.read(orderId);
  });
