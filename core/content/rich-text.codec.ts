import * as t from 'io-ts';
import { isSafeAddress } from './safe-address.ts';
import { richTextTags, type RichText, type RichTextNode } from './rich-text.ts';

/** Limits of a text; deeper levels and further nodes are removed. */
export const MAX_DEPTH = 20;
export const MAX_NODES = 500;

type Element = {
  readonly tag: unknown;
  readonly children?: unknown;
  readonly href?: unknown;
  readonly newWindow?: unknown;
};

const isElement = (node: unknown): node is Element => typeof node === 'object' && node !== null && 'tag' in node;

/** The nodes of a link. A link with an unsafe address becomes plain text. */
const linkOf = ({ href, newWindow }: Element, children: RichText): readonly RichTextNode[] =>
  typeof href === 'string' && isSafeAddress(href)
    ? [{ tag: 'a', href: href.trim(), newWindow: newWindow === true, children }]
    : children;

/** Reads a rich text tree by the list of allowed elements (CNT-11); everything else is removed. */
export const richTextOf = (nodes: unknown): RichText => {
  let left = MAX_NODES;

  const read = (node: unknown, depth: number): RichText => {
    if (left === 0 || depth > MAX_DEPTH) return [];
    if (typeof node === 'string') {
      left -= 1;
      return [node];
    }
    if (!isElement(node)) return [];
    const tag = richTextTags.find((one) => one === node.tag);
    if (tag === undefined && node.tag !== 'a') return [];
    left -= 1;
    const children = readAll(node.children, depth + 1);
    return tag === undefined ? linkOf(node, children) : [{ tag, children }];
  };

  const readAll = (all: unknown, depth: number): RichText =>
    Array.isArray(all) ? all.flatMap((node) => read(node, depth)) : [];

  return readAll(nodes, 1);
};

/** Rich text of a block. Fails for anything but an array; its items are filtered by the list of allowed elements. */
export const RichTextCodec: t.Type<RichText, RichText, unknown> = new t.Type(
  'rich text',
  (value): value is RichText => Array.isArray(value),
  (value, context) => (Array.isArray(value) ? t.success(richTextOf(value)) : t.failure(value, context)),
  t.identity,
);
