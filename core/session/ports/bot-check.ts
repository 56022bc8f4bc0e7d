import type * as Effect from 'effect/Effect';

/** The failure if no token is available: the shopper is asked to try again (AUT403). */
export type BotSuspected = { readonly _tag: 'BotSuspected' };

/** Returns a token for an action, which shows the service that the client is not a bot (CHK-14). */
export type BotCheck = {
  readonly token: (
    action: 'place-order' | 'shipping-address' | 'sign-in' | 'sign-up' | 'contact',
  ) => Effect.Effect<string, BotSuspected>;
};
