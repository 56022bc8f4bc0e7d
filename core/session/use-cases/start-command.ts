import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Keyed } from '../../kernel/keyed.ts';
import type { IdGenerator } from '../ports/id-generator.ts';
import type { Session } from '../session.ts';
import type { SessionUseCases } from './session-use-cases.ts';

/** Input of a command: a new idempotency key, which its retries share, the consumer and the session's references. */
type Command = Keyed & Pick<Session, 'consumerId' | 'refs'>;

/** Every command on carts, favorites, saved items and reviews starts with a valid session (AUTH-01). */
export type StartCommand = Effect.Effect<Command, ApiFailure>;

export const startCommand = (session: SessionUseCases, idGenerator: IdGenerator): StartCommand =>
  Effect.gen(function* () {
    const { consumerId = '', refs = {} } = (yield* session.ensure) ?? {};
    return { key: yield* idGenerator.key, consumerId, refs };
  });
