import type * as Effect from 'effect/Effect';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import type { LastCart } from '#core/cart/ports/last-cart.ts';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { WidgetList } from '#core/recommendations/ports/widget-list.ts';
import type { DeviceFingerprint } from '#core/checkout/ports/device-fingerprint.ts';
import type { OtherSite } from '#core/content/page.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import type { ClientContext, SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Preview } from '#core/site/preview.ts';
import { SOURCE } from '#core/site/site-configuration.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { CallIds } from '#adapters/http/headers.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import type { Gateways } from './area-ports.ts';
import type { CachedReads } from './cached-reads.ts';

/** Values of a channel: its site, its connection to the services, and its own ports. */
export type ChannelValues = {
  readonly site: SiteConfiguration;
  /** The other sites of the shop; by default none. A missing page is looked for there. */
  readonly otherSites?: readonly OtherSite[];
  /** Texts of failures in the language of the site. */
  readonly failureTexts: FailureTexts;
  /** Loads the messages of form rules in the language of the site. */
  readonly loadRuleTexts: () => Promise<RuleTexts>;
  readonly context: ClientContext;
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly ids: CallIds;
  readonly sessions: SessionRepository;
  readonly memory: ShopperMemory;
  /** Stores the last cart; in memory by default. */
  readonly lastCart?: LastCart;
  readonly botCheck: BotCheck;
  readonly fingerprint: DeviceFingerprint;
  /** The list of a second provider of recommendations. Only pages in a browser have one. */
  readonly widgetList?: WidgetList | undefined;
  /** Gateways that replace those over HTTP. */
  readonly gateways?: Partial<Gateways>;
  /** Reads that the channels of a site share. */
  readonly cachedReads?: CachedReads;
  /** Content that is not published yet is shown. */
  readonly preview?: Preview;
  /** Replaces the monitoring of the process. */
  readonly monitoring?: Monitoring;
  readonly onBotChallenge: (challenge: unknown) => Effect.Effect<boolean>;
};

/** The data with which a channel identifies itself in each call (HTTP-02). */
export const contextOf = (
  site: SiteConfiguration,
  clientApp: string,
  channel: ClientContext['channel'] = 'ECOMM',
): ClientContext => ({
  siteId: site.siteId,
  channel,
  brand: site.brand,
  region: site.region,
  source: SOURCE,
  clientApp,
  locale: site.locale,
});
