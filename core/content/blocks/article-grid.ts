import * as t from 'io-ts';
import { line } from '../../kernel/fields.codec.ts';
import { wholeFrom } from '../../kernel/primitives.codec.ts';
import { block } from './block.codec.ts';

const MOST = 12;

/** A count from 1 to 12; a greater one is lowered to it. */
const count: t.Type<number, number, unknown> = wholeFrom(1).pipe(
  new t.Type<number, number, number>(
    `a whole number from 1; more than ${MOST} count as ${MOST}`,
    t.number.is,
    (number) => t.success(Math.min(number, MOST)),
    t.identity,
  ),
);

/**
 * Articles with a bar of their tags (CNT-71, ART-05). The first load has `rows` times `columns` articles; `columns` are
 * those of small screens (ART-08). The use case adds the articles.
 */
export const ArticleGridCodec = block('article-grid', {
  needed: {},
  allowed: { title: line, rows: count, columns: count },
});
export type ArticleGridBlock = t.TypeOf<typeof ArticleGridCodec>;
