import type { RateClass } from '#adapters/contract/endpoint.ts';
import type { CommerceDatabase } from '../database/schema.ts';
import type { ErrorId } from '#core/failures/error-catalog.ts';
import { refusal, type Refusal } from '../errors.ts';
import { countCall } from './rate-records.ts';

/** Calls of a rate class per consumer and window (reliability G9). */
const limits: { readonly [rate in RateClass]?: { readonly most: number; readonly seconds: number } } = {
  write: { most: 120, seconds: 60 },
  money: { most: 30, seconds: 3_600 },
  lookup: { most: 20, seconds: 3_600 },
};

/** 429 with Retry-After in seconds. */
export const tooManyRequests = (seconds: number, errorId: ErrorId = 'API400'): Refusal => ({
  ...refusal(429, errorId),
  retryAfter: seconds,
});

/** Counts a call; 429 with Retry-After beyond the limit. */
export type LimitCalls = (consumerId: string, rate: RateClass) => Promise<Refusal | undefined>;

export const makeLimitCalls =
  ({ db }: Pick<CommerceDatabase, 'db'>): LimitCalls =>
  async (consumerId, rate) => {
    const limit = limits[rate];
    if (limit === undefined) return undefined;
    const { calls, left } = await countCall(db, { consumerId, rate, seconds: limit.seconds });
    return calls <= limit.most ? undefined : tooManyRequests(left);
  };
