import * as Effect from 'effect/Effect';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { Entropy } from '#core/session/ports/entropy.ts';

/** The check that comes along takes every browser for a person's; a vendor's widget takes this place. */
export const makeBotCheck = (entropy: Entropy): BotCheck => ({
  token: (action) => entropy.key.pipe(Effect.map((key) => `${action}:${key}`)),
});
