import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Keyed } from '../../kernel/keyed.ts';
import type { IdGenerator } from '../ports/id-generator.ts';
import type { Session } from '../session.ts';
import type { SessionUseCases } from './session-use-cases.ts';

/**
 * What a command needs: a key of its own, which stays the same over its retries, the consumer, and what belongs to the
 * session.
 */
type Command = Keyed & Pick<Session, 'consumerId' | 'refs'>;

/**
 * Every command on carts, favorites, saved items and reviews starts with a session that is good for calls (AUTH-01).
 */
export type StartCommand = Effect.Effect<Command, ApiFailure>;

export const startCommand = (session: SessionUseCases, idGenerator: IdGenerator): StartCommand =>
  Effect.gen(function* () {
    const { consumerId = '', refs = {} } = (yield* session.ensure) ?? {};
    return { key: yield* idGenerator.key, consumerId, refs };
  });
