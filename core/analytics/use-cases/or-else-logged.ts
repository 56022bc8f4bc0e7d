import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import type { Monitoring, Warning } from '../ports/monitoring.ts';

/**
 * For an optional part of a page or step: if it fails, logs the failure with the component's name and returns the
 * fallback.
 */
export const orElseLogged =
  <Fallback>(monitoring: Monitoring, fallback: Fallback, component: Pick<Warning, 'component' | 'id'>) =>
  <Value>(part: Effect.Effect<Value, ApiFailure>): Effect.Effect<Value | Fallback> =>
    Effect.catch(part, ({ message, errorId }) =>
      Effect.as(monitoring.warn({ message, errorId, ...component }), fallback),
    );
