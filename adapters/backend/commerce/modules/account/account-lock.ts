import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { AttemptCount } from './account-records.ts';

/**
 * 423 AUT423 with Retry-After: too many wrong passwords for one address, device or session, until the window of
 * attempts ends (AUTH-22).
 */
export const accountLocked = ({ seconds }: AttemptCount): Refusal => ({
  ...refusal(423, 'AUT423', { params: { minutes: Math.ceil(seconds / 60) } }),
  retryAfter: seconds,
});
