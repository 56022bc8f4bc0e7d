import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Monitoring, Warning } from '../ports/monitoring.ts';

/**
 * A part of a page or a step that may be missing: a failure is logged with the component, and the fallback takes its
 * place.
 */
export const orElseLogged =
  <Fallback>(monitoring: Monitoring, fallback: Fallback, component: Pick<Warning, 'component' | 'id'>) =>
  <Value>(part: Effect.Effect<Value, ApiFailure>): Effect.Effect<Value | Fallback> =>
    Effect.catch(part, ({ message, errorId }) =>
      Effect.as(monitoring.warn({ message, errorId, ...component }), fallback),
    );
