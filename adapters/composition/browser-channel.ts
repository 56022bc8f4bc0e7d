import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import { SESSION_MARK } from '#core/session/stored-session.ts';
import type { OtherSite } from '#core/content/page.ts';
import type { OtherTabs } from '#core/notifications/ports/other-tabs.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { makeBotCheck } from '#adapters/browser/bot-check.ts';
import { makeBotChallenge } from '#adapters/browser/bot-challenge.ts';
import { makeDataLayer } from '#adapters/browser/data-layer.ts';
import { deviceFingerprint } from '#adapters/browser/device-fingerprint.ts';
import { localStorageOf, sessionStorageOf } from '#adapters/browser/local-storage.ts';
import { makeWidgetList } from '#adapters/browser/widget-list.ts';
import { makePageFetch } from '#adapters/browser/page-fetch.ts';
import { makeCallIds } from '#adapters/storage/call-ids.ts';
import { idGenerator } from '#adapters/storage/id-generator.ts';
import { hintedSessionRepository } from '#adapters/storage/hinted-session-repository.ts';
import { withMemoryFallback } from '#adapters/storage/key-value-store.ts';
import { makeTabLastCart } from '#adapters/storage/last-cart.ts';
import { makeShopperMemory } from '#adapters/storage/shopper-memory.ts';
import { makeOtherTabs } from '#adapters/streams/other-tabs.ts';
import { contextOf } from './channel-values.ts';
import { openStorefront, type OpenStorefront } from './open-storefront.ts';
import type { Process } from './process.ts';

/** Values of a page in a shopper's browser. The site is part of the page's data. */
type BrowserChannel = {
  readonly process: Process;
  readonly site: SiteConfiguration;
  readonly otherSites: readonly OtherSite[];
  readonly failureTexts: FailureTexts;
  readonly loadRuleTexts: () => Promise<RuleTexts>;
  /** Base address of the API; by default `/api` on the page's own origin. */
  readonly baseUrl?: string;
};

/**
 * Opens a storefront that counts in the data layer of the page, and whose session is stored on the server; the browser
 * has its cookie, and the page only hints about it.
 */
export const browserChannel = ({
  process,
  site,
  otherSites,
  failureTexts,
  loadRuleTexts,
  baseUrl = '/api',
}: BrowserChannel): OpenStorefront & { readonly otherTabs: OtherTabs } => {
  const device = withMemoryFallback(localStorageOf);
  const tab = withMemoryFallback(sessionStorageOf);
  const storefront = openStorefront(
    { ...process, analytics: makeDataLayer(site, window) },
    {
      site,
      otherSites,
      failureTexts,
      loadRuleTexts,
      context: contextOf(site, 'portico-web'),
      baseUrl,
      fetch: makePageFetch(),
      ids: makeCallIds(idGenerator, { storage: tab, path: () => location.pathname }),
      sessions: hintedSessionRepository(device),
      memory: makeShopperMemory(device),
      lastCart: makeTabLastCart({ site, storage: tab, session: () => device.getItem(SESSION_MARK) }),
      botCheck: makeBotCheck(idGenerator),
      fingerprint: deviceFingerprint,
      widgetList: makeWidgetList(window),
      onBotChallenge: makeBotChallenge(window),
    },
  );
  return { ...storefront, otherTabs: makeOtherTabs({ siteId: site.siteId, page: window }) };
};
