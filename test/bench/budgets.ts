import type { PageBytes, RouteName } from './bytes/built-pages.ts';

/** Compressed bytes and scripts that a page may load. 1 KB is 1,000 bytes. */
export type Budget = {
  readonly starter: number;
  readonly hydrated: number;
  readonly total: number;
  readonly css: number;
  readonly fonts: number;
  /** Files of scripts until the page has its engine: each is a request. */
  readonly scripts: number;
};

const publicPage: Budget = {
  starter: 6_000,
  hydrated: 126_500,
  total: 183_500,
  css: 12_000,
  fonts: 45_000,
  scripts: 8,
};

/** Cart and checkout have rules and forms besides: their rows keep them from growing unseen. */
export const budgets: { readonly [route in RouteName]: Budget } = {
  home: publicPage,
  list: publicPage,
  product: { ...publicPage, scripts: 7 },
  cart: { ...publicPage, hydrated: 129_000, total: 186_100, scripts: 9 },
  checkout: { ...publicPage, hydrated: 141_000, total: 202_400, scripts: 13 },
};

/** How much of what hydrates a public page may come on top of the libraries alone. */
export const OVER_THE_FLOOR = 29_900;

/** What of a page is compared with its budget. */
export const weighed = ({ starter, page, engine, css, fonts, scripts }: PageBytes): Budget => ({
  starter,
  hydrated: starter + page,
  total: starter + page + engine,
  css,
  fonts,
  scripts,
});

/** Libraries of the engine: a page that hydrates with one of them has lost its thrift. */
export const engineOnly =
  /node_modules\/(effect|io-ts|fp-ts|rxjs|inversify|@inversifyjs|reflect-metadata|hls\.js)\/|\/adapters\/(http|contract|composition|storage|streams)\/|\/use-cases\//;
