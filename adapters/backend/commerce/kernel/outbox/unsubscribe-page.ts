import { html } from 'hono/html';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { Queries } from '../database/schema.ts';
import { commerceSites } from '../sites.ts';
import { servicePage } from './document.ts';
import { optOutOfMessages } from './message-opt-out.ts';
import { messageTexts } from './texts/message-texts.ts';

/** Path of the unsubscribe links; the secret of a message follows. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

const TOKEN = /^\/unsubscribe\/([\w-]{32,64})$/;

/**
 * Handles an unsubscribe link without sign-in. GET asks, since mail scanners open links; POST unsubscribes, also the one
 * that mail clients send for the recipient (RFC 8058), whose body is not read. A repetition has the same result.
 */
export const handleUnsubscribeRequest = async (db: Queries, { method, url }: Request): Promise<Response> => {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  const [, token = ''] = TOKEN.exec(new URL(url).pathname) ?? [];
  const message = await db
    .selectFrom('message')
    .select(['recipient', 'kind', 'locale'])
    .where('optOutToken', '=', token)
    .executeTakeFirst();
  const site = commerceSites.find(({ locale }) => locale === message?.locale) ?? commerceSites[0];
  if (site === undefined) throw new TypeError('There is no site');
  const { unsubscribe: texts } = messageTexts[site.locale];
  const { language } = site;
  if (message === undefined)
    return servicePage({ language, title: texts.title, body: html`<p>${texts.unknown}</p>` }, 404);
  if (method !== 'POST')
    return servicePage({
      language,
      title: texts.title,
      body: html`<p>${texts.question}</p>
        <form method="post"><button>${texts.button}</button></form>`,
    });
  await withTransaction(db, (tx) => optOutOfMessages(tx, message));
  return servicePage({ language, title: texts.title, body: html`<p role="status">${texts.done}</p>` });
};
