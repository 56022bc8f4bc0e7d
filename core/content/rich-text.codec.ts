import * as t from 'io-ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import { richTextTags, type RichText, type RichTextNode } from './rich-text.ts';

/** A node of sanitised text: words, an element of the allow-list, or a link. */
const node: t.Type<RichTextNode, unknown, unknown> = t.recursion('rich text', () =>
  t.union(
    [
      t.string,
      t.type({ tag: oneOf('an element of rich text', richTextTags), children: RichTextCodec }),
      t.type({ tag: t.literal('a'), href: t.string, newWindow: t.boolean, children: RichTextCodec }),
    ],
    'rich text',
  ),
);

/** Reads text that has been made safe already: an address of a link is any text here (CNT-11). */
export const RichTextCodec: t.Type<RichText, unknown, unknown> = t.readonlyArray(node, 'rich text');
