import * as Effect from 'effect/Effect';
import type { Observable } from 'rxjs';
import { makeCartWrites } from '#core/cart/use-cases/cart-writes.ts';
import { makeCartUseCases } from '#core/cart/use-cases/cart-use-cases.ts';
import { makeCatalogUseCases } from '#core/catalog/use-cases/catalog-use-cases.ts';
import { viewPlaced } from '#core/content/use-cases/view-placed.ts';
import { makeContentUseCases } from '#core/content/use-cases/content-use-cases.ts';
import { makeSessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Storefront } from '#core/storefront.ts';
import { makeBaseClient } from '#adapters/http/base-client.ts';
import { makeCartCalls } from '#adapters/http/cart/cart-calls.ts';
import { makeCartGateway } from '#adapters/http/cart/cart-gateway.ts';
import { makeProductGateway } from '#adapters/http/catalog/product-gateway.ts';
import { makeContentGateway } from '#adapters/http/content/content-gateway.ts';
import { makeAuthGateway } from '#adapters/http/session/auth-gateway.ts';
import { makeServerTime } from '#adapters/http/site/server-time.ts';
import { makeLastCart } from '#adapters/storage/last-cart.ts';
import { makeStoreEvents } from '#adapters/streams/store-events.ts';
import type { ChannelValues } from './channel-values.ts';
import { lazyAreas } from './lazy-areas.ts';
import type { Process } from './process.ts';

/** A storefront with the stream of its core's events. `close` ends the stream. */
export type OpenStorefront = Storefront & {
  readonly announcements$: Observable<StoreEvent>;
  readonly close: () => Promise<void>;
};

/** Opens the storefront of one shopper on one site. Storefronts of a process share only the values of the process. */
export const openStorefront = (process: Process, channel: ChannelValues): OpenStorefront => {
  const { site, failureTexts, sessions, memory, cachedReads, gateways = {}, lastCart = makeLastCart() } = channel;
  const { analytics, idGenerator } = process;
  const monitoring = channel.monitoring ?? process.monitoring;
  const { announcements, announcements$, end } = makeStoreEvents();

  const client = makeBaseClient({
    baseUrl: channel.baseUrl,
    fetch: channel.fetch,
    context: channel.context,
    failureTexts,
    ids: channel.ids,
    session: sessions,
    onBotChallenge: channel.onBotChallenge,
    onSessionEnded: Effect.andThen(sessions.clear, announcements.announce({ _tag: 'SessionEnded' })),
    idGenerator,
    monitoring,
  });
  const cartCalls = makeCartCalls(client, site, { monitoring, failureTexts });
  const cartGateway = gateways.carts ?? makeCartGateway(cartCalls);
  const products = gateways.products ?? makeProductGateway(client);
  const ownContent =
    gateways.content ??
    makeContentGateway(client, { siteId: site.siteId, preview: channel.preview }, monitoring, failureTexts);
  const content = cachedReads?.content(ownContent) ?? ownContent;
  const ownTime = gateways.serverTime ?? makeServerTime(client);
  const serverTime = cachedReads?.time(ownTime) ?? ownTime;

  const session = makeSessionUseCases(gateways.auth ?? makeAuthGateway(client), sessions, memory);
  const writes = makeCartWrites({ carts: cartGateway, lastCart, session, sessions, idGenerator, announcements });
  const carts = makeCartUseCases({ carts: cartGateway, writes, lastCart, session, sessions, announcements, analytics });
  const contentUseCases = makeContentUseCases({
    content,
    products,
    monitoring,
    analytics,
    site,
    otherSites: channel.otherSites ?? [],
  });

  const placed = viewPlaced({ content, products, monitoring, site });

  return {
    site,
    failureTexts,
    session,
    carts,
    content: contentUseCases,
    catalog: makeCatalogUseCases({
      products,
      categoryContent: placed.ofCategory,
      productContent: placed.ofProduct,
      serverTime,
      memory,
      monitoring,
      site,
    }),
    ...lazyAreas({
      site,
      context: channel.context,
      failureTexts,
      loadRuleTexts: channel.loadRuleTexts,
      ids: channel.ids,
      sessions,
      memory,
      botCheck: channel.botCheck,
      fingerprint: channel.fingerprint,
      widgetList: channel.widgetList,
      gateways,
      client,
      cartCalls,
      idGenerator,
      monitoring,
      analytics,
      announcements,
      lastCart,
      session,
      cartGateway,
      writes,
      cartUseCases: carts,
      contentUseCases,
    }),
    announcements$,
    close: async () => end(),
  };
};
