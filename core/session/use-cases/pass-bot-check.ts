import * as Effect from 'effect/Effect';
import type { BotCheck, BotSuspected } from '../ports/bot-check.ts';

/** The token of a bot check; an empty one counts as missing (CHK-14). */
export const passBotCheck = (
  botCheck: BotCheck,
  action: Parameters<BotCheck['token']>[0],
): Effect.Effect<string, BotSuspected> =>
  Effect.flatMap(botCheck.token(action), (token) =>
    token === '' ? Effect.fail({ _tag: 'BotSuspected' as const }) : Effect.succeed(token),
  );
