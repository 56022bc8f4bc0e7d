import * as Effect from 'effect/Effect';
import { enrollment } from '#adapters/contract/enrollment.ts';
import type { EnrollmentGateway } from '#core/enrollment/ports/enrollment-gateway.ts';
import type { BaseClient } from '../base-client.ts';

export const makeEnrollmentGateway = (client: BaseClient): EnrollmentGateway => ({
  lookUp: (query) => Effect.map(client.ask(enrollment.lookup, { query }), ({ body }) => body),
});
