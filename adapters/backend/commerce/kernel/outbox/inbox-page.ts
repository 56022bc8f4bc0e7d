import { html } from 'hono/html';
import { sql } from 'kysely';
import type { Queries } from '../database/schema.ts';
import { documentResponse, servicePage } from './document.ts';

/** Path of the inbox. Exists in demo and test only. */
export const INBOX_PATH = '/__mail';

/** Mails of a list. */
const MAX_SHOWN = 50;

/** The frame with a mail: its styles apply, and its links open pages of the shop outside the frame. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const notFound = (): Response =>
  servicePage({ language: 'en', title: 'Not found', body: html`<p><a href="${INBOX_PATH}">Inbox</a></p>` }, 404);

/** How many messages wait or were given up, with the reason of the latest failed attempt, such as `30 (no answer)`. */
const countsOf = async (db: Queries): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ status: string; messages: string; failure: string | null }>`
    select status, count(*) as messages,
      (array_agg(failure order by coalesce(ended_at, next_at) desc) filter (where failure is not null))[1] as failure
    from message group by status`.execute(db);
  return new Map(
    rows.map(({ status, messages, failure }) => [status, failure === null ? messages : `${messages} (${failure})`]),
  );
};

/** The newest mails, of one recipient if `to` is given, and how many messages wait or were given up. */
const listPage = async (db: Queries, to: string): Promise<Response> => {
  const all = db
    .selectFrom('inboxMail')
    .select(['messageId', 'recipient', 'subject', 'receivedAt'])
    .orderBy('position', 'desc')
    .limit(MAX_SHOWN);
  const mails = await (
    to === '' ? all : all.where((where) => where(where.fn('lower', ['recipient']), '=', to.trim().toLowerCase()))
  ).execute();
  const counts = await countsOf(db);
  return servicePage({
    language: 'en',
    title: 'Inbox',
    body: html`<p>
        Messages that the shop sent in demo and test, newest first. Waiting: ${counts.get('waiting') ?? 0}. Given up:
        ${counts.get('failed') ?? 0}.
      </p>
      <form method="get" action="${INBOX_PATH}" role="search">
        <label>Recipient <input type="email" name="to" value="${to}" autocomplete="off" /></label>
        <button>Search</button>
      </form>
      ${
        mails.length === 0
          ? html`<p>No messages.</p>`
          : html`<ul>
              ${mails.map(
                ({ messageId, recipient, subject, receivedAt }) =>
                  html`<li>
                    <a href="${INBOX_PATH}/${messageId}">${subject}</a><br />
                    ${recipient}, <time datetime="${receivedAt.toISOString()}">${receivedAt.toUTCString()}</time>
                  </li>`,
              )}
            </ul>`
      }`,
  });
};

/** One mail in both forms; with `/html` its HTML alone, which the page frames. */
const mailPage = async (db: Queries, messageId: string, part: string | undefined): Promise<Response> => {
  const mail = await db.selectFrom('inboxMail').selectAll().where('messageId', '=', messageId).executeTakeFirst();
  if (mail === undefined || (part !== undefined && part !== 'html')) return notFound();
  if (part === 'html')
    return documentResponse(mail.html.replace('<head>', '<head><base target="_top" />'), {
      contentSecurityPolicy: mailPolicy,
    });
  return servicePage({
    language: 'en',
    title: mail.subject,
    body: html`<p>To ${mail.recipient}. <a href="${INBOX_PATH}">All messages</a></p>
      ${
        mail.unsubscribeUrl === null
          ? ''
          : html`<p>List-Unsubscribe: <a href="${mail.unsubscribeUrl}">${mail.unsubscribeUrl}</a></p>`
      }
      <h2>HTML</h2>
      <iframe
        title="HTML"
        src="${INBOX_PATH}/${messageId}/html"
        sandbox="allow-top-navigation-by-user-activation"
      ></iframe>
      <h2>Text</h2>
      <pre>${mail.text}</pre>`,
  });
};

/** Handles `/__mail`, `/__mail?to=<address>`, `/__mail/<id>` and `/__mail/<id>/html`. */
export const handleInboxRequest = async (db: Queries, { method, url }: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(url);
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const [id, part, ...rest] = pathname.slice(INBOX_PATH.length + 1).split('/');
  if (rest.length > 0) return notFound();
  return id === undefined || id === '' ? listPage(db, searchParams.get('to') ?? '') : mailPage(db, id, part);
};
