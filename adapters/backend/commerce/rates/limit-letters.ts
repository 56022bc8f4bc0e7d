import { digestOf } from '../authentication/opaque-id.ts';
import type { Tx } from '../database/schema.ts';
import { tooOften } from './limit-calls.ts';
import { countCall } from './rate-records.ts';

/**
 * How many letters a day one consumer may ask for, and how many one recipient may be meant to get, whatever they are
 * about (reliability G9).
 */
export const LETTER_LIMITS = { consumer: 50, recipient: 20 } as const;
/** How many may wait to be sent: for one shared list, and about products that are back for one recipient. */
export const WAITING_LETTERS = 100;

const DAY_SECONDS = 86_400;

/** An e-mail address as one recipient: hardly any mailbox distinguishes capital letters. */
export const mailbox = (email: string): string => email.trim().toLowerCase();

/**
 * Counts letters in the transaction that keeps them, in every environment. Throws 429 API400 beyond a limit, so that
 * nothing is kept or counted.
 * The counters stay locked until the transaction ends, always in the same order; what they are kept under shows no
 * address.
 */
export const countLetters = async (
  tx: Tx,
  { consumerId, recipients }: { readonly consumerId: string; readonly recipients: readonly string[] },
): Promise<void> => {
  if (recipients.length === 0) return;
  const digests = await Promise.all([...new Set(recipients.map(mailbox))].map(digestOf));
  const counters = [
    { consumerId, rate: 'letter', by: recipients.length, most: LETTER_LIMITS.consumer },
    ...digests
      .toSorted()
      .map((digest) => ({ consumerId: digest, rate: 'recipient', by: 1, most: LETTER_LIMITS.recipient })),
  ];
  for (const { most, ...counter } of counters) {
    const { calls, left } = await countCall(tx, { ...counter, seconds: DAY_SECONDS });
    if (calls > most) throw tooOften(left);
  }
};
