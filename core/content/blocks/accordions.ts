import type * as t from 'io-ts';
import { defaultTo, fields, filledLine, line, list } from '../../kernel/fields.codec.ts';
import type { RichText } from '../rich-text.ts';
import { RichTextCodec } from '../rich-text.codec.ts';
import { block, MAX_ITEMS } from './block.codec.ts';

/** Titles that expand to text and blocks of any type (CNT-39). Several may be open. */
export interface AccordionsBlock<Nested> {
  readonly _tag: 'accordions';
  readonly id: string;
  readonly title?: string;
  readonly items: readonly {
    readonly title: string;
    readonly richText: RichText;
    readonly blocks: readonly Nested[];
  }[];
}

/** The document form of an accordion. */
export interface AccordionsDocument<Nested> {
  readonly type: 'accordions';
  readonly id: string;
  readonly title?: string;
  readonly items: readonly {
    readonly title: string;
    readonly richText?: RichText;
    readonly blocks?: readonly Nested[];
  }[];
}

/** Makes the codec of accordions from a codec of the nested blocks. */
export const accordionsCodec = <Nested, Document>(
  nested: t.Type<readonly Nested[], readonly Document[], unknown>,
): t.Type<AccordionsBlock<Nested>, AccordionsDocument<Document>, unknown> =>
  block('accordions', {
    needed: {
      items: list(
        fields('an item', {
          needed: { title: filledLine },
          defaults: { richText: defaultTo(RichTextCodec, []), blocks: defaultTo(nested, []) },
        }),
        MAX_ITEMS,
      ),
    },
    allowed: { title: line },
  });
