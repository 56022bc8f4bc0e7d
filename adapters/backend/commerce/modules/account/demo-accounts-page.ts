import { html } from 'hono/html';
import { INBOX_PATH } from '#adapters/backend/commerce/kernel/outbox/inbox-page.ts';
import { servicePage } from '#adapters/backend/commerce/kernel/outbox/document.ts';

/** An account of the demo with its password. `shows`: what a visitor can try with it. */
type ListedAccount = { readonly email: string; readonly password: string; readonly shows: string };

/** A page of the demo that lists accounts to sign in with. */
export const demoAccountsPage = (title: string, accounts: readonly ListedAccount[]): Response =>
  servicePage({
    language: 'en',
    title,
    body: html`<p>
        Try the shop as one of these members. A click on an email address or a password selects it.
        <a href="/en-us/sign-in">Sign in</a>
      </p>
      <ul>
        ${accounts.map(
          ({ email, password, shows }) =>
            html`<li>
              <strong>${shows}</strong><br />
              Email <code>${email}</code><br />
              Password <code>${password}</code>
            </li>`,
        )}
      </ul>
      <p>The messages of the shop are in its <a href="${INBOX_PATH}">inbox</a>.</p>`,
  });
