import * as Effect from 'effect/Effect';
import { internal } from '#adapters/contract/internal.ts';
import type { ServerTime } from '#core/site/ports/server-time.ts';
import type { BaseClient } from '../base-client.ts';

export const makeServerTime = ({ ask }: BaseClient): ServerTime => ({
  now: ask(internal.serverTime, {}).pipe(Effect.map(({ body }) => body.timestamp ?? 0)),
});
