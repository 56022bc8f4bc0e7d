/** A piece of HTML. Comments, declarations and what runs or embeds are gone already, with all that is in them. */
export type HtmlToken =
  | { readonly _tag: 'Text'; readonly text: string }
  | { readonly _tag: 'Start'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly _tag: 'End'; readonly name: string };

/** Elements whose content is no text of the page. */
const silent: ReadonlySet<string> = new Set([
  'script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'noscript', 'noembed', 'noframes', 'textarea', 'title', 'select', 'xmp', 'plaintext', 'head', 'form', 'audio', 'video', 'canvas', 'applet',
]);

const named: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', copy: '©', reg: '®', trade: '™', hellip: '…', ndash: '–', mdash: '—', colon: ':', sol: '/', tab: '\t', newline: '\n', lpar: '(', rpar: ')' };

const ofCode = (code: number): string => (code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\ufffd');

/** Character references as the signs that they stand for; unknown names stay as they are written. */
export const decodeCharacters = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]{2,8}));?/gi, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return ofCode(Number.parseInt(hex, 16));
    if (decimal !== undefined) return ofCode(Number(decimal));
    return named[(name ?? '').toLowerCase()] ?? whole;
  });

const attributesOf = (text: string): ReadonlyMap<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name = '', quoted, single, bare] of text.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, quoted ?? single ?? bare ?? '');
  }
  return attributes;
};

/** One tag, a comment or a declaration, or a run of text. Quoted values may hold a `>`. */
const PIECE = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)(?:>|$)|([^<]+|<)/gi;

/** Parts HTML into tokens, in one pass that takes time in proportion to its length and never fails. */
export function* tokensOf(html: string): Iterable<HtmlToken> {
  let skipping: { readonly name: string; depth: number } | undefined;
  for (const [, slash, tag, rest = '', text] of html.matchAll(PIECE)) {
    const name = tag?.toLowerCase();
    if (skipping !== undefined) {
      if (name === skipping.name) skipping.depth += slash === '/' ? -1 : 1;
      if (skipping.depth === 0) skipping = undefined;
    } else if (text !== undefined) yield { _tag: 'Text', text: decodeCharacters(text) };
    else if (name === undefined) continue;
    else if (slash === '/') yield { _tag: 'End', name };
    else if (!silent.has(name)) yield { _tag: 'Start', name, attributes: attributesOf(rest) };
    else if (!rest.endsWith('/') && name !== 'embed') skipping = { name, depth: 1 };
  }
}
