import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { LookupQuery } from '../lookup.ts';

/** What the service knows of an e-mail address or phone number (ENR-05). */
type CustomerLookup = {
  readonly exists: boolean;
  readonly isLoyaltyMember: boolean;
  readonly hasPassword: boolean;
};

/** Joining the loyalty program (API-047). */
export type EnrollmentGateway = {
  /** Fails with status 429 after too many lookups. */
  readonly lookUp: (query: LookupQuery) => Effect.Effect<CustomerLookup, ApiFailure>;
};
