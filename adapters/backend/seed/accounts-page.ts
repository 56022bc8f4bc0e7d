import { html } from 'hono/html';
import type { CommerceDatabase } from '../commerce/kernel/database/schema.ts';
import { servicePage } from '../commerce/kernel/outbox/document.ts';
import { demoAccounts, lockDemoAccount } from './demo-accounts.ts';

/** Path of the list of demo accounts. Exists in the demo only. */
export const ACCOUNTS_PATH = '/__accounts';

/** What the sign-in pages of the demo link to. */
export const accountsLink = { href: ACCOUNTS_PATH, title: 'Demo accounts' } as const;

/** Lists the demo accounts with their passwords. The lock of the locked one is renewed, because it ends after some minutes. */
const accountsPage = async (database: Pick<CommerceDatabase, 'db'>): Promise<Response> => {
  await lockDemoAccount(database);
  return servicePage({
    language: 'en',
    title: accountsLink.title,
    body: html`<p>
        Try the shop as one of these members. A click on an email address or a password selects it.
        <a href="/en-us/sign-in">Sign in</a>
      </p>
      <ul>
        ${demoAccounts.map(
          ({ email, password, shows }) =>
            html`<li>
              <strong>${shows}</strong><br />
              Email <code>${email}</code><br />
              Password <code>${password}</code>
            </li>`,
        )}
      </ul>
      <p>The messages of the shop are in its <a href="/__mail">inbox</a>.</p>`,
  });
};

/** Adds the page to what a service responds to. */
export const withAccountsPage =
  (database: Pick<CommerceDatabase, 'db'>, service: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== ACCOUNTS_PATH) return service(request);
    return request.method === 'GET' || request.method === 'HEAD'
      ? accountsPage(database)
      : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  };
