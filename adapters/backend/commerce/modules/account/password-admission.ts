import { makeAdmission, type Admission } from '#adapters/backend/commerce/kernel/admission.ts';

/**
 * Number of passwords that are hashed at the same time. One processor stays free for pages, and one of the four threads
 * that also read files.
 */
const MOST_HASHED = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

/**
 * Password hashing is expensive by design: it is limited, and calls that wait too long or exceed the queue are refused
 * with 503 (reliability G6), within 6 s even after a slow hash. All handlers that hash passwords share one admission.
 */
export const makePasswordAdmission = (): Admission =>
  makeAdmission({ maxConcurrent: MOST_HASHED, maxWaitMs: 4_000, maxQueue: 32 });
