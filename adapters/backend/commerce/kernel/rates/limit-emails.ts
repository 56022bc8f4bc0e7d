import { normalizedEmail } from '../normalized-email.ts';
import { digestOf } from '../opaque-id.ts';
import type { Tx } from '../database/schema.ts';
import { tooManyRequests } from './limit-calls.ts';
import { countCall } from './rate-records.ts';

/**
 * Emails per day over all kinds of email (reliability G9): by one consumer, by one consumer to one address, and by all
 * other consumers to one address; and shared lists by all guests to one address, since they may be one person. The last two
 * do not count for the member who owns the address.
 */
export const EMAIL_LIMITS = { consumer: 50, pair: 5, recipient: 20, guestShares: 3 } as const;
/** Pending back-in-stock notices of one recipient. */
export const MAX_PENDING_EMAILS = 100;

/** Recipients of shared lists an hour by one guest, and by all guests of one network. */
export const GUEST_RECIPIENTS = 20;

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

type Counter = {
  readonly consumerId: string;
  readonly rate: string;
  readonly by: number;
  readonly most: number;
  /** Length of the window; a day by default. */
  readonly seconds?: number;
};

/** Counts emails; the seconds until the window ends if there are more than the most, undefined otherwise. */
const count = async (tx: Tx, { most, ...counter }: Counter): Promise<number | undefined> => {
  const { calls, left } = await countCall(tx, { seconds: DAY_SECONDS, ...counter });
  return calls > most ? left : undefined;
};

/** Counts in the given order; throws 429 API400 beyond a limit. */
const refuseBeyond = async (tx: Tx, counters: readonly Counter[]): Promise<void> => {
  for (const counter of counters) {
    const left = await count(tx, counter);
    if (left !== undefined) throw tooManyRequests(left);
  }
};

/**
 * Counts requests of a consumer in the name of addresses. Throws 429 API400 beyond a limit. Alone it suffices for what
 * sends no email now: others who name an address must not keep its owner from such a request.
 */
export const countRequests = async (
  tx: Tx,
  { consumerId, recipients }: { readonly consumerId: string; readonly recipients: readonly string[] },
): Promise<void> => {
  const pairs = recipients.map(normalizedEmail).map((address) => digestOf(`${consumerId} ${address}`));
  const counters: readonly Counter[] = [
    { consumerId, rate: 'letter', by: recipients.length, most: EMAIL_LIMITS.consumer },
    ...pairs.map((pair) => ({ consumerId: pair, rate: 'letter-pair', by: 1, most: EMAIL_LIMITS.pair })),
  ];
  await refuseBeyond(tx, counters);
};

/** Addresses in one spelling, without that of the consumer's account. */
const addressesOfOthers = async (
  tx: Tx,
  consumerId: string,
  recipients: readonly string[],
): Promise<readonly string[]> => {
  const own = await tx.selectFrom('account').select('email').where('consumerId', '=', consumerId).executeTakeFirst();
  return recipients.filter((address) => address !== own?.email);
};

const ofRecipient = (address: string, rate: 'recipient' | 'confirmed-recipient'): Counter => ({
  consumerId: digestOf(address),
  rate,
  by: 1,
  most: EMAIL_LIMITS.recipient,
});

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
  const addresses = [...new Set(recipients.map(normalizedEmail))];
  await countRequests(tx, { consumerId, recipients: addresses });
  const others = (await addressesOfOthers(tx, consumerId, addresses)).map((address) =>
    ofRecipient(address, 'recipient'),
  );
  await refuseBeyond(
    tx,
    others.toSorted((one, other) => (one.consumerId < other.consumerId ? -1 : 1)),
  );
};

/**
 * Counts the recipients of a text that a consumer has written, before `countEmails`. Throws 429 API400 beyond the limit
 * of a guest, of a network's guests, or of all guests to one recipient: a new session is free and has no confirmed address
 * that could be blocked. Members count as guests until they have confirmed their address. `network` is the digest of the
 * client's network, if known.
 */
export const countGuestRecipients = async (
  tx: Tx,
  {
    consumerId,
    network,
    recipients,
  }: { readonly consumerId: string; readonly network: string | undefined; readonly recipients: readonly string[] },
): Promise<void> => {
  if (recipients.length === 0) return;
  const member = await tx
    .selectFrom('account')
    .select('emailVerifiedAt')
    .where('consumerId', '=', consumerId)
    .executeTakeFirst();
  if ((member?.emailVerifiedAt ?? null) !== null) return;
  const counted = { rate: 'guest-recipients', by: recipients.length, most: GUEST_RECIPIENTS, seconds: HOUR_SECONDS };
  const senders = [consumerId, network].filter((id) => id !== undefined).map((id) => ({ ...counted, consumerId: id }));
  const others = await addressesOfOthers(tx, consumerId, [...new Set(recipients.map(normalizedEmail))]);
  const addresses = others
    .map(digestOf)
    .toSorted()
    .map((id) => ({ consumerId: id, rate: 'guest-shares', by: 1, most: EMAIL_LIMITS.guestShares }));
  await refuseBeyond(tx, [...senders, ...addresses]);
};

/**
 * Counts the email that confirms a request to its sender, and returns whether it may be sent. Beyond the limit of an
 * address only the email is withheld: otherwise requests that others send in its name would keep its owner from sending
 * any. They have a counter of their own for the same reason. Throws 429 API400 beyond the limits of the consumer.
 */
export const countConfirmation = async (
  tx: Tx,
  { consumerId, recipient }: { readonly consumerId: string; readonly recipient: string },
): Promise<boolean> => {
  const addresses = [normalizedEmail(recipient)];
  await countRequests(tx, { consumerId, recipients: addresses });
  const [other] = await addressesOfOthers(tx, consumerId, addresses);
  return other === undefined || (await count(tx, ofRecipient(other, 'confirmed-recipient'))) === undefined;
};
