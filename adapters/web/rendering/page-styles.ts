import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style sheets of a document, in the order in which they must stand: first the linked ones. */
export type PageStyles = {
  /** Addresses of the sheets that the document links. */
  readonly linked: readonly string[];
  /** Sheets that the document contains: their addresses, and the text of all, which is empty where there are none. */
  readonly contained: { readonly addresses: readonly string[]; readonly text: string };
};

export const noStyles: PageStyles = { linked: [], contained: { addresses: [], text: '' } };

/**
 * Characters of style that a document contains at most. A sheet is a request before the first paint, and its headers
 * alone are 600 bytes; a document above 14 KB (compressed) takes a round trip more.
 */
const MOST_CONTAINED = 6000;

/**
 * The last of the sheets, as many as are short enough together, are contained in the document: so the order of all
 * rules stays. Those that every page has are linked, since they are in the browser's cache after the first page.
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
    // What ends the element would end the style.
    if (joined.length > MOST_CONTAINED || joined.includes('</')) break;
    text = joined;
    addresses.unshift(last);
    linked.pop();
  }
  return { linked: [...ofEveryPage, ...linked], contained: { addresses, text } };
};
