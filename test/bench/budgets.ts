import type { PageBytes, RouteName } from './bytes/built-pages.ts';

/** Compressed bytes and scripts that a page may load. 1 KB is 1,000 bytes. */
export type Budget = {
  readonly starter: number;
  readonly hydrated: number;
  readonly total: number;
  readonly css: number;
  readonly fonts: number;
  /** Script files until the page has its engine: each is a request. */
  readonly scripts: number;
};

const publicPage: Budget = {
  starter: 1_860,
  hydrated: 125_100,
  total: 169_400,
  css: 9_710,
  fonts: 45_000,
  scripts: 8,
};

/**
 * An account page hydrates with its frame, its texts, the overview and the list of orders: at most 145 KB. Forms and
 * the view of an address load with the engine. An order divides what a cancellation gives back among its tenders.
 */
const accountPage: Budget = { ...publicPage, hydrated: 144_600 };

/**
 * Measured values plus half a percent, at most 134.4 KB to hydrate for shopping, and 129.9 KB on public pages. Cart and
 * checkout also have rules and forms, which keep the flags of regions; lines of a cart show how goods are made to
 * order, that they are a gift, and that they are not available. The script of every page names the page of shared
 * carts, and the engine the areas of wallets and of express checkout. Checkout keeps the choices of all shipments when
 * another tab changes the cart, and shares the drafts of forms with the contact page; it sends addresses with a token
 * of the bot check, parts of an order to several, and has promo codes and the sign-in of guests. Every page reads the
 * data of its next page with one request, knows the addresses of another media host and the other sites of the shop,
 * and adds its view and other events to the data layer; grids have promotional spots, rows show the slide that has the
 * focus and where pictures of others will be, the head names the sites that have the page, a refused promo code says what its
 * minimum lacks, lazy views that are ready show at once, and long titles of the menu wrap.
 */
export const budgets: { readonly [route in RouteName]: Budget } = {
  home: { ...publicPage, hydrated: 129_300, total: 178_200, scripts: 9 },
  list: { ...publicPage, hydrated: 129_850, total: 178_850, css: 10_380, scripts: 7 },
  product: { ...publicPage, hydrated: 130_400, total: 179_250, css: 10_340, scripts: 7 },
  cart: { ...publicPage, hydrated: 135_200, total: 184_150, css: 10_790, scripts: 8 },
  checkout: { ...publicPage, hydrated: 127_950, total: 214_750, css: 12_140, scripts: 16 },
  overview: { ...accountPage, total: 236_600, css: 12_540, scripts: 24 },
  orders: { ...accountPage, total: 248_700, css: 14_130, scripts: 25 },
  settings: { ...accountPage, total: 233_800, css: 13_670, scripts: 25 },
};

/** The bytes that a public page may add to the libraries until it is hydrated. */
export const OVER_THE_FLOOR = 27_000;

/** The values of a page that are compared with its budget. */
export const weighed = ({ starter, page, engine, css, fonts, scripts }: PageBytes): Budget => ({
  starter,
  hydrated: starter + page,
  total: starter + page + engine,
  css,
  fonts,
  scripts,
});

/** Libraries of the engine, which must not be needed to hydrate a page. */
export const engineOnly =
  /node_modules\/(effect|io-ts|fp-ts|rxjs|inversify|@inversifyjs|reflect-metadata|hls\.js)\/|\/adapters\/(http|contract|composition|storage|streams)\/|\/use-cases\//;
