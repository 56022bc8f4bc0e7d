import { Tokenizer } from 'htmlparser2';

/** A token of HTML without comments, declarations and the elements that run or embed content. */
type HtmlToken =
  | { readonly _tag: 'Text'; readonly text: string }
  | { readonly _tag: 'Start'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly _tag: 'End'; readonly name: string }
  /** An element that is skipped. */
  | { readonly _tag: 'Skipped'; readonly name: string };

/** Elements that are skipped with their content. */
const skippedElements: ReadonlySet<string> = new Set([
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
/** Skipped elements that may be self-closing, as in XML. */
const xmlElements: ReadonlySet<string> = new Set(['svg', 'math']);

/**
 * Tokenizes HTML by the standard, with character references decoded, in time proportional to its length. Never fails:
 * invalid markup is text, and an unclosed tag is omitted.
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
    } else if (!skippedElements.has(tag)) tokens.push({ _tag: 'Start', name: tag, attributes });
    else {
      tokens.push({ _tag: 'Skipped', name: tag });
      if (!isClosed) skipping = { name: tag, depth: 1 };
    }
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
      onselfclosingtag: () => start(xmlElements.has(tag)),
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
