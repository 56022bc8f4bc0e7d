import * as Effect from 'effect/Effect';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { present } from '#core/kernel/present.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import { makeCallIds } from '#adapters/storage/call-ids.ts';
import { idGenerator } from '#adapters/storage/id-generator.ts';
import { memoryStore } from '#adapters/storage/key-value-store.ts';
import { memorySessionRepository } from '#adapters/storage/memory-session-repository.ts';
import { makeShopperMemory } from '#adapters/storage/shopper-memory.ts';
import { contextOf } from './channel-values.ts';
import { openProcess } from './open-process.ts';
import { openStorefront, type OpenStorefront } from './open-storefront.ts';
import type { Process } from './process.ts';

/** Values of a script, such as the command line, a test or another program. `baseUrl` is absolute. */
type ScriptChannel = {
  readonly site: SiteConfiguration;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** Stores the session with its tokens; in memory by default. */
  readonly sessions?: SessionRepository;
  readonly clientApp?: string;
  /** Values that a program shares between its channels; by default new ones with the given monitoring and analytics. */
  readonly process?: Process;
  readonly monitoring?: Monitoring;
  readonly analytics?: Analytics;
  /** A token that the service's bot check accepts. */
  readonly botToken?: string;
};

/** Opens a storefront that calls the service directly and has its own tokens. */
export const scriptChannel = (script: ScriptChannel): OpenStorefront => {
  const {
    site,
    baseUrl,
    fetch,
    sessions = memorySessionRepository(),
    clientApp = 'portico-cli',
    monitoring,
    analytics,
    process = openProcess(present({ monitoring, analytics })),
    botToken = 'script',
  } = script;
  return openStorefront(process, {
    site,
    failureTexts: failureTextsOf(site.language),
    loadRuleTexts: async () => ruleTextsOf(site.language),
    context: contextOf(site, clientApp),
    baseUrl,
    fetch,
    // All calls of a script belong to one page view and one session.
    ids: makeCallIds(idGenerator, { storage: memoryStore(), path: () => '' }),
    sessions,
    memory: makeShopperMemory(memoryStore()),
    botCheck: { token: () => Effect.succeed(botToken) },
    fingerprint: { read: Effect.succeed(`script-${clientApp}`) },
    onBotChallenge: () => Effect.succeed(false),
  });
};
