import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { EXCHANGE_RETRY_MS } from '../session.ts';

const CONFLICT = 409;

/** The exchange after sign-in: any conflict is tried again once, a little later, and then told (AUTH-05, AMB-24). */
export const exchangeToken = <Granted>(exchange: Effect.Effect<Granted, ApiFailure>): Effect.Effect<Granted, ApiFailure> =>
  exchange.pipe(Effect.catchIf((failure) => failure.status === CONFLICT, () => Effect.delay(exchange, EXCHANGE_RETRY_MS)));
