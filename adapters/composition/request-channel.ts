import * as Effect from 'effect/Effect';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { OtherSite } from '#core/content/page.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import { present } from '#core/kernel/present.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Preview } from '#core/site/preview.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import { noSessionRepository } from '#adapters/storage/memory-session-repository.ts';
import { memoryStore } from '#adapters/storage/key-value-store.ts';
import { makeShopperMemory } from '#adapters/storage/shopper-memory.ts';
import { contextOf } from './channel-values.ts';
import type { CachedReads } from './cached-reads.ts';
import type { Process } from './process.ts';
import { openStorefront, type OpenStorefront } from './open-storefront.ts';

/** Values of a page request to the web server. `baseUrl` is absolute; `fetch` may call a service in this process. */
type RequestChannel = {
  readonly process: Process;
  readonly site: SiteConfiguration;
  readonly otherSites?: readonly OtherSite[];
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** The id of the page view, a UUID, which is also logged. */
  readonly correlationId: string;
  /** Reads that the pages of the site share; by default each page reads everything itself. */
  readonly cachedReads?: CachedReads;
  /** Content that is not published yet is shown. */
  readonly preview?: Preview;
  /** Replaces the monitoring of the process. */
  readonly monitoring?: Monitoring;
};

/** Opens a storefront for rendering one public page. It has no session and cannot write. */
export const requestChannel = ({
  process,
  site,
  otherSites,
  baseUrl,
  fetch,
  correlationId,
  cachedReads,
  preview,
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
    sessions: noSessionRepository,
    memory: makeShopperMemory(memoryStore()),
    botCheck: { token: () => Effect.fail({ _tag: 'BotSuspected' }) },
    fingerprint: { read: Effect.succeed('') },
    onBotChallenge: () => Effect.succeed(false),
    ...present({ otherSites, cachedReads, preview, monitoring }),
  });
