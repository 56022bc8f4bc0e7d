import { formatQuery, queryValue, type QueryEntries } from './query.ts';

/**
 * Printable ASCII without backslashes, which browsers read as slashes, and without parts of the path that are empty or
 * only dots, also encoded ones: resolved, they could lead to any path or site (`/en-us/../api`, `/.//a`).
 */
const PATH = /^(?![^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$)))\/[!-[\]-~]{0,2000}$/i;
/** Paths that are no pages: calls, files, and lists for developers. */
const NO_PAGE = /^\/(?:(?:api|assets)(?:[/?#]|$)|__)/;
/** Longest value of a step, in characters. */
const MAX_VALUE = 200;
/** Longest query in characters: the shop refuses a little more (414). A step alone is always shorter. */
const MAX_QUERY = 2000;

/**
 * What a page does for a shopper who has signed in, by name. `enter-code`: the cart fills in a promo code (PRM160).
 * Anyone can write the address of a step, so a step changes nothing: the shopper does.
 */
const names = ['enter-code'] as const;
export type StepName = (typeof names)[number];
export type ContinuationStep = { readonly name: StepName; readonly value: string };

/** What follows a sign-in (RTE-46): a page, and a step that this page takes once. */
export type Continuation = {
  /** A path of the shop with query and hash, with or without its locale. */
  readonly path?: string;
  readonly step?: ContinuationStep;
};

/** The keys of a continuation in the query of an address, which are also the props of a dialog's link (RTE-18). */
export type ContinuationProps = { readonly next?: string; readonly then?: StepName; readonly with?: string };

const isPage = (path: string): boolean => PATH.test(path) && !NO_PAGE.test(path);

const stepIn = (query: QueryEntries): ContinuationStep | undefined => {
  const name = names.find((one) => one === queryValue(query, 'then'));
  const value = queryValue(query, 'with') ?? '';
  return name === undefined || value === '' || value.length > MAX_VALUE ? undefined : { name, value };
};

/**
 * The continuation that an address names: `next` is the path, `then` the step and `with` its value. Parts that are not
 * valid are left out.
 * Law: no text leads to another site.
 * Law: no text leads outside of the pages of the shop.
 * Law: a written continuation reads back to the same path and step.
 */
export const continuationIn = (query: QueryEntries): Continuation => {
  const path = queryValue(query, 'next');
  const step = stepIn(query);
  return { ...(path !== undefined && isPage(path) && { path }), ...(step !== undefined && { step }) };
};

/**
 * The query of a continuation without question mark; empty without one. A path with which an address would be too long
 * is left out.
 */
export const continuationQuery = ({ path, step }: Continuation): string => {
  const ofStep =
    step === undefined
      ? []
      : ([
          ['then', step.name],
          ['with', step.value],
        ] as const);
  const whole = formatQuery([...(path === undefined ? [] : [['next', path] as const]), ...ofStep]);
  return whole.length > MAX_QUERY ? formatQuery(ofStep) : whole;
};

/** An address or dialog link without query, with a continuation. */
export const withContinuation = (link: string, continuation: Continuation): string => {
  const query = continuationQuery(continuation);
  return query === '' ? link : `${link}?${query}`;
};
