import { html } from 'hono/html';
import { INBOX_PATH } from '#adapters/backend/commerce/kernel/outbox/inbox-page.ts';
import { servicePage } from '#adapters/backend/commerce/kernel/outbox/document.ts';

/** An account of the demo with its password. `shows`: what a visitor can try with it. */
type ListedAccount = { readonly email: string; readonly password: string; readonly shows: string };

type ListedGiftCard = { readonly number: string; readonly currency: string; readonly shows: string };

type Listed = {
  readonly accounts: readonly ListedAccount[];
  readonly giftCards: readonly ListedGiftCard[];
  /** Of all gift cards. */
  readonly pin: string;
  readonly rewards: readonly { readonly number: string; readonly pin: string | null; readonly shows: string }[];
};

/** A page of the demo that lists accounts to sign in with, and gift cards and rewards to pay with. */
export const demoAccountsPage = (title: string, { accounts, giftCards, pin, rewards }: Listed): Response =>
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
      <h2>Gift cards</h2>
      <p>They pay at checkout. The PIN of each is <code>${pin}</code></p>
      <ul>
        ${giftCards.map(
          ({ number, currency, shows }) => html`<li><code>${number}</code><br />${currency}: ${shows}</li>`,
        )}
      </ul>
      <h2>Rewards</h2>
      <p>They pay at checkout in US dollars.</p>
      <ul>
        ${rewards.map(
          ({ number, pin: own, shows }) =>
            html`<li>
              <code>${number}</code><br />
              ${own === null ? '' : html`PIN <code>${own}</code><br />`} ${shows}
            </li>`,
        )}
      </ul>
      <p>The messages of the shop are in its <a href="${INBOX_PATH}">inbox</a>.</p>`,
  });
