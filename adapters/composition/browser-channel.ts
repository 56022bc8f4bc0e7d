import { SESSION_MARK } from '#core/session/stored-session.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { makeBotCheck } from '#adapters/browser/bot-check.ts';
import { makeBotChallenge } from '#adapters/browser/bot-challenge.ts';
import { deviceFingerprint } from '#adapters/browser/device-fingerprint.ts';
import { localStorageOf, sessionStorageOf } from '#adapters/browser/local-storage.ts';
import { makePageFetch } from '#adapters/browser/page-fetch.ts';
import { makeCallIds } from '#adapters/storage/call-ids.ts';
import { entropy } from '#adapters/storage/entropy.ts';
import { hintedSessionStore } from '#adapters/storage/hinted-session-store.ts';
import { withMemoryFallback } from '#adapters/storage/key-value-store.ts';
import { makeTabLastCart } from '#adapters/storage/last-cart.ts';
import { makeShopperMemory } from '#adapters/storage/shopper-memory.ts';
import { laterAccountModule } from './channel-modules/later-account.ts';
import { laterAdviceModule } from './channel-modules/later-advice.ts';
import { laterStoresModule } from './channel-modules/later-stores.ts';
import { laterOffersModule } from './channel-modules/later-offers.ts';
import { laterFavoritesModule } from './channel-modules/later-favorites.ts';
import { httpModule } from './channel-modules/http.ts';
import { laterBesideCartModule } from './channel-modules/later-beside-cart.ts';
import type { purchaseModule } from './channel-modules/purchase.ts';
import { useCasesModule } from './channel-modules/use-cases.ts';
import { contextOf } from './channel-values.ts';
import { openProcess, type Process } from './open-process.ts';
import type { ProcessValues } from './process-module.ts';
import { createStorefront, type OpenStorefront } from './storefront.ts';

/** The process of a browser. Checkout and orders come where the document is one that needs them; asked for without, they are a defect. */
export const browserProcess = (
  purchase: readonly (typeof purchaseModule)[],
  values: Partial<ProcessValues> = {},
): Process =>
  openProcess(
    [
      httpModule,
      useCasesModule,
      laterAccountModule,
      laterAdviceModule,
      laterBesideCartModule,
      laterFavoritesModule,
      laterStoresModule,
      laterOffersModule,
      ...purchase,
    ],
    values,
  );

/** A page in a shopper's browser. The site travels with the page. */
type BrowserChannel = {
  readonly process: Process;
  readonly site: SiteConfiguration;
  /** Same origin; `/api` by default. */
  readonly baseUrl?: string;
};

/** A storefront whose session the server keeps behind a cookie: the page holds hints alone. */
export const browserChannel = ({ process, site, baseUrl = '/api' }: BrowserChannel): OpenStorefront => {
  const device = withMemoryFallback(localStorageOf);
  const tab = withMemoryFallback(sessionStorageOf);
  return createStorefront(process, {
    site,
    context: contextOf(site, 'portico-web'),
    baseUrl,
    fetch: makePageFetch(),
    ids: makeCallIds(entropy, { storage: tab, path: () => location.pathname }),
    sessions: hintedSessionStore(device),
    memory: makeShopperMemory(device),
    lastCart: makeTabLastCart({ site, storage: tab, session: () => device.getItem(SESSION_MARK) }),
    botCheck: makeBotCheck(entropy),
    fingerprint: deviceFingerprint,
    onBotChallenge: makeBotChallenge(window),
  });
};
