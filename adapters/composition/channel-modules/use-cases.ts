import { ContainerModule } from 'inversify';
import { makeCartUseCases } from '#core/cart/use-cases/make-cart-use-cases.ts';
import { makeCartWrites } from '#core/cart/use-cases/cart-writes.ts';
import { makeCatalogUseCases } from '#core/catalog/use-cases/make-catalog-use-cases.ts';
import { makeContentUseCases } from '#core/content/use-cases/make-content-use-cases.ts';
import { makeSessionUseCases } from '#core/session/use-cases/make-session-use-cases.ts';
import { makeLastCart } from '#adapters/storage/last-cart.ts';
import { makeStoreEvents } from '#adapters/streams/store-events.ts';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

const { channel, events, lastCart, monitoring, entropy, sessionUseCases, cartUseCases } = tokens;

/** The use cases of each area, with what they remember while a channel is open; those of buying stand in `purchase.ts`. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  const provide = perChannel(bind);
  provide(events, makeStoreEvents, []);
  provide(lastCart, (values) => values.lastCart ?? makeLastCart(), [channel]);
  provide(sessionUseCases, (auth, { sessions }) => makeSessionUseCases(auth, sessions), [tokens.auth, channel]);
  provide(
    tokens.cartWrites,
    (carts, last, session, { sessions }, random, { announcements }) =>
      makeCartWrites({ carts, lastCart: last, session, sessions, entropy: random, announcements }),
    [tokens.carts, lastCart, sessionUseCases, channel, entropy, events],
  );
  provide(
    cartUseCases,
    (carts, writes, last, session, { sessions, analytics }, { announcements }, counted) =>
      makeCartUseCases({
        carts,
        writes,
        lastCart: last,
        session,
        sessions,
        announcements,
        analytics: analytics ?? counted,
      }),
    [tokens.carts, tokens.cartWrites, lastCart, sessionUseCases, channel, events, tokens.analytics],
  );
  provide(
    tokens.catalogUseCases,
    (products, content, serverTime, watch, { site, memory }) =>
      makeCatalogUseCases({ products, categoryContent: content.category, serverTime, memory, monitoring: watch, site }),
    [tokens.products, tokens.content, tokens.serverTime, monitoring, channel],
  );
  provide(
    tokens.contentUseCases,
    (content, products, watch, { site }) => makeContentUseCases({ content, products, monitoring: watch, site }),
    [tokens.content, tokens.products, monitoring, channel],
  );
});
