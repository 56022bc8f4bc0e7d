import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { accounts } from './approval-accounts.ts';
import { approvalOutcomes, approvalPage, approvedPage, isApprovalOutcome, type Asked } from './approval-page.ts';
import type { CardField } from './card-rules.ts';
import type { ChargeBook } from './charge-book.ts';
import type { Charge } from './charge.ts';
import { providerPage, questionPage, resultPage, type Html, type Shown } from './page-frame.ts';
import { pageLanguageOf, problemOf, texts } from './texts.ts';
import type { Tokens } from './tokens.ts';
import { walletSheet } from './wallet-sheet.ts';

/** A script, a style sheet or a font of the pages. */
export type Asset = { readonly body: string | Uint8Array<ArrayBuffer>; readonly contentType: string };

export type PageOptions = {
  /** The name on the pages of 3-D Secure and approvals. */
  readonly merchant: string;
  /** The origins that may frame the pages and exchange messages with them; called for each request. */
  readonly shopOrigins: () => readonly string[];
  /** The pages' files by path below `/assets/`, such as `node/pages/card-fields.ts`. */
  readonly asset: (path: string) => Asset | undefined;
};

/** Largest body of a form in bytes; it has one field, which some browsers send as multipart. */
const FORM_BYTES = 1024;

/**
 * Whether a form was sent by the provider's own page. Browsers send `Origin` with every form; a client without it is no
 * browser, so cross-site request forgery does not apply.
 */
const isSameOriginForm = ({ url, headers }: Request): boolean => {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null && site !== 'same-origin') return false;
  // Behind a proxy the scheme of the request differs from the browser's, so only hosts are compared.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
};

/** The provider's pages: card fields, 3-D Secure, and the approval of wallets and pay later. None needs the secret. */
export const makePages = ({
  book,
  merchant,
  shopOrigins,
  asset,
  tokens,
}: PageOptions & { readonly book: ChargeBook; readonly tokens: Tokens }): Hono => {
  const pages = new Hono();
  const shownTo = (c: Context): Shown => ({
    merchant,
    language: pageLanguageOf(c.req.query('lang')),
    origins: shopOrigins(),
  });
  const approvalOf = async (c: Context): Promise<Asked | undefined> => {
    const session = await tokens.sessionOf(c.req.param('clientToken') ?? '');
    return session?.approval === undefined ? undefined : { ...session, ...shownTo(c), approval: session.approval };
  };

  /** What each address shows; nothing for an unknown session or challenge. */
  const shown: { readonly [path: string]: (c: Context) => Promise<Html | undefined> } = {
    '/fields': async (c) => fieldsPage(shownTo(c)),
    '/challenge/:id': async (c) => {
      const [charge] = await book.find(({ challengeId }) => challengeId === c.req.param('id'));
      const { details, challenge } = charge ?? {};
      return details && challenge && challengePage({ details, challenge, ...shownTo(c) });
    },
    '/approve/:clientToken': async (c) => {
      const asked = await approvalOf(c);
      return asked && approvalPage(asked);
    },
    '/wallet/:clientToken': async (c) => {
      const asked = await approvalOf(c);
      return asked?.approval.method === 'wallet' ? walletSheet(asked) : undefined;
    },
  };
  for (const [path, page] of Object.entries(shown))
    pages.get(path, async (c) => {
      const found = await page(c);
      return found === undefined ? c.text('Not found', 404) : c.html(found);
    });

  const ownForm: readonly [MiddlewareHandler, MiddlewareHandler] = [
    async (c, next) => (isSameOriginForm(c.req.raw) ? next() : c.text('Forbidden', 403)),
    bodyLimit({ maxSize: FORM_BYTES }),
  ];
  pages.post('/challenge/:id', ...ownForm, async (c) => {
    const { outcome } = await c.req.parseBody();
    if (outcome !== 'completed' && outcome !== 'failed') return c.text('Bad request', 400);
    const charge = await book.settleChallenge(c.req.param('id'), outcome);
    // Redirect after POST, so that reloading the page does not send the form again.
    return charge === undefined
      ? c.text('Not found', 404)
      : c.redirect(`/challenge/${c.req.param('id')}?lang=${pageLanguageOf(c.req.query('lang'))}`, 303);
  });

  pages.post('/approve/:clientToken', ...ownForm, async (c) => {
    const asked = await approvalOf(c);
    if (asked === undefined) return c.text('Not found', 404);
    const { outcome } = await c.req.parseBody();
    if (!isApprovalOutcome(outcome)) return c.text('Bad request', 400);
    const issued = await tokens.issueApproval(asked, approvalOutcomes[outcome]);
    if (issued === undefined) return c.html(approvedPage(asked));
    const token = { token: issued, ...accounts[asked.approval.method] };
    return c.req.header('accept') === 'application/json' ? c.json(token) : c.html(approvedPage(asked, token));
  });

  pages.get('/assets/:path{.+}', (c) => {
    const found = asset(c.req.param('path'));
    return found === undefined
      ? c.text('Not found', 404)
      : c.body(found.body, 200, { 'Content-Type': found.contentType });
  });

  return pages;
};

/** `length` is in characters and includes separators of pasted digits, which the page removes. */
const fields: readonly {
  readonly name: CardField;
  readonly autocomplete: string;
  readonly inputmode: string;
  readonly length: number;
}[] = [
  { name: 'number', autocomplete: 'cc-number', inputmode: 'numeric', length: 23 },
  { name: 'expiry', autocomplete: 'cc-exp', inputmode: 'numeric', length: 7 },
  { name: 'code', autocomplete: 'cc-csc', inputmode: 'numeric', length: 12 },
  { name: 'holderName', autocomplete: 'cc-name', inputmode: 'text', length: 100 },
];

const fieldsPage = ({ language, origins }: Shown): Html => {
  const { labels, expiryFormat } = texts[language];
  return providerPage({
    language,
    origins,
    title: labels.number,
    script: 'card-fields.ts',
    children: html`<form class="card" novalidate>
      ${fields.map(
        ({ name, autocomplete, inputmode, length }) =>
          html`<div class="field ${name}">
            <label for="${name}">${labels[name]}</label>
            <input
              id="${name}"
              name="${name}"
              autocomplete="${autocomplete}"
              inputmode="${inputmode}"
              maxlength="${length}"
              placeholder="${name === 'expiry' ? expiryFormat : ''}"
              required
              data-problem="${texts[language].problems[name]}"
              ${name === 'number' ? html`data-missing="${problemOf(name, '', language)}"` : ''}
              aria-describedby="${name}-problem"
            />
            <p id="${name}-problem" class="problem"></p>
          </div>`,
      )}
      <p id="brand" aria-live="polite"></p>
    </form>`,
  });
};

const challengePage = ({
  details,
  challenge,
  merchant,
  language,
  origins,
}: Required<Pick<Charge, 'details' | 'challenge'>> & Shown): Html => {
  const { challenge: text } = texts[language];
  const outcome = challenge.status === 'completed' ? 'completed' : 'failed';
  const back =
    challenge.returnUrl !== undefined &&
    URL.canParse(challenge.returnUrl) &&
    origins.includes(new URL(challenge.returnUrl).origin)
      ? challenge.returnUrl
      : undefined;
  const { title } = text;
  if (challenge.status === 'open')
    return questionPage({
      language,
      origins,
      title,
      summary: html`<h1>${title}</h1>
        <p>${merchant}</p>
        <p class="amount">${formatMoney(Amount.of(details.amount), details.currency, language)}</p>
        <p>${text.card} ${challenge.last4}</p>`,
      buttons: [
        ['completed', text.complete],
        ['failed', text.fail],
      ],
    });
  return resultPage({
    language,
    title,
    origins,
    message: { type: 'challenge', challengeId: details.challengeId, outcome },
    children: html`<p role="status">${outcome === 'completed' ? text.done : text.refused}</p>
      ${back === undefined ? '' : html`<p><a href="${back}" target="_top">${text.back}</a></p>`}`,
  });
};
