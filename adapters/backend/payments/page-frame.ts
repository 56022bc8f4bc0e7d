import { html } from 'hono/html';
import type { PageLanguage } from './texts.ts';

export type Html = ReturnType<typeof html>;

/** What every page gets: the merchant's name, the language, and the origins that may frame it. */
export type Shown = {
  readonly merchant: string;
  readonly language: PageLanguage;
  readonly origins: readonly string[];
};

type PageParts = Pick<Shown, 'language' | 'origins'> & {
  readonly title: string;
  /** A file of `node/pages/`. */
  readonly script: string;
  /** Data attributes that the script reads. */
  readonly data?: Html;
  readonly children: Html;
};

/** A page of the provider. Its script reports its height to the shop, whose origins it knows. */
export const providerPage = ({ language, origins, title, script, data, children }: PageParts): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/assets/node/pages/payment-pages.css" />
        <script type="module" src="/assets/node/pages/${script}"></script>
      </head>
      <body data-shop-origins="${origins.join(' ')}" ${data ?? ''}>
        ${children}
      </body>
    </html>`;

type AnswerParts = Pick<PageParts, 'language' | 'origins' | 'title'>;

/** A page that reports a result to the shop, and shows it. It works without scripts. */
export const resultPage = ({
  message,
  children,
  ...parts
}: AnswerParts & { readonly message: object; readonly children: Html }): Html =>
  providerPage({
    ...parts,
    script: 'result.ts',
    data: html`data-message="${JSON.stringify(message)}"`,
    children: html`<main>${children}</main>`,
  });

/** A page with buttons, each of which is an outcome; the first one is the main one. */
export const questionPage = ({
  buttons,
  summary,
  ...parts
}: AnswerParts & {
  readonly summary: Html;
  readonly buttons: readonly (readonly [outcome: string, label: string])[];
}): Html =>
  providerPage({
    ...parts,
    script: 'result.ts',
    children: html`<main>
      ${summary}
      <form method="post" class="answers">
        ${buttons.map(([outcome, label]) => html`<button name="outcome" value="${outcome}">${label}</button>`)}
      </form>
    </main>`,
  });
