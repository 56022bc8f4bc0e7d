import { html } from 'hono/html';
import type { PageLanguage } from './texts.ts';

export type Html = ReturnType<typeof html>;

/** What every page gets: the merchant's name, the language, and the origins that may frame it. */
export type Shown = {
  readonly merchant: string;
  readonly language: PageLanguage;
  readonly origins: readonly string[];
};

type PageParts = {
  readonly language: PageLanguage;
  readonly title: string;
  /** A file of `node/pages/`. */
  readonly script: string;
  readonly body: Html;
};

/** A page of the provider. */
export const providerPage = ({ language, title, script, body }: PageParts): Html =>
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

/** A page that reports a result to the shop, whose origins it knows, and shows it. It works without scripts. */
export const resultPage = ({
  origins,
  message,
  children,
  ...parts
}: Pick<PageParts, 'language' | 'title'> & {
  readonly origins: readonly string[];
  readonly message: object;
  readonly children: Html;
}): Html =>
  providerPage({
    ...parts,
    script: 'result.ts',
    body: html`<body data-shop-origins="${origins.join(' ')}" data-message="${JSON.stringify(message)}">
      <main>${children}</main>
    </body>`,
  });

/** A page with buttons, each of which is an outcome; the first one is the main one. */
export const questionPage = ({
  buttons,
  summary,
  ...parts
}: Pick<PageParts, 'language' | 'title'> & {
  readonly summary: Html;
  readonly buttons: readonly (readonly [outcome: string, label: string])[];
}): Html =>
  providerPage({
    ...parts,
    script: 'result.ts',
    body: html`<body>
      <main>
        ${summary}
        <form method="post" class="answers">
          ${buttons.map(([outcome, label]) => html`<button name="outcome" value="${outcome}">${label}</button>`)}
        </form>
      </main>
    </body>`,
  });
