import { sql } from 'kysely';
import type { CommerceDatabase } from '../database/schema.ts';
import type { Mailer } from './mailer.ts';

/** Mails that the inbox of the demo keeps; older ones are deleted. */
const MAX_INBOX = 500;

/**
 * Stores mails in the database instead of sending them; `/__mail` shows them. For demo and test. Never sends one twice:
 * the id of a message is the key.
 */
export const makeInboxMailer = ({ db }: Pick<CommerceDatabase, 'db'>): Mailer => ({
  send: async ({ messageId, to: recipient, subject, html, text, unsubscribeUrl }) => {
    try {
      await db
        .insertInto('inboxMail')
        .values({ messageId, recipient, subject, html, text, unsubscribeUrl: unsubscribeUrl ?? null })
        .onConflict((conflict) => conflict.column('messageId').doNothing())
        .execute();
      await sql`delete from inbox_mail where position <= (select max(position) from inbox_mail) - ${MAX_INBOX}`.execute(
        db,
      );
      return { _tag: 'Accepted' };
    } catch {
      return { _tag: 'Unavailable', reason: 'the inbox cannot be written' };
    }
  },
});
