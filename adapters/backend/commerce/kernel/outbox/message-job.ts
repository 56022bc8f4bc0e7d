import type { CommerceContext } from '../commerce-context.ts';
import type { Job } from '../repeat.ts';
import { deliverMessages } from './deliver-messages.ts';
import type { Mailer } from './mailer.ts';
import { makeNoteMailServer } from './note-mail-server.ts';

/** Interval in milliseconds: a message leaves about a second after its event. */
const INTERVAL_MS = 1_000;

/** Sends messages until stopped. Nothing is sent before the address of the shop is known, since messages have links. */
export const messageJob = (
  context: CommerceContext,
  { mailer, shopUrl }: { readonly mailer: Mailer; readonly shopUrl: () => string | undefined },
): Job => {
  const noteMailServer = makeNoteMailServer(context);
  return {
    name: 'messages',
    intervalMs: INTERVAL_MS,
    run: async (signal) => {
      const url = shopUrl();
      if (url !== undefined) await deliverMessages({ ...context, mailer, noteMailServer, shopUrl: url }, signal);
    },
  };
};
