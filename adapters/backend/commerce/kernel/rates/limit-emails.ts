import { normalizedEmail } from '../normalized-email.ts';
import { digestOf } from '../opaque-id.ts';
import type { Tx } from '../database/schema.ts';
import { tooManyRequests } from './limit-calls.ts';
import { countCall } from './rate-records.ts';

/**
 * Emails per day over all kinds of email (reliability G9): by one consumer, by one consumer to one address, and by all
 * other consumers to one address. The last does not count for the member who owns the address.
 */
export const EMAIL_LIMITS = { consumer: 50, pair: 5, recipient: 20 } as const;
/** Pending back-in-stock notices of one recipient. */
export const MAX_PENDING_EMAILS = 100;

const DAY_SECONDS = 86_400;

/**
 * Counts emails in the transaction that stores them, in every environment. Throws 429 API400 beyond a limit, so that
 * nothing is stored or counted. Counters are locked until the transaction ends, always in the same order; their keys
 * are digests and reveal no address.
 */
export const countEmails = async (
  tx: Tx,
  { consumerId, recipients }: { readonly consumerId: string; readonly recipients: readonly string[] },
): Promise<void> => {
  if (recipients.length === 0) return;
  const own = await tx.selectFrom('account').select('email').where('consumerId', '=', consumerId).executeTakeFirst();
  const addresses = [...new Set(recipients.map(normalizedEmail))];
  const others = addresses.filter((address) => address !== own?.email);
  const counters = [
    { consumerId, rate: 'letter', by: recipients.length, most: EMAIL_LIMITS.consumer },
    ...addresses.map((address) => ({
      consumerId: digestOf(`${consumerId} ${address}`),
      rate: 'letter-pair',
      by: 1,
      most: EMAIL_LIMITS.pair,
    })),
    ...others
      .map(digestOf)
      .toSorted()
      .map((digest) => ({ consumerId: digest, rate: 'recipient', by: 1, most: EMAIL_LIMITS.recipient })),
  ];
  for (const { most, ...counter } of counters) {
    const { calls, left } = await countCall(tx, { ...counter, seconds: DAY_SECONDS });
    if (calls > most) throw tooManyRequests(left);
  }
};
