import type * as Effect from 'effect/Effect';

/** No token could be had: the shopper is asked to try again (AUT403). */
export type BotSuspected = { readonly _tag: 'BotSuspected' };

/** Gives a token that shows a person at work (CHK-14). */
export type BotCheck = {
  readonly token: (action: 'place-order' | 'sign-in' | 'sign-up') => Effect.Effect<string, BotSuspected>;
};
