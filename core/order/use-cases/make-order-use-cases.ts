import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { OrderGateway } from '../ports/order-gateway.ts';
import type { OrderUseCases } from './order-use-cases.ts';
import { viewLastOrder } from './view-last-order.ts';
import { viewOrder } from './view-order.ts';

export const makeOrderUseCases = (orders: OrderGateway, session: SessionUseCases): OrderUseCases => ({
  viewLastOrder: viewLastOrder(orders, session),
  viewOrder: viewOrder(orders, session),
});
