import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';

/** Attempts of one session per window to name an order, so that addresses and numbers cannot be guessed. */
const MAX_TRACKING = { attempts: 20, seconds: 900 } as const;

/**
 * Counts an attempt to name an order by its number and email address; 429 API400 beyond the limit. Outside of the
 * transaction of the call, since a refused attempt counts, too.
 */
export const limitTracking = async (db: Queries, consumerId: string): Promise<Refusal | undefined> => {
  const { calls, left } = await countCall(db, { consumerId, rate: 'track', seconds: MAX_TRACKING.seconds });
  return calls > MAX_TRACKING.attempts ? tooManyRequests(left) : undefined;
};
