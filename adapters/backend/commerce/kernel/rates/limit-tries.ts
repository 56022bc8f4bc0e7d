import type { ErrorId } from '#core/failures/error-catalog.ts';
import type { Queries } from '../database/schema.ts';
import type { Refusal } from '../errors.ts';
import { consumerOf, type CallContext } from '../handler.ts';
import { tooManyRequests } from './limit-calls.ts';
import { countCall } from './rate-records.ts';

/** Tries that find nothing, per counter and window. */
type TryLimit = {
  /** Whose tries are counted: the id of a consumer, or a digest. */
  readonly consumerId: string;
  readonly rate: string;
  readonly most: number;
  readonly seconds: number;
  /** Of the refusal; API400 by default. */
  readonly errorId?: ErrorId;
};

/** Tries of one shopper, and of all shoppers of one network, that find nothing within a window. */
type ClientLimit = Pick<TryLimit, 'rate' | 'seconds'> & { readonly shopper: number; readonly network: number };

/** The limits of who sends a call; a call within this process has no network. */
export const limitsOf = (call: CallContext, { rate, seconds, shopper, network }: ClientLimit): readonly TryLimit[] => {
  const ofShopper = { consumerId: consumerOf(call).consumerId, rate, seconds, most: shopper };
  if (call.network === undefined) return [ofShopper];
  return [ofShopper, { consumerId: call.network, rate, seconds, most: network }];
};

/**
 * What `find` finds, within limits for tries that find nothing; 429 with Retry-After beyond one, without a search. Every
 * try is counted before the search, outside of a transaction, so that simultaneous tries in any process cannot exceed
 * the limit. Only one that finds nothing stays counted.
 */
export const findWithin = async <Found>(
  db: Queries,
  limits: readonly TryLimit[],
  find: () => Promise<Found | undefined>,
): Promise<Found | Refusal | undefined> => {
  const counted: TryLimit[] = [];
  const takeBack = async (): Promise<void> => {
    for (const limit of counted) await countCall(db, { ...limit, by: -1 });
  };
  for (const limit of limits) {
    const { calls, left } = await countCall(db, limit);
    counted.push(limit);
    if (calls <= limit.most) continue;
    await takeBack();
    return tooManyRequests(left, limit.errorId);
  }
  const found = await find();
  if (found !== undefined) await takeBack();
  return found;
};
