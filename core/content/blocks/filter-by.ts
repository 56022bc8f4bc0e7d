import type * as t from 'io-ts';
import { defaultTo, line, list } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { filterOperators, filterVariants, type PageFilter } from '../page-filter.ts';
import { block } from './block.codec.ts';

/** Maximum number of ids in a list. */
const MAX_IDS = 200;

/** Blocks that are shown on the pages of some products or categories only, or on all but theirs (CNT-52, CNT-53). */
export interface FilterByBlock<Nested> extends PageFilter {
  readonly _tag: 'filter-by';
  readonly id: string;
  readonly blocks: readonly Nested[];
}

/** The document form of a filter. */
export interface FilterByDocument<Nested> extends PageFilter {
  readonly type: 'filter-by';
  readonly id: string;
  readonly blocks?: readonly Nested[];
}

/** Makes the codec of filters from a codec of the nested blocks. */
export const filterByCodec = <Nested, Document>(
  nested: t.Type<readonly Nested[], readonly Document[], unknown>,
): t.Type<FilterByBlock<Nested>, FilterByDocument<Document>, unknown> =>
  block('filter-by', {
    needed: {
      variant: oneOf('by-SKU or by-category', filterVariants),
      operator: oneOf('IN or NOT IN', filterOperators),
      ids: list(line, MAX_IDS),
    },
    defaults: { blocks: defaultTo(nested, []) },
  });
