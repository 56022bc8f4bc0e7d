import { makeAdmission, type Admission } from '#adapters/backend/commerce/kernel/admission.ts';

/**
 * Password hashing is expensive by design and uses the thread pool that also reads files (four threads by default): it
 * is limited, and calls that wait too long or exceed the queue are refused with 503 (reliability G6). All handlers that
 * hash passwords share one admission.
 */
export const makePasswordAdmission = (): Admission =>
  makeAdmission({ maxConcurrent: 2, maxWaitMs: 5_000, maxQueue: 32 });
