import * as t from 'io-ts';
import { defaultTo, filledLine, namedId } from '../../kernel/fields.codec.ts';
import { oneOf, wholeFrom } from '../../kernel/primitives.codec.ts';
import { TargetCodec } from '../target.codec.ts';
import { block } from './block.codec.ts';

/** Default and maximum number of products (CNT-61). */
const DEFAULT_LIMIT = 8;
const MAX_LIMIT = 24;

/** A count of products, at least 1. One above `MAX_LIMIT` is lowered to it. */
const limit: t.Type<number, number, unknown> = wholeFrom(1).pipe(
  new t.Type<number, number, number>(
    `a whole number from 1; more than ${MAX_LIMIT} count as ${MAX_LIMIT}`,
    t.number.is,
    (count) => t.success(Math.min(count, MAX_LIMIT)),
    t.identity,
  ),
);

/** Products of a category in a page (CNT-61). The use case adds the products. */
export const InlineCatalogCodec = block('inline-catalog', {
  needed: { title: filledLine, categoryId: namedId },
  defaults: {
    limit: defaultTo(limit, DEFAULT_LIMIT),
    layout: defaultTo(oneOf('carousel or grid', ['carousel', 'grid']), 'grid'),
  },
  allowed: { target: TargetCodec },
});
export type InlineCatalogBlock = t.TypeOf<typeof InlineCatalogCodec>;
