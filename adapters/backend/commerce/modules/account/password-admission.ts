import { makeAdmission, type Admission } from '#adapters/backend/commerce/kernel/admission.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { Entrance } from '#adapters/backend/commerce/kernel/router.ts';

/**
 * Number of passwords that are hashed at the same time. One processor stays free for pages, and one of the four threads
 * that also read files.
 */
const MOST_HASHED = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

/** Number of passwords that wait for their hash. */
const MOST_WAITING = 32;

/** Too many sign-ins wait for their password hash. */
export const signInBusy: Refusal = { ...refusal(503, 'AUT500'), retryAfter: 1 };

/**
 * Password hashing is expensive by design: it is limited, and calls that wait too long or exceed the queue are refused
 * with 503 (reliability G6), within 6 s even after a slow hash. All handlers that hash passwords share one admission.
 */
export const makePasswordAdmission = (): Admission =>
  makeAdmission({ maxConcurrent: MOST_HASHED, maxWaitMs: 4_000, maxQueue: MOST_WAITING });

/**
 * Refuses sign-ins that the queue could not take before the database is asked for them: of 200 at once most cost pages
 * almost no time.
 */
export const makeSignInEntrance = (): Entrance => ({
  admit: makeAdmission({ maxConcurrent: MOST_HASHED + MOST_WAITING, maxWaitMs: 0, maxQueue: 0 }),
  refusal: signInBusy,
});
