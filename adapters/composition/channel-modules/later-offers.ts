import * as Effect from 'effect/Effect';
import { ContainerModule } from 'inversify';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The same for a browser, which fetches them when they are first asked for. */
export const laterOffersModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.offerUseCases,
    (client, session, entropy, { site }) => {
      const offers = Effect.map(
        Effect.promise(() => import('./offers.ts')),
        ({ openOffers }) => openOffers(client, { session, entropy, site }),
      );
      return {
        recommend: (wish) => Effect.flatMap(offers, ({ recommend }) => recommend(wish)),
        notifyWhenBack: (wish) => Effect.flatMap(offers, ({ notifyWhenBack }) => notifyWhenBack(wish)),
      };
    },
    [tokens.client, tokens.sessionUseCases, tokens.entropy, tokens.channel],
  );
});
