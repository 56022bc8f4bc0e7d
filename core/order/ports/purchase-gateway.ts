import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { OrderId, OrderNumber } from '../../kernel/identifiers.ts';
import type { Purchase, PurchaseHistory } from '../purchase.ts';

/** Orders after they were placed. */
export type PurchaseGateway = {
  /** Orders of the member from `start`, newest first; AUT440 for a guest (ORD-05). */
  readonly history: (page: {
    readonly start: number;
    readonly count: number;
  }) => Effect.Effect<PurchaseHistory, ApiFailure>;
  /** An order that this session placed or tracked; OHS4004 for any other. */
  readonly view: (orderId: OrderId) => Effect.Effect<Purchase, ApiFailure>;
  /** The order of a number and email address, which this session may then use for 30 minutes; else ORD400 (ORD-03). */
  readonly track: (order: {
    readonly orderNumber: OrderNumber;
    readonly email: string;
  }) => Effect.Effect<Purchase, ApiFailure>;
};
