import type { RichText, RichTextNode } from '#core/content/rich-text.ts';
import { MAX_DEPTH, MAX_NODES } from '#core/content/rich-text.codec.ts';
import { isSafeAddress } from '#core/content/safe-address.ts';
import { tokensOf } from './html-tokens.ts';

type PlainTag = Exclude<Extract<RichTextNode, { readonly tag: string }>['tag'], 'a'>;

/** Allowed elements and the elements that they become. A first-level heading is reserved for the page. */
const allowed: { readonly [tag: string]: PlainTag | 'a' } = {
  p: 'p',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  br: 'br',
  blockquote: 'blockquote',
  sup: 'sup',
  sub: 'sub',
  a: 'a',
};

/** Whether an element of HTML is shown. */
export const isRichTextElement = (name: string): boolean => Object.hasOwn(allowed, name);

/** Elements that end an open paragraph, as in HTML. */
const endsParagraph: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote']);

type Open = {
  readonly tag: PlainTag | 'a';
  readonly node: (children: RichText) => RichText;
  readonly children: RichTextNode[];
};

/**
 * Converts HTML to rich text (CNT-11, CNT-41). Disallowed elements are replaced by their text; scripts, styles and
 * frames are removed with their content; attributes are dropped except safe link addresses. Law: every input is
 * accepted, and the output contains only strings, allowed elements and safe links. Law: sanitizing is idempotent.
 */
export const safeRichText = (html: string): RichText => {
  const root: Open = { tag: 'p', node: (children) => children, children: [] };
  const open: Open[] = [root];
  let nodes = 0;

  const top = (): Open => open.at(-1) ?? root;
  const close = (): void => {
    if (open.length < 2) return;
    const closing = open.pop();
    if (closing !== undefined) top().children.push(...closing.node(closing.children));
  };
  const closeTo = (tag: string): void => {
    if (!open.some((element, depth) => depth > 0 && element.tag === tag)) return;
    while (top().tag !== tag) close();
    close();
  };

  for (const token of tokensOf(html)) {
    if (nodes >= MAX_NODES) break;
    if (token._tag === 'Text') {
      nodes += 1;
      top().children.push(token.text);
      continue;
    }
    const tag = isRichTextElement(token.name) ? allowed[token.name] : undefined;
    if (tag === undefined || token._tag === 'Skipped') continue;
    if (token._tag === 'End') {
      closeTo(tag);
      continue;
    }
    if (endsParagraph.has(tag) && open.length > 1 && top().tag === 'p') close();
    if (tag === 'li' && open.length > 1 && top().tag === 'li') close();
    nodes += 1;
    if (tag === 'br') top().children.push({ tag, children: [] });
    else if (open.length <= MAX_DEPTH) open.push({ tag, node: elementOf(tag, token.attributes), children: [] });
  }
  while (open.length > 1) close();
  return root.children;
};

const elementOf = (tag: PlainTag | 'a', attributes: ReadonlyMap<string, string>): Open['node'] => {
  if (tag !== 'a') return (children) => [{ tag, children }];
  const href = attributes.get('href')?.trim();
  const newWindow = attributes.get('target') === '_blank';
  return (children) =>
    href === undefined || href === '' || !isSafeAddress(href) ? children : [{ tag: 'a', href, newWindow, children }];
};
