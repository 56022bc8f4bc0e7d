import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { CardField } from './card-rules.ts';
import type { ChargeBook } from './charge-book.ts';
import type { Charge } from './charge.ts';
import { pageLanguageOf, problemOf, texts, type PageLanguage } from './texts.ts';

/** A script, a style sheet or a font of the pages. */
export type Asset = { readonly body: string | Uint8Array<ArrayBuffer>; readonly contentType: string };

export type PageOptions = {
  /** The name on the 3-D Secure page. */
  readonly merchant: string;
  /** The origins that may frame the pages and exchange messages with them; called for each request. */
  readonly shopOrigins: () => readonly string[];
  /** The pages' files by path below `/assets/`, such as `node/pages/card-fields.ts`. */
  readonly asset: (path: string) => Asset | undefined;
};

/** Largest body of the challenge form in bytes; it has one field, which some browsers send as multipart. */
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

/** The provider's pages: card fields and 3-D Secure. None needs the secret. */
export const makePages = ({
  book,
  merchant,
  shopOrigins,
  asset,
}: PageOptions & { readonly book: ChargeBook }): Hono => {
  const pages = new Hono();

  pages.get('/fields', (c) => c.html(fieldsPage(pageLanguageOf(c.req.query('lang')), shopOrigins())));

  pages.get('/challenge/:id', async (c) => {
    const [charge] = await book.find(({ challengeId }) => challengeId === c.req.param('id'));
    if (charge?.challenge === undefined) return c.text('Not found', 404);
    return c.html(
      challengePage({
        details: charge.details,
        challenge: charge.challenge,
        merchant,
        language: pageLanguageOf(c.req.query('lang')),
        origins: shopOrigins(),
      }),
    );
  });

  pages.use('/challenge/:id', async (c, next) => {
    if (c.req.method === 'POST' && !isSameOriginForm(c.req.raw)) return c.text('Forbidden', 403);
    return next();
  });
  pages.post('/challenge/:id', bodyLimit({ maxSize: FORM_BYTES }), async (c) => {
    const { outcome } = await c.req.parseBody();
    if (outcome !== 'completed' && outcome !== 'failed') return c.text('Bad request', 400);
    const charge = await book.settleChallenge(c.req.param('id'), outcome);
    // Redirect after POST, so that reloading the page does not send the form again.
    return charge === undefined
      ? c.text('Not found', 404)
      : c.redirect(`/challenge/${c.req.param('id')}?lang=${pageLanguageOf(c.req.query('lang'))}`, 303);
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

type Html = ReturnType<typeof html>;

const page = ({
  language,
  title,
  script,
  body,
}: {
  readonly language: PageLanguage;
  readonly title: string;
  readonly script: string;
  readonly body: Html;
}): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/assets/node/pages/payment-pages.css" />
        <script type="module" src="/assets/node/pages/${script}"></script>
      </head>
      ${body}
    </html>`;

const fieldsPage = (language: PageLanguage, origins: readonly string[]): Html => {
  const { labels, expiryFormat } = texts[language];
  return page({
    language,
    title: labels.number,
    script: 'card-fields.ts',
    body: html`<body data-shop-origins="${origins.join(' ')}">
      <form class="card" novalidate>
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
      </form>
    </body>`,
  });
};

const challengePage = ({
  details,
  challenge,
  merchant,
  language,
  origins,
}: Required<Pick<Charge, 'details' | 'challenge'>> & {
  merchant: string;
  language: PageLanguage;
  origins: readonly string[];
}): Html => {
  const { challenge: text } = texts[language];
  const outcome = challenge.status === 'completed' ? 'completed' : 'failed';
  const back =
    challenge.returnUrl !== undefined &&
    URL.canParse(challenge.returnUrl) &&
    origins.includes(new URL(challenge.returnUrl).origin)
      ? challenge.returnUrl
      : undefined;
  const summary = html`<h1>${text.title}</h1>
    <p>${merchant}</p>
    <p class="amount">${formatMoney(Amount.of(details.amount), details.currency, language)}</p>
    <p>${text.card} ${challenge.last4}</p>`;
  return page({
    language,
    title: text.title,
    script: 'challenge.ts',
    body:
      challenge.status === 'open'
        ? html`<body>
            <main>
              ${summary}
              <form method="post" class="answers">
                <button name="outcome" value="completed">${text.complete}</button>
                <button name="outcome" value="failed" class="secondary">${text.fail}</button>
              </form>
            </main>
          </body>`
        : html`<body
            data-shop-origins="${origins.join(' ')}"
            data-challenge-id="${details.challengeId}"
            data-outcome="${outcome}"
          >
            <main>
              <p role="status">${outcome === 'completed' ? text.done : text.refused}</p>
              ${back === undefined ? '' : html`<p><a href="${back}" target="_top">${text.back}</a></p>`}
            </main>
          </body>`,
  });
};
