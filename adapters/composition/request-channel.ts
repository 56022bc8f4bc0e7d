import * as Effect from 'effect/Effect';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import { noSessionStore } from '#adapters/storage/memory-session-store.ts';
import { contextOf } from './channel-values.ts';
import type { Process } from './process.ts';
import { createStorefront, type OpenStorefront } from './storefront.ts';

/** One request to the server that renders pages. `baseUrl` is absolute; `fetch` may be a service in this process. */
export type RequestChannel = {
  readonly process: Process;
  readonly site: SiteConfiguration;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** The id of the page view, a UUID; it goes into the log, too. */
  readonly correlationId: string;
};

/** A storefront for one document: public pages only. It holds no session, and nothing that a shopper does can come of it. */
export const requestChannel = ({ process, site, baseUrl, fetch, correlationId }: RequestChannel): OpenStorefront =>
  createStorefront(process, {
    site,
    context: contextOf(site, 'portico-ssr'),
    baseUrl,
    fetch,
    ids: { correlation: Effect.succeed(correlationId), session: Effect.succeed(correlationId) },
    sessions: noSessionStore,
    botCheck: { token: () => Effect.fail({ _tag: 'BotSuspected' }) },
    fingerprint: { take: Effect.succeed('') },
    onBotChallenge: () => Effect.succeed(false),
  });
