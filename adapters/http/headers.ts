import * as Effect from 'effect/Effect';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { ClientContext } from '#core/site/site-configuration.ts';

/** Ids that travel with every call: one per page view, one per session of the browser or script (HTTP-05). */
export type CallIds = { readonly correlation: Effect.Effect<string>; readonly session: Effect.Effect<string> };

/** A header that pages of other origins cannot set, so that a forged form post is refused. */
const REQUESTED_BY = { 'x-requested-by': 'portico' } as const;

/**
 * The six values of the caller and the four of the call (HTTP-02 to HTTP-05). The transaction is new for every request.
 */
export const defaultHeaders = Effect.fnUntraced(function* (
  context: ClientContext,
  ids: CallIds,
  idGenerator: IdGenerator,
) {
  return {
    siteId: context.siteId,
    channel: context.channel,
    brand: context.brand,
    region: context.region,
    source: context.source,
    clientApp: context.clientApp,
    locale: context.locale,
    'x-transaction-id': yield* idGenerator.uuid,
    'x-correlation-id': yield* ids.correlation,
    'x-session-id': yield* ids.session,
    accept: 'application/json',
    ...REQUESTED_BY,
  };
});
