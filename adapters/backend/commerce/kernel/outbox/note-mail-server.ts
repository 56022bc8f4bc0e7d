import type { CommerceContext } from '../commerce-context.ts';
import { countWaiting, UNAVAILABLE_SECONDS } from './message-records.ts';

/** Notes the result of an attempt: why the mail server is unavailable, or undefined if it answered about the message. */
export type NoteMailServer = (reason: string | undefined) => Promise<void>;

const messagesWait = (count: number): string => (count === 1 ? '1 message waits' : `${count} messages wait`);

/**
 * Reports a mail server that is unavailable, once for each reason, and once when it is available again. It holds for one
 * process: each reports what it finds itself.
 */
export const makeNoteMailServer = ({
  database,
  report,
}: Pick<CommerceContext, 'database' | 'report'>): NoteMailServer => {
  let known: string | undefined;
  return async (reason) => {
    if (reason === known) return;
    // Before the query, so that concurrent attempts report it once.
    known = reason;
    const waiting = messagesWait(await countWaiting(database.db));
    report(
      reason === undefined
        ? `Messages can be sent again. ${waiting}.`
        : `Messages cannot be sent: ${reason}. ${waiting}; the next attempt is within ${UNAVAILABLE_SECONDS} seconds.`,
      'messages',
    );
  };
};
