import type { ErrorId } from '#core/failures/error-catalog.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { findWithin } from '#adapters/backend/commerce/kernel/rates/limit-tries.ts';
import { findByNumber, type PrepaidAccount } from './prepaid-records.ts';

/**
 * Wrong PINs for one number in an hour; after them the number is refused, whether it exists or not. PINs of four digits
 * have 10,000 values, of which a number admits 120 a day.
 */
const WRONG_PINS = { rate: 'gift-card-pin', most: 5, seconds: 3_600 } as const;

/** What a shopper types of an account, in the spelling in which it is stored. */
type Typed = { readonly number: string; readonly pin: string };

/**
 * The account that a number and its PIN name, of one of the methods; undefined for an unknown number and for a wrong PIN.
 * An account without a PIN needs none. 429 after five tries for a number that name no account.
 */
export const findTypedAccount = (
  db: Queries,
  { number, pin }: Typed,
  { methods, errorId }: { readonly methods: readonly PrepaidAccount['method'][]; readonly errorId?: ErrorId },
): Promise<PrepaidAccount | Refusal | undefined> => {
  const ofNumber = { ...WRONG_PINS, consumerId: digestOf(number), ...(errorId === undefined ? {} : { errorId }) };
  return findWithin(db, [ofNumber], async () => {
    const account = await findByNumber(db, { methods, number });
    return account !== undefined && (account.pin === null || account.pin === pin) ? account : undefined;
  });
};
