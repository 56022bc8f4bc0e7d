import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ShopperEvent } from '../shopper-event.ts';

/** The decision engine, as the receiver of events (P13N-02). */
export type EventGateway = {
  /** Sends events in one call. It contains nothing about the shopper but the events. */
  readonly send: (events: readonly ShopperEvent[]) => Effect.Effect<void, ApiFailure>;
};
