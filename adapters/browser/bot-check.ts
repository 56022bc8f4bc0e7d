import * as Effect from 'effect/Effect';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';

/** The check that comes along takes every browser for a person's; a vendor's widget takes this place. */
export const makeBotCheck = (idGenerator: IdGenerator): BotCheck => ({
  token: (action) => idGenerator.key.pipe(Effect.map((key) => `${action}:${key}`)),
});
