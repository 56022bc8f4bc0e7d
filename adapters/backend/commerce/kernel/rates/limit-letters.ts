import { digestOf } from '../opaque-id.ts';
import type { Tx } from '../database/schema.ts';
import { tooOften } from './limit-calls.ts';
import { countCall } from './rate-records.ts';

/**
 * How many letters a day: what one consumer may ask for in all and for one address, and what others together may ask
 * for one address, whatever the letters are about (reliability G9). No single sender uses up an address, and what
 * others ask for does not count for the member whose address it is.
 */
export const LETTER_LIMITS = { consumer: 50, pair: 5, recipient: 20 } as const;
/** How many may wait to be sent: for one shared list, and about products that are back for one recipient. */
export const WAITING_LETTERS = 100;

const DAY_SECONDS = 86_400;

/** An e-mail address as one recipient: hardly any mailbox distinguishes capital letters. */
export const mailbox = (email: string): string => email.trim().toLowerCase();

/**
 * Counts letters in the transaction that keeps them, in every environment. Throws 429 API400 beyond a limit, so that
 * nothing is stored or counted.
 * The counters stay locked until the transaction ends, always in the same order; what they are kept under shows no
 * address.
 */
export const countLetters = async (
  tx: Tx,
  { consumerId, recipients }: { readonly consumerId: string; readonly recipients: readonly string[] },
): Promise<void> => {
  if (recipients.length === 0) return;
  const own = await tx.selectFrom('account').select('email').where('consumerId', '=', consumerId).executeTakeFirst();
  const addresses = [...new Set(recipients.map(mailbox))];
  const others = addresses.filter((address) => address !== own?.email);
  const counters = [
    { consumerId, rate: 'letter', by: recipients.length, most: LETTER_LIMITS.consumer },
    ...addresses.map((address) => ({
      consumerId: digestOf(`${consumerId} ${address}`),
      rate: 'letter-pair',
      by: 1,
      most: LETTER_LIMITS.pair,
    })),
    ...others
      .map(digestOf)
      .toSorted()
      .map((digest) => ({ consumerId: digest, rate: 'recipient', by: 1, most: LETTER_LIMITS.recipient })),
  ];
  for (const { most, ...counter } of counters) {
    const { calls, left } = await countCall(tx, { ...counter, seconds: DAY_SECONDS });
    if (calls > most) throw tooOften(left);
  }
};
