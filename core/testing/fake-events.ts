import * as Effect from 'effect/Effect';
import type { EventGateway } from '../personalization/ports/event-gateway.ts';
import type { ShopperEvent } from '../personalization/shopper-event.ts';
import type { FakeFaults } from './faults.ts';

/** A decision engine that records the events it gets. */
export type FakeEvents = EventGateway & { readonly sent: readonly ShopperEvent[] };

export const makeFakeEvents = (faults: FakeFaults): FakeEvents => {
  const sent: ShopperEvent[] = [];
  return {
    sent,
    send: (events) => Effect.map(faults.meet('sendEvents'), () => void sent.push(...events)),
  };
};
