import type { ErrorId } from '#core/failures/error-catalog.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { CallContext } from '#adapters/backend/commerce/kernel/handler.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { findWithin, limitsOf } from '#adapters/backend/commerce/kernel/rates/limit-tries.ts';
import { findByNumber, type PrepaidAccount } from './prepaid-records.ts';

/**
 * Wrong PINs for one number in an hour; after them the number is refused, whether it exists or not. PINs of four digits
 * have 10,000 values, of which a number admits 120 a day.
 */
const WRONG_PINS = { rate: 'gift-card-pin', most: 5, seconds: 3_600 } as const;

/** Numbers and codes that name no account, or with a wrong PIN: the owner of a card seldom types more than a few. */
const UNKNOWN_NUMBERS = { rate: 'prepaid-number', seconds: 600, shopper: 20, network: 60 } as const;

/** What a shopper types of an account, in the spelling in which it is stored. */
type Typed = { readonly number: string; readonly pin: string };

type Lookup = {
  /** The call of the shopper who types it. */
  readonly call: CallContext;
  readonly methods: readonly PrepaidAccount['method'][];
  /** Of the refusal of a number after wrong PINs; API400 by default. */
  readonly errorId?: ErrorId;
};

/**
 * The account that a number and its PIN name, of one of the methods; undefined for an unknown number and for a wrong PIN.
 * An account without a PIN needs none. 429 with the error id after five tries for a number that name no account, and 429
 * API400 after too many tries by the shopper or the network, whatever the number.
 */
export const findTypedAccount = (
  { database: { db } }: Pick<CommerceContext, 'database'>,
  { number, pin }: Typed,
  { call, methods, errorId = 'API400' }: Lookup,
): Promise<PrepaidAccount | Refusal | undefined> =>
  findWithin(
    db,
    [{ ...WRONG_PINS, consumerId: digestOf(number), errorId }, ...limitsOf(call, UNKNOWN_NUMBERS)],
    async () => {
      const account = await findByNumber(db, { methods, number });
      return account !== undefined && (account.pin === null || account.pin === pin) ? account : undefined;
    },
  );
