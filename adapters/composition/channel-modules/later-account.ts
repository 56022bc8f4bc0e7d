import * as Effect from 'effect/Effect';
import { ContainerModule } from 'inversify';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The same for a browser, which fetches them where somebody signs in or looks at their account. */
export const laterAccountModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.accountUseCases,
    (client, session, lastCart, { announcements }, { site, sessions, memory, botCheck }) => {
      const account = Effect.map(
        Effect.promise(() => import('./account.ts')),
        ({ openAccount }) =>
          openAccount(client, { session, lastCart, announcements, site, sessions, memory, botCheck }),
      );
      return {
        // Nothing is fetched for a guest, who has no account to look at.
        view: Effect.flatMap(sessions.read, (kept) =>
          kept === undefined || kept.consumerType === 'GUEST'
            ? Effect.succeed({ _tag: 'Guest' })
            : Effect.flatMap(account, ({ view }) => view),
        ),
        signIn: (typed) => Effect.flatMap(account, ({ signIn }) => signIn(typed)),
        signUp: (typed) => Effect.flatMap(account, ({ signUp }) => signUp(typed)),
        signOut: Effect.flatMap(account, ({ signOut }) => signOut),
      };
    },
    [tokens.client, tokens.sessionUseCases, tokens.lastCart, tokens.events, tokens.channel],
  );
});
