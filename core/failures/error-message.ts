import type { FailureTexts } from './failure-texts.ts';

/** A failure as a service reports it. Ids are compared case-sensitively as strings (ERR-04). */
type Reported = {
  readonly errorId: string | number;
  readonly serverMessage?: string | undefined;
  readonly params?: { readonly [name: string]: string | number } | undefined;
  readonly texts: FailureTexts;
};

type Params = NonNullable<Reported['params']>;

const placeholder = /\{([^{}]*)\}/g;

/** Fills `{name}`; unknown placeholders and braces are removed (HTTP-26). */
const fill = (text: string, params: Params): string =>
  text
    .replace(placeholder, (_, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : ''))
    .replace(/[{}]/g, '');

const isFilled = (text: string, params: Params): boolean =>
  [...text.matchAll(placeholder)].every(([, name = '']) => Object.hasOwn(params, name));

const own = <Text>(texts: { readonly [errorId: string]: Text }, errorId: string): Text | undefined =>
  Object.hasOwn(texts, errorId) ? texts[errorId] : undefined;

const tableText = (texts: FailureTexts, errorId: string, params: Params): string | undefined => {
  const rich = [own(texts.withParams, errorId) ?? []].flat();
  return rich.find((text) => isFilled(text, params)) ?? own(texts.errors, errorId);
};

/**
 * The text to show: that of the catalog, else the service's, else that of GEN500 (ERR-02 to ERR-04, HTTP-12).
 * Law: a text of the table never gives way to the server's (ERR-01).
 * Law: no brace is left, and something is always said (HTTP-26).
 */
export const messageFor = ({ errorId, serverMessage, params = {}, texts }: Reported): string => {
  const text = tableText(texts, String(errorId), params) ?? serverMessage ?? '';
  return fill(text, params).trim() || fill(texts.errors.GEN500, params);
};
