import type { Generated } from 'kysely';

/** Messages to shoppers, and what they have unsubscribed from. */
export type MessageTables = {
  message: {
    messageId: string;
    /** Unique for each event, so that it is announced once. */
    eventKey: string;
    kind: string;
    recipient: string;
    siteId: string;
    locale: string;
    params: unknown;
    /** Secret of the unsubscribe link; only marketing kinds have one. */
    optOutToken: string | null;
    status: Generated<'waiting' | 'sent' | 'failed'>;
    /** Number of the claimed attempt. */
    attempts: Generated<number>;
    /** Reason of the last failed attempt, without personal data. */
    failure: string | null;
    createdAt: Generated<Date>;
    /** Earliest time of the next attempt; during an attempt the time at which its claim ends. */
    nextAt: Generated<Date>;
    endedAt: Date | null;
  };
  /** Mails that were stored instead of sent, in demo and test. */
  inboxMail: {
    messageId: string;
    /** Increases with each mail. */
    position: Generated<number>;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    unsubscribeUrl: string | null;
    receivedAt: Generated<Date>;
  };
  messageOptOut: { recipientHash: string; kind: string; createdAt: Generated<Date> };
};
