import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style sheets of a document in order: linked ones first. */
export type PageStyles = {
  /** Addresses of the sheets that the document links. */
  readonly linked: readonly string[];
  /** Inlined sheets: their addresses, and their concatenated text. */
  readonly contained: { readonly addresses: readonly string[]; readonly text: string };
};

export const noStyles: PageStyles = { linked: [], contained: { addresses: [], text: '' } };

/**
 * Maximum number of inlined characters. A sheet is a request before the first paint with 600 bytes of headers; a
 * document above 14 KB (compressed) takes another round trip.
 */
const MOST_CONTAINED = 6000;

/**
 * Inlines the last style sheets up to the maximum, which keeps the order of all rules. Style sheets that all pages use
 * are linked, because the browser caches them.
 */
export const pageStyles = (
  clientFolder: string,
  ofEveryPage: readonly string[],
  ofPage: readonly string[],
): PageStyles => {
  const linked = [...ofPage];
  const addresses: string[] = [];
  let text = '';
  for (let last = linked.at(-1); last !== undefined; last = linked.at(-1)) {
    const joined = readFileSync(join(clientFolder, last), 'utf8') + text;
    // Text that ends the element cannot be inlined.
    if (joined.length > MOST_CONTAINED || joined.includes('</')) break;
    text = joined;
    addresses.unshift(last);
    linked.pop();
  }
  return { linked: [...ofEveryPage, ...linked], contained: { addresses, text } };
};

/** Adds rules of this document after all others. */
export const withRules = ({ linked, contained }: PageStyles, rules: string): PageStyles => ({
  linked,
  contained: { ...contained, text: contained.text + rules },
});
