import type { RichText, RichTextNode } from '#core/content/rich-text.ts';
import { isSafeAddress } from '#core/content/safe-address.ts';
import { tokensOf } from './html-tokens.ts';

type PlainTag = Exclude<Extract<RichTextNode, { readonly tag: string }>['tag'], 'a'>;

/**
 * Elements that stay, under the name by which the shop knows them. A heading of the first level belongs to the page.
 */
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

/** A paragraph ends where one of these begins, as in HTML. */
const endsParagraph: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote']);

const MAX_DEPTH = 20;
const MOST_NODES = 500;

type Open = {
  readonly tag: PlainTag | 'a';
  readonly node: (children: RichText) => RichText;
  readonly children: RichTextNode[];
};

/**
 * Reads HTML into the tree of rich text (CNT-11, CNT-41). Only the allow-list survives: other elements leave their
 * words behind, scripts, styles and frames take theirs with them, attributes are dropped but for a link's safe address.
 * Law: any text reads without failing, and nothing but strings, known elements and safe links comes out.
 * Law: what has been made safe once is not changed by being made safe again.
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
    if (nodes >= MOST_NODES) break;
    if (token._tag === 'Text') {
      nodes += 1;
      top().children.push(token.text);
      continue;
    }
    const tag = Object.hasOwn(allowed, token.name) ? allowed[token.name] : undefined;
    if (tag === undefined) continue;
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
