import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { OrderId } from '../../kernel/identifiers.ts';
import type { Order } from '../order.ts';

export type OrderUseCases = {
  /** The order that this session placed last; undefined when there is none, and the page goes home (RTE-47). */
  readonly viewLastOrder: () => Effect.Effect<Order | undefined, ApiFailure>;
  readonly viewOrder: (orderId: OrderId) => Effect.Effect<Order, ApiFailure>;
};
