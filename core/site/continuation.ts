import { formatQuery, queryValue, type QueryEntries } from './query.ts';

/**
 * Printable ASCII without backslashes, which browsers read as slashes, and without an empty part of the path, which may
 * become its start when dots are resolved (`/.//`).
 */
const PATH = /^(?![^?#]*\/\/)\/[!-[\]-~]{0,2000}$/;
/** Longest value of a step, in characters. */
const MAX_VALUE = 200;

/** What a page does for a shopper who has signed in, by name. `apply-code`: the cart applies a promo code (PRM160). */
const names = ['apply-code'] as const;
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

const stepIn = (query: QueryEntries): ContinuationStep | undefined => {
  const name = names.find((one) => one === queryValue(query, 'then'));
  const value = queryValue(query, 'with') ?? '';
  return name === undefined || value === '' || value.length > MAX_VALUE ? undefined : { name, value };
};

/**
 * The continuation that an address names: `next` is the path, `then` the step and `with` its value. Parts that are not
 * valid are left out.
 * Law: no text leads to another site.
 * Law: a written continuation reads back to the same path and step.
 */
export const continuationIn = (query: QueryEntries): Continuation => {
  const path = queryValue(query, 'next');
  const step = stepIn(query);
  return { ...(path !== undefined && PATH.test(path) && { path }), ...(step !== undefined && { step }) };
};

/** The query of a continuation without question mark; empty without one. */
export const continuationQuery = ({ path, step }: Continuation): string =>
  formatQuery([
    ...(path === undefined ? [] : [['next', path] as const]),
    ...(step === undefined ? [] : [['then', step.name] as const, ['with', step.value] as const]),
  ]);

/** An address or dialog link without query, with a continuation. */
export const withContinuation = (link: string, continuation: Continuation): string => {
  const query = continuationQuery(continuation);
  return query === '' ? link : `${link}?${query}`;
};
