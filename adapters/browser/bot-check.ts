import * as Effect from 'effect/Effect';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';

/** Makes the default check, which always passes. A vendor's widget would replace it. */
export const makeBotCheck = (idGenerator: IdGenerator): BotCheck => ({
  token: (action) => idGenerator.key.pipe(Effect.map((key) => `${action}:${key}`)),
});
