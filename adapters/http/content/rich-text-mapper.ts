import type { RichText, RichTextNode } from '#core/content/rich-text.ts';
import { isSafeHref } from './safe-href.codec.ts';

/** Beyond these a text is cut off: no honest text is that deep or that long. */
export const MAX_DEPTH = 20;
export const MAX_NODES = 500;

const plainTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'blockquote', 'sup', 'sub'] as const;
type PlainTag = (typeof plainTags)[number];

/**
 * Reads a tree of rich text by the allow-list (CNT-11). Whatever is not on it is left out;
 * a link whose address is not safe leaves its words behind.
 */
export const richTextOf = (wire: unknown): RichText => {
  let left = MAX_NODES;

  const read = (node: unknown, depth: number): RichText => {
    if (left === 0 || depth > MAX_DEPTH) return [];
    if (typeof node === 'string') {
      left -= 1;
      return [node];
    }
    if (!isElement(node)) return [];
    const tag = node.tag;
    if (tag !== 'a' && !isPlainTag(tag)) return [];
    left -= 1;
    const children = readAll(node.children, depth + 1);
    if (tag !== 'a') return [{ tag, children }];
    return linkOf(node, children);
  };

  const readAll = (nodes: unknown, depth: number): RichText =>
    Array.isArray(nodes) ? nodes.flatMap((node) => read(node, depth)) : [];

  return readAll(wire, 1);
};

const linkOf = (
  node: { readonly href?: unknown; readonly newWindow?: unknown },
  children: RichText,
): readonly RichTextNode[] =>
  typeof node.href === 'string' && isSafeHref(node.href)
    ? [{ tag: 'a', href: node.href.trim(), newWindow: node.newWindow === true, children }]
    : children;

const isElement = (
  node: unknown,
): node is {
  readonly tag: unknown;
  readonly children?: unknown;
  readonly href?: unknown;
  readonly newWindow?: unknown;
} => typeof node === 'object' && node !== null && 'tag' in node;

const isPlainTag = (tag: unknown): tag is PlainTag => plainTags.some((plain) => plain === tag);
