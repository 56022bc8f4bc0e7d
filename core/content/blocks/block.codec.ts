import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import {
  fields,
  filledLine,
  structuredAs,
  structureOf,
  type Defaulted,
  type FieldsRead,
  type FieldsWritten,
  type FieldTable,
} from '../../kernel/fields.codec.ts';

/** Maximum number of items in a list of a block: cards, accordion items, nested blocks. */
export const MAX_ITEMS = 50;

/**
 * The codec of one block type. A document is `{ type, id, ...fields }`; the block has its type as `_tag` (CNT-02).
 * Unknown fields are removed.
 */
export const block = <
  const Tag extends string,
  Needed extends t.Props,
  Allowed extends t.Props = {},
  WithDefault extends { readonly [key: string]: Defaulted } = {},
>(
  tag: Tag,
  { needed, ...others }: FieldTable<Needed, Allowed, WithDefault>,
) => {
  const type = t.type({ type: t.literal(tag) }, tag);
  const content = fields(tag, { needed: { ...needed, id: filledLine }, ...others });
  type Fields = FieldsRead<Needed & { id: typeof filledLine }, Allowed, WithDefault>;
  type Document = { readonly type: Tag } & FieldsWritten<Needed & { id: typeof filledLine }, Allowed, WithDefault>;
  const codec = new t.Type<{ readonly _tag: Tag } & Fields, Document, unknown>(
    tag,
    (value): value is { readonly _tag: Tag } & Fields => content.is(value) && '_tag' in value && value._tag === tag,
    (value, context) =>
      E.chain(() => E.map((read: Fields) => ({ ...read, _tag: tag }))(content.validate(value, context)))(
        type.validate(value, context),
      ),
    (read) => ({ ...content.encode(read), type: tag }),
  );
  return structuredAs(codec, structureOf(content));
};
