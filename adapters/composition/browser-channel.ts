import type { Analytics } from '#core/analytics/ports/analytics.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import { present } from '#core/kernel/present.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { makeBotCheck } from '#adapters/browser/bot-check.ts';
import { makeBotChallenge } from '#adapters/browser/bot-challenge.ts';
import { deviceFingerprint } from '#adapters/browser/device-fingerprint.ts';
import { localStorageOf, sessionStorageOf } from '#adapters/browser/local-storage.ts';
import { makeCallIds } from '#adapters/storage/call-ids.ts';
import { entropy } from '#adapters/storage/entropy.ts';
import { hintedSessionStore } from '#adapters/storage/hinted-session-store.ts';
import { withMemoryFallback } from '#adapters/storage/key-value-store.ts';
import { contextOf } from './channel-values.ts';
import { createProcess } from './process.ts';
import { createStorefront, type OpenStorefront } from './storefront.ts';

/** A page in a shopper's browser. The site travels with the page. */
export type BrowserChannel = {
  readonly site: SiteConfiguration;
  /** Same origin; `/api` unless told. */
  readonly baseUrl?: string;
  readonly monitoring?: Monitoring;
  readonly analytics?: Analytics;
};

/** A storefront whose session the server keeps behind a cookie: the page holds hints alone. */
export const browserChannel = ({ site, baseUrl = '/api', monitoring, analytics }: BrowserChannel): OpenStorefront =>
  createStorefront(createProcess(present({ monitoring, analytics })), {
    site,
    context: contextOf(site, 'portico-web'),
    baseUrl,
    fetch: (request) => fetch(request),
    ids: makeCallIds(entropy, { storage: withMemoryFallback(sessionStorageOf), path: () => location.pathname }),
    sessions: hintedSessionStore(withMemoryFallback(localStorageOf)),
    botCheck: makeBotCheck(entropy),
    fingerprint: deviceFingerprint,
    onBotChallenge: makeBotChallenge(window),
  });
