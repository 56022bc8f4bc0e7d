import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { getMimeType } from 'hono/utils/mime';
import * as t from 'io-ts';
import { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { installments } from '#core/payment/pay-later.ts';
import { addressLines } from '#core/profile/address-lines.ts';
import { accounts, holderOf } from './approval-accounts.ts';
import { cardFields, type CardField } from './browser/card-rules.ts';
import type { ChargeRecord, Charges } from './charges.ts';
import { pageLanguageOf, problemOf, texts, type PageLanguage } from './texts.ts';
import type { ApprovalSession, Tokens } from './tokens.ts';

type Html = ReturnType<typeof html>;

/** What every page gets: its language, and the origins that may frame it. */
type Shown = { readonly language: PageLanguage; readonly origins: readonly string[] };

const MERCHANT = 'NORDKAMM';

/** `script`, of `browser/`, by default only exchanges messages with the shop; it reads the data attributes `data`. */
type Page = { readonly title: string; readonly children: Html; readonly script?: string; readonly data?: Html };

/** A page of the provider. Its script reports its height to the shop, whose origins it knows. */
const page = ({ language, origins }: Shown, { title, children, script = 'parent-frame.ts', data }: Page): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/assets/payment-pages.css" />
        <script type="module" src="/assets/${script}"></script>
      </head>
      <body data-shop-origins="${origins.join(' ')}" ${data ?? ''}>
        ${children}
      </body>
    </html>`;

/** A page with buttons, each of which is an outcome with its text; the first one is the main one. */
const questionPage = (shown: Shown, { title, children }: Page, buttons: readonly (readonly string[])[]): Html =>
  page(shown, {
    title,
    children: html`<main>
      <h1>${title}</h1>
      <p>${MERCHANT}</p>
      ${children}
      <form method="post" class="answers">
        ${buttons.map(([outcome, text]) => html`<button name="outcome" value="${outcome}">${text}</button>`)}
      </form>
    </main>`,
  });

/** The data of a page that reports a message to the shop. */
const reporting = (message: object): Html => html`data-message="${JSON.stringify(message)}"`;

/** The fields of a card, which exchange messages with the shop's page (PAY-16, PAY-17). */
const fieldsPage = (shown: Shown): Html => {
  const { labels, problems, expiryFormat } = texts[shown.language];
  // Lengths include separators of pasted digits, which the page removes.
  const attributes: { readonly [field in CardField]: Html } = {
    number: html`autocomplete="cc-number" inputmode="numeric" maxlength="23"`,
    expiry: html`autocomplete="cc-exp" inputmode="numeric" maxlength="7" placeholder="${expiryFormat}"`,
    code: html`autocomplete="cc-csc" inputmode="numeric" maxlength="12"`,
    holderName: html`autocomplete="cc-name" inputmode="text" maxlength="100"`,
  };
  const field = (name: CardField): Html => {
    const data = html`data-problem="${problems[name]}" data-missing="${problemOf(name, '', shown.language)}"`;
    return html`<div class="field ${name}">
      <label for="${name}">${labels[name]}</label>
      <input id="${name}" name="${name}" ${attributes[name]} required aria-describedby="${name}-problem" ${data} />
      <p id="${name}-problem" class="problem"></p>
    </div>`;
  };
  const children = html`<form class="card" novalidate>
    ${cardFields.map(field)}
    <p id="brand" aria-live="polite"></p>
  </form>`;
  return page(shown, { title: labels.number, script: 'card-fields.ts', children });
};

/** Minor units as the pages show them. */
const shownAmount = (amount: number, currency: Currency, { language }: Shown): string =>
  formatMoney(Amount.of(amount), currency, language);

/** Asks the shopper to confirm a charge, or shows and reports what was answered (CHK-18). */
const challengePage = ({ status, challengeId, challenge, ...order }: ChargeRecord, shown: Shown): Html => {
  const { challenge: text } = texts[shown.language];
  const { title } = text;
  if (status === 'challenge') {
    const children = html`<p class="amount">${shownAmount(order.amount, order.currency, shown)}</p>
      <p>${text.card} ${challenge?.last4}</p>`;
    return questionPage(shown, { title, children }, Object.entries({ completed: text.complete, failed: text.fail }));
  }
  const outcome = status === 'authorized' ? 'completed' : 'failed';
  const back = challenge?.returnUrl ?? '';
  const isOfShop = URL.canParse(back) && shown.origins.includes(new URL(back).origin);
  const children = html`<main>
    <p role="status">${outcome === 'completed' ? text.done : text.refused}</p>
    ${isOfShop ? html`<p><a href="${back}" target="_top">${text.back}</a></p>` : ''}
  </main>`;
  return page(shown, { title, children, data: reporting({ type: 'challenge', challengeId, outcome }) });
};

/** What each button does with the charge: the behavior of its token; `cancel` issues none. */
export const approvalOutcomes = {
  approve: 'succeeds',
  decline: 'card_declined',
  timeOut: 'times_out',
  cancel: undefined,
} as const;
const approvalOutcome = t.keyof(approvalOutcomes);
const outcomes = Object.keys(approvalOutcomes).filter(approvalOutcome.is);

/** Asks the shopper to approve an amount, for pay later with its payments (PAY-02). */
const approvalPage = ({ approval: { method, amount, currency } }: ApprovalSession, shown: Shown): Html => {
  const { approval: text } = texts[shown.language];
  const payments = installments(Amount.of(amount)).map(({ weeks, amount: part }) => {
    const sentence = weeks === 0 ? text.today : text.later;
    return sentence.replace('{weeks}', String(weeks)).replace('{amount}', shownAmount(part, currency, shown));
  });
  const plan = html`<p>${text.plan}</p>
    <ol>
      ${payments.map((payment) => html`<li>${payment}</li>`)}
    </ol>`;
  const children = html`<p class="amount">${shownAmount(amount, currency, shown)}</p>
    <p>${text.account} ${accounts[method].last4}</p>
    ${method === 'pay-later' ? plan : ''}`;
  const buttons = outcomes.map((outcome) => [outcome, text[outcome]]);
  return questionPage(shown, { title: text[method], children }, buttons);
};

/** Reports the token of what was approved to the shop; without one the shopper has canceled. */
const approvedPage = ({ approval, sessionId }: ApprovalSession, shown: Shown, token?: object): Html => {
  const { approval: text } = texts[shown.language];
  const message = { type: 'approval', sessionId, outcome: token === undefined ? 'canceled' : 'token', token };
  const children = html`<main><p role="status">${token === undefined ? text.canceled : text.done}</p></main>`;
  return page(shown, { title: text[approval.method], children, data: reporting(message) });
};

/** The wallet's sheet for the choice of address and delivery; `browser/wallet.ts` shows what each choice costs. */
const walletSheet = ({ approval: { currency } }: ApprovalSession, shown: Shown): Html => {
  const { approval: text, sheet } = texts[shown.language];
  const { addresses, ...contact } = holderOf(currency);
  const choices = addresses.map((address, index) => {
    const data = html`data-address="${JSON.stringify(address)}"`;
    return html`<label class="choice">
      <input type="radio" name="address" value="${index}" ${data} ${index === 0 ? 'checked' : ''} />
      <span>${addressLines(address).join(', ')}</span>
    </label>`;
  });
  // The script enables the other buttons once it shows an amount.
  const state = (outcome: string): string => (outcome === 'cancel' ? '' : 'disabled');
  const buttons = outcomes.map(
    (outcome) => html`<button type="button" data-outcome="${outcome}" ${state(outcome)}>${text[outcome]}</button>`,
  );
  return page(shown, {
    title: text.wallet,
    script: 'wallet.ts',
    data: html`data-contact="${JSON.stringify(contact)}" data-loading="${sheet.loading}" data-failed="${sheet.failed}"`,
    children: html`<main>
      <h1>${text.wallet}</h1>
      <p>${MERCHANT}. ${text.account} ${accounts.wallet.last4}</p>
      <form>
        <fieldset>
          <legend>${sheet.addresses}</legend>
          ${choices}
        </fieldset>
        <p id="problem" class="problem" role="alert"></p>
        <div id="offer" hidden>
          <fieldset>
            <legend>${sheet.methods}</legend>
            <div id="methods"></div>
          </fieldset>
          <h2>${sheet.goods}</h2>
          <dl id="rows"></dl>
          <p class="sum"><span>${sheet.total}</span> <strong id="total"></strong></p>
        </div>
        <p id="status" role="status"></p>
        <div class="answers">${buttons}</div>
      </form>
    </main>`,
  });
};

/** The files of the pages: all of a folder, and the shop's font, as providers let a shop choose one for its fields. */
const folder = join(import.meta.dirname, 'browser');
const files = new Map(readdirSync(folder).map((name) => [name, join(folder, name)]));
files.set('geist.woff2', join(import.meta.dirname, '../../../ui/design/fonts/geist.woff2'));
/** Whether a form is of the provider's own page. Browsers send `Origin` with every form; other clients may omit it. */
const isSameOriginForm = ({ url, headers }: Request): boolean => {
  const [origin, site] = [headers.get('Origin'), headers.get('Sec-Fetch-Site') ?? 'same-origin'];
  if (site !== 'same-origin') return false;
  // Behind a proxy the scheme of the request differs from the browser's, so only hosts are compared.
  return origin === null || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
};

/** The provider's pages: card fields, 3-D Secure, and the approval of wallets and pay later. None needs the secret. */
export const makePages = (charges: Charges, tokens: Tokens, shopOrigins: () => readonly string[]): Hono => {
  const pages = new Hono();
  const shownTo = (c: Context) => ({ language: pageLanguageOf(c.req.query('lang')), origins: shopOrigins() });
  const notFound = (c: Context): Response => c.text('Not found', 404);

  pages.get('/fields', (c) => c.html(fieldsPage(shownTo(c))));
  pages.get('/challenge/:id', (c) => {
    const [charge] = charges.find({ challengeId: c.req.param('id') });
    return charge === undefined ? notFound(c) : c.html(challengePage(charge.record, shownTo(c)));
  });

  const ownForm: readonly [MiddlewareHandler, MiddlewareHandler] = [
    async (c, next) => (isSameOriginForm(c.req.raw) ? next() : c.text('Forbidden', 403)),
    // A form has one field, which some browsers send as multipart.
    bodyLimit({ maxSize: 1024 }),
  ];
  pages.post('/challenge/:id', ...ownForm, async (c) => {
    const { outcome } = await c.req.parseBody();
    if (outcome !== 'completed' && outcome !== 'failed') return c.text('Bad request', 400);
    if (!charges.settleChallenge(c.req.param('id'), outcome)) return notFound(c);
    // Redirect after POST, so that reloading the page does not send the form again.
    return c.redirect(`/challenge/${c.req.param('id')}?lang=${shownTo(c).language}`, 303);
  });

  type Respond = (c: Context, session: ApprovalSession, shown: Shown) => Response | Promise<Response>;
  /** Responds in a session in which the shopper approves an amount. */
  const inSession = (respond: Respond) => (c: Context) => {
    const session = tokens.sessionOf(c.req.param('clientToken') ?? '');
    if (session?.approval === undefined) return notFound(c);
    return respond(c, { ...session, approval: session.approval }, shownTo(c));
  };
  const ask = inSession((c, session, shown) => c.html(approvalPage(session, shown)));
  const answer = inSession(async (c, session, shown) => {
    const { outcome } = await c.req.parseBody();
    if (!approvalOutcome.is(outcome)) return c.text('Bad request', 400);
    const issued = tokens.issueApproval(c.req.param('clientToken') ?? '', approvalOutcomes[outcome]);
    const token = issued === undefined ? undefined : { token: issued, ...accounts[session.approval.method] };
    const isJson = token !== undefined && c.req.header('accept') === 'application/json';
    return isJson ? c.json(token) : c.html(approvedPage(session, shown, token));
  });
  pages.get('/approve/:clientToken', ask).post('/approve/:clientToken', ...ownForm, answer);

  const sheet = inSession((c, session, shown) =>
    session.approval.method === 'wallet' ? c.html(walletSheet(session, shown)) : notFound(c),
  );
  // The sheet shows the amount of another session after each choice.
  const amount = inSession((c, { approval }, shown) =>
    c.json({ amount: shownAmount(approval.amount, approval.currency, shown) }),
  );
  pages.get('/wallet/:clientToken', sheet).get('/wallet/:clientToken/amount', amount);

  pages.get('/assets/:file', (c) => {
    const file = files.get(c.req.param('file'));
    if (file === undefined) return notFound(c);
    const source = readFileSync(file);
    const body = file.endsWith('.ts') ? stripTypeScriptTypes(String(source)) : Uint8Array.from(source);
    return c.body(body, 200, { 'Content-Type': getMimeType(file.replace(/ts$/, 'js')) ?? '' });
  });

  return pages;
};
