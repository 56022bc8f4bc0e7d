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
/** The number of sheets that a browser loads at the same time (HTTP/1.1). More of them take another round trip. */
const LINKED_AT_ONCE = 6;
/** Maximum number of inlined characters of a page with more sheets than that. */
const MOST_OF_MANY = 40_000;

/**
 * Inlines the last style sheets up to the maximum, which keeps the order of all rules. A page with many blocks inlines
 * more, so that its sheets are loaded in one round trip. Style sheets that all pages use are linked, because the
 * browser caches them.
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
    const most = ofEveryPage.length + linked.length > LINKED_AT_ONCE ? MOST_OF_MANY : MOST_CONTAINED;
    if (joined.length > most || joined.includes('</')) break;
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
