import type { CommerceContext } from '../commerce-context.ts';
import type { Mailer } from './mailer.ts';
import {
  claimMessage,
  deferMessage,
  deleteOldPersonalData,
  markFailed,
  markSent,
  MAX_SEND_ATTEMPTS,
  postponeMessage,
  type ClaimedMessage,
} from './message-records.ts';
import type { NoteMailServer } from './note-mail-server.ts';
import { renderMessage } from './render-message.ts';

type DeliveryContext = Pick<CommerceContext, 'database' | 'crashPoint' | 'report'> & {
  readonly mailer: Mailer;
  readonly noteMailServer: NoteMailServer;
  /** The address of the shop in browsers. */
  readonly shopUrl: string;
};

/** Messages that one process sends at the same time: a slow recipient delays only one of them. */
const LANES = 4;

/** Renders a message; undefined, reported, for stored data that has no template. */
const rendered = (message: ClaimedMessage, { shopUrl, report }: DeliveryContext) => {
  try {
    return renderMessage(message, shopUrl);
  } catch (problem) {
    report(problem, `message ${message.messageId}`);
    return undefined;
  }
};

/**
 * One attempt at a claimed message. A process that ends during it leaves the claim, which lapses: the message is then
 * sent again, unless its result is stored. Returns whether the mail server is available.
 */
const attempt = async (message: ClaimedMessage, context: DeliveryContext): Promise<boolean> => {
  const { db } = context.database;
  const { crashPoint, mailer, noteMailServer, report } = context;
  const giveUp = async (reason: string): Promise<void> => {
    await markFailed(db, message, reason);
    report(`Message ${message.messageId} (${message.kind}) was given up: ${reason}`, 'messages');
  };
  await crashPoint('message-claimed');
  const mail = message.attempts > MAX_SEND_ATTEMPTS ? undefined : rendered(message, context);
  if (mail === undefined) {
    await giveUp(message.failure ?? 'cannot be rendered');
    return true;
  }
  const sending = mailer.send(mail);
  await crashPoint('message-sending');
  const delivery = await sending;
  await crashPoint('message-answered');
  switch (delivery._tag) {
    case 'Accepted':
      await markSent(db, message);
      await crashPoint('message-marked');
      await noteMailServer(undefined);
      return true;
    case 'Refused':
      await giveUp(delivery.reason);
      await noteMailServer(undefined);
      return true;
    case 'Deferred':
      await deferMessage(db, message, delivery.reason);
      return true;
    case 'Unavailable':
      await postponeMessage(db, message, delivery.reason);
      await noteMailServer(delivery.reason);
      return false;
  }
};

/**
 * Sends every message that is due, the longest due first; ends early when the mail server is unavailable or `signal` is
 * aborted. Any number of processes may run it concurrently. Returns the number of attempts.
 */
export const deliverMessages = async (context: DeliveryContext, signal?: AbortSignal): Promise<number> => {
  const { db } = context.database;
  let attempts = 0;
  let isAvailable = true;
  const lane = async (): Promise<void> => {
    while (isAvailable && signal?.aborted !== true) {
      const message = await claimMessage(db);
      if (message === undefined) return;
      attempts += 1;
      if (!(await attempt(message, context))) isAvailable = false;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  await deleteOldPersonalData(db);
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  return attempts;
};
