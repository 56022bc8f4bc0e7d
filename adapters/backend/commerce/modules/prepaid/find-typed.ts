import type { ErrorId } from '#core/failures/error-catalog.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, type CallContext } from '#adapters/backend/commerce/kernel/handler.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { findWithin, limitsOf } from '#adapters/backend/commerce/kernel/rates/limit-tries.ts';
import { findByNumber, hasAttached, type PrepaidAccount } from './prepaid-records.ts';

/**
 * Wrong PINs for one number by one client in an hour: by one network, or one shopper where it is not known. A new
 * session brings no more of them.
 */
const WRONG_PINS_OF_CLIENT = { rate: 'client-pin', most: 5, seconds: 3_600 } as const;

/**
 * Wrong PINs for one number by all clients in six hours; after them the number is refused, whether it exists or not.
 * PINs of four digits have 10,000 values. However many clients guess, a number admits 30 guesses in six hours and so
 * 120 a day: all of them take 83 days. One client needs more than five hours to use up what all may guess.
 */
const WRONG_PINS_OF_ALL = { rate: 'card-pin', most: 30, seconds: 21_600 } as const;

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
 * The account that a number and its PIN name, of one of the methods; undefined for an unknown number and for a wrong
 * PIN. An account without a PIN needs none. 429 with the error id after five tries of a client, or 30 of all, for a
 * number that name no account, and 429 API400 after too many tries by the shopper or the network, whatever the number.
 * The tries of others do not keep out a shopper who has let the account pay a cart, and so knows its PIN.
 */
export const findTypedAccount = async (
  { database: { db } }: Pick<CommerceContext, 'database'>,
  { number, pin }: Typed,
  { call, methods, errorId = 'API400' }: Lookup,
): Promise<PrepaidAccount | Refusal | undefined> => {
  const { consumerId } = consumerOf(call);
  const isKnown = await hasAttached(db, { consumerId, number });
  const client = isKnown ? consumerId : (call.network ?? consumerId);
  const ofClient = { ...WRONG_PINS_OF_CLIENT, consumerId: digestOf(`${client} ${number}`), errorId };
  const ofAll = { ...WRONG_PINS_OF_ALL, consumerId: digestOf(number), errorId };
  return findWithin(db, [ofClient, ...(isKnown ? [] : [ofAll]), ...limitsOf(call, UNKNOWN_NUMBERS)], async () => {
    const account = await findByNumber(db, { methods, number });
    return account !== undefined && (account.pin === null || account.pin === pin) ? account : undefined;
  });
};
