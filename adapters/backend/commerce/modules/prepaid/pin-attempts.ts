import type { ErrorId } from '#core/failures/error-catalog.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { tooManyRequests } from '#adapters/backend/commerce/kernel/rates/limit-calls.ts';
import { countCall } from '#adapters/backend/commerce/kernel/rates/rate-records.ts';

/**
 * Wrong PINs for one number in an hour; after them the number is refused, whether it exists or not. PINs of four digits
 * have 10,000 values, of which a number admits 120 a day.
 */
const MOST_WRONG_PINS = 5;
const HOUR = 3_600;

const attemptsAt = (number: string) => ({ consumerId: digestOf(number), rate: 'gift-card-pin', seconds: HOUR });

/** The refusal of a number with too many wrong PINs, with the time to wait; undefined for others. */
export const refuseAfterWrongPins = async (
  db: Queries,
  number: string,
  errorId?: ErrorId,
): Promise<Refusal | undefined> => {
  const { calls, left } = await countCall(db, { ...attemptsAt(number), by: 0 });
  return calls >= MOST_WRONG_PINS ? tooManyRequests(left, errorId) : undefined;
};

export const countWrongPin = async (db: Queries, number: string): Promise<void> => {
  await countCall(db, attemptsAt(number));
};
