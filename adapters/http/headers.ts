import * as Effect from 'effect/Effect';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { ClientContext } from '#core/site/site-configuration.ts';

/** Ids sent with every call: one per page view, one per session of the browser or script (HTTP-05). */
export type CallIds = { readonly correlation: Effect.Effect<string>; readonly session: Effect.Effect<string> };

/** A header that forms of other origins cannot set, which prevents forged requests. */
const REQUESTED_BY = { 'x-requested-by': 'portico' } as const;

/**
 * The default headers: six identify the caller and four the call (HTTP-02 to HTTP-05). Every request has a new
 * transaction id.
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
