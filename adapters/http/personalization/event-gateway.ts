import * as Effect from 'effect/Effect';
import { personalization } from '#adapters/contract/personalization.ts';
import type { EventGateway } from '#core/personalization/ports/event-gateway.ts';
import type { ClientContext } from '#core/site/site-configuration.ts';
import type { BaseClient } from '../base-client.ts';

/** Sends events to the decision engine of a brand, with API-130. */
export const makeEventGateway = (
  { ask }: BaseClient,
  { brand, channel }: Pick<ClientContext, 'brand' | 'channel'>,
): EventGateway => ({
  send: (events) =>
    ask(personalization.decide, { params: { brand }, body: { channel, events: [...events] } }).pipe(Effect.asVoid),
});
