import * as Effect from 'effect/Effect';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import { present } from '#core/kernel/present.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import { noSessionStore } from '#adapters/storage/memory-session-store.ts';
import { memoryStore } from '#adapters/storage/key-value-store.ts';
import { makeShopperMemory } from '#adapters/storage/shopper-memory.ts';
import { contextOf } from './channel-values.ts';
import type { CachedReads } from './cached-reads.ts';
import type { Process } from './process.ts';
import { openStorefront, type OpenStorefront } from './open-storefront.ts';

/** One request to the server that renders pages. `baseUrl` is absolute; `fetch` may be a service in this process. */
type RequestChannel = {
  readonly process: Process;
  readonly site: SiteConfiguration;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** The id of the page view, a UUID; it goes into the log, too. */
  readonly correlationId: string;
  /** Shared by the pages of the site; each reads everything itself by default. */
  readonly cachedReads?: CachedReads;
  /** Where the warnings of this page go; those of the process by default. */
  readonly monitoring?: Monitoring;
};

/**
 * A storefront for one document: public pages only. It holds no session, and nothing that a shopper does can come of
 * it.
 */
export const requestChannel = ({
  process,
  site,
  baseUrl,
  fetch,
  correlationId,
  cachedReads,
  monitoring,
}: RequestChannel): OpenStorefront =>
  openStorefront(process, {
    site,
    failureTexts: failureTextsOf(site.language),
    loadRuleTexts: async () => ruleTextsOf(site.language),
    context: contextOf(site, 'portico-ssr'),
    baseUrl,
    fetch,
    ids: { correlation: Effect.succeed(correlationId), session: Effect.succeed(correlationId) },
    sessions: noSessionStore,
    memory: makeShopperMemory(memoryStore()),
    botCheck: { token: () => Effect.fail({ _tag: 'BotSuspected' }) },
    fingerprint: { read: Effect.succeed('') },
    onBotChallenge: () => Effect.succeed(false),
    ...present({ cachedReads, monitoring }),
  });
