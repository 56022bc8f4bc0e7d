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
  starter: 1_700,
  hydrated: 122_000,
  total: 164_100,
  css: 9_300,
  fonts: 45_000,
  scripts: 8,
};

/** What was reached and half a percent more. Cart and checkout have rules and forms besides. */
export const budgets: { readonly [route in RouteName]: Budget } = {
  home: { ...publicPage, hydrated: 120_100, total: 162_200 },
  list: publicPage,
  product: { ...publicPage, hydrated: 121_400, total: 163_500, scripts: 7 },
  cart: { ...publicPage, hydrated: 125_200, total: 167_300, css: 9_500, scripts: 8 },
  checkout: { ...publicPage, hydrated: 134_700, total: 181_400, css: 10_600, scripts: 12 },
};

/** How much of what hydrates a public page may come on top of the libraries alone. */
export const OVER_THE_FLOOR = 26_000;

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
