import * as Effect from 'effect/Effect';
import { ContainerModule } from 'inversify';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The same for a browser, which fetches them when somebody asks for a store. */
export const laterStoresModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.storeUseCases,
    (client, { site, memory }, content, monitoring) => {
      const stores = Effect.map(
        Effect.promise(() => import('./stores.ts')),
        ({ openStores }) => openStores(client, { site, memory, content, monitoring }),
      );
      return {
        findStores: (near) => Effect.flatMap(stores, ({ findStores }) => findStores(near)),
        viewLocator: (query) => Effect.flatMap(stores, ({ viewLocator }) => viewLocator(query)),
        viewStore: (storeId) => Effect.flatMap(stores, ({ viewStore }) => viewStore(storeId)),
        recallStore: Effect.flatMap(stores, ({ recallStore }) => recallStore),
        chooseStore: (store) => Effect.flatMap(stores, ({ chooseStore }) => chooseStore(store)),
        checkPickup: (wish) => Effect.flatMap(stores, ({ checkPickup }) => checkPickup(wish)),
        listPickup: (wish) => Effect.flatMap(stores, ({ listPickup }) => listPickup(wish)),
      };
    },
    [tokens.client, tokens.channel, tokens.contentUseCases, tokens.monitoring],
  );
});
