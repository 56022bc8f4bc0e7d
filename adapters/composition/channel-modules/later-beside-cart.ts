import * as Effect from 'effect/Effect';
import { ContainerModule } from 'inversify';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The same for a browser, which fetches them where a cart is open. */
export const laterBesideCartModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.besideCart,
    (client, calls, carts, writes, session, entropy, { site, sessions }) => {
      const beside = Effect.map(
        Effect.promise(() => import('./beside-cart.ts')),
        ({ openBesideCart }) => openBesideCart(client, calls, { carts, writes, session, sessions, entropy, site }),
      );
      return {
        saved: {
          list: (start) => Effect.flatMap(beside, ({ saved }) => saved.list(start)),
          save: (wish) => Effect.flatMap(beside, ({ saved }) => saved.save(wish)),
          moveToCart: (item) => Effect.flatMap(beside, ({ saved }) => saved.moveToCart(item)),
          remove: (itemId) => Effect.flatMap(beside, ({ saved }) => saved.remove(itemId)),
        },
        coupons: {
          apply: (wish) => Effect.flatMap(beside, ({ coupons }) => coupons.apply(wish)),
          remove: (wish) => Effect.flatMap(beside, ({ coupons }) => coupons.remove(wish)),
        },
        delivery: { change: (wish) => Effect.flatMap(beside, ({ delivery }) => delivery.change(wish)) },
      };
    },
    [
      tokens.client,
      tokens.cartCalls,
      tokens.carts,
      tokens.cartWrites,
      tokens.sessionUseCases,
      tokens.entropy,
      tokens.channel,
    ],
  );
});
