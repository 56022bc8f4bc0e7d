import { Tokenizer } from 'htmlparser2';

/** A piece of HTML. Comments, declarations and what runs or embeds are gone already, with all that is in them. */
type HtmlToken =
  | { readonly _tag: 'Text'; readonly text: string }
  | { readonly _tag: 'Start'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly _tag: 'End'; readonly name: string };

/** Elements whose content is no text of the page. */
const silent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'noscript',
  'noembed',
  'noframes',
  'textarea',
  'title',
  'select',
  'xmp',
  'plaintext',
  'head',
  'form',
  'audio',
  'video',
  'canvas',
  'applet',
]);
/** Those of them that end where they begin when they say so, as XML does. */
const foreign: ReadonlySet<string> = new Set(['svg', 'math']);

/**
 * Parts HTML into tokens as the standard says, character references of text and attributes read, in time that is
 * proportional to
 * its length. Never fails: what is no HTML is text, and a tag that does not end is left out.
 */
export const tokensOf = (html: string): readonly HtmlToken[] => {
  const tokens: HtmlToken[] = [];
  let text = '';
  let tag = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';
  let skipping: { readonly name: string; depth: number } | undefined;

  const endText = (): void => {
    if (text !== '' && skipping === undefined) tokens.push({ _tag: 'Text', text });
    text = '';
  };
  const start = (isClosed: boolean): void => {
    endText();
    if (skipping !== undefined) {
      if (skipping.name === tag && !isClosed) skipping.depth += 1;
    } else if (!silent.has(tag)) tokens.push({ _tag: 'Start', name: tag, attributes });
    else if (!isClosed) skipping = { name: tag, depth: 1 };
  };
  const end = (name: string): void => {
    endText();
    if (skipping === undefined) tokens.push({ _tag: 'End', name });
    else if (skipping.name === name) {
      skipping.depth -= 1;
      if (skipping.depth === 0) skipping = undefined;
    }
  };
  const ignore = (): void => undefined;

  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (from, to) => void (text += html.slice(from, to)),
      ontextentity: (codePoint) => void (text += String.fromCodePoint(codePoint)),
      onopentagname: (from, to) => {
        tag = html.slice(from, to).toLowerCase();
        attributes = new Map();
      },
      onattribname: (from, to) => {
        attribute = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata: (from, to) => void (value += html.slice(from, to)),
      onattribentity: (codePoint) => void (value += String.fromCodePoint(codePoint)),
      onattribend: () => {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: () => start(false),
      onselfclosingtag: () => start(foreign.has(tag)),
      onclosetag: (from, to) => end(html.slice(from, to).toLowerCase()),
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: endText,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tokens;
};
