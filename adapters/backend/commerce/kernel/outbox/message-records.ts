import { sql, type Selectable } from 'kysely';
import type { Queries, Schema } from '../database/schema.ts';
import { MAX_SEND_SECONDS } from './mailer.ts';

type MessageRecord = Selectable<Schema['message']>;

/** `ownOrderId`: the order that a message is about, if it is in the recipient's account. */
export type ClaimedMessage = MessageRecord & { readonly ownOrderId: string | null };

/** Seconds in which only the worker that claimed a message acts on it. */
const CLAIM_SECONDS = 2 * MAX_SEND_SECONDS;
/** Attempts after which a message is given up: about two and a half days. */
export const MAX_SEND_ATTEMPTS = 20;
/** The first pause in seconds; each one is twice as long as the one before, up to the longest. */
const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAUSE_SECONDS = 6 * 3_600;
/** Pause in seconds while the mail server is unavailable. */
export const UNAVAILABLE_SECONDS = 60;
/** Days after which the personal data of an ended message is deleted. Unsubscribe links work as long. */
const PERSONAL_DATA_DAYS = 60;

/** Seconds from a failed attempt, counted from 1, to the next one. */
export const pauseAfter = (attempt: number): number =>
  Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempt - 1), LONGEST_PAUSE_SECONDS);

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/**
 * Claims the message that has been due longest; undefined if none is due. Concurrent calls get different messages, and a
 * claim of a process that ended lapses.
 */
export const claimMessage = async (db: Queries): Promise<ClaimedMessage | undefined> =>
  (
    await sql<ClaimedMessage>`
      update message set attempts = attempts + 1, next_at = ${inSeconds(CLAIM_SECONDS)} where message_id = (
        select message_id from message where status = 'waiting' and next_at <= now()
          order by next_at limit 1 for update skip locked)
      returning *, (select order_id from orders join account using (consumer_id)
        where orders.order_number = message.params->>'orderNumber'
          and account.email = lower(trim(message.recipient))) as "ownOrderId"`.execute(db)
  ).rows[0];

/** Updates of a claimed message have no effect when the claim has lapsed and another worker has claimed it. */
const claimed = (db: Queries, { messageId, attempts }: MessageRecord) =>
  db
    .updateTable('message')
    .where('messageId', '=', messageId)
    .where('attempts', '=', attempts)
    .where('status', '=', 'waiting');

/** The parameters of a sent message are not needed again: they may contain secrets, such as codes. */
export const markSent = async (db: Queries, message: MessageRecord): Promise<void> => {
  await claimed(db, message)
    .set({ status: 'sent', endedAt: sql<Date>`now()`, params: '{}', failure: null })
    .execute();
};

/** Gives a message up. It keeps its parameters, so that an operator can have it sent after all. */
export const markFailed = async (db: Queries, message: MessageRecord, failure: string): Promise<void> => {
  await claimed(db, message)
    .set({ status: 'failed', endedAt: sql<Date>`now()`, failure })
    .execute();
};

/** Leaves a message for its next attempt. */
export const deferMessage = async (db: Queries, message: MessageRecord, failure: string): Promise<void> => {
  await claimed(db, message)
    .set({ nextAt: inSeconds(pauseAfter(message.attempts)), failure })
    .execute();
};

/** Leaves a message until the mail server may be available again. The attempt does not count. */
export const postponeMessage = async (db: Queries, message: MessageRecord, failure: string): Promise<void> => {
  await claimed(db, message)
    .set({ nextAt: inSeconds(UNAVAILABLE_SECONDS), attempts: message.attempts - 1, failure })
    .execute();
};

/** The number of messages that wait, including those of an attempt in progress. */
export const countWaiting = async (db: Queries): Promise<number> => {
  const { waiting } = await db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(waiting);
};

/** Deletes recipients and parameters of messages that ended long ago; their keys stay, so that none is sent again. */
export const deleteOldPersonalData = async (db: Queries): Promise<void> => {
  await sql`update message set recipient = '', params = '{}', opt_out_token = null
    where status <> 'waiting' and recipient <> ''
      and ended_at < now() - make_interval(days => ${PERSONAL_DATA_DAYS})`.execute(db);
};
