import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { defaultTo, fields, filledLine, list, structuredAs, structureOf } from '../../kernel/fields.codec.ts';
import { breakpointCodec } from '../../site/breakpoint.codec.ts';
import { breakpoints, type Breakpoint } from '../../site/breakpoint.ts';
import { block, MAX_ITEMS } from './block.codec.ts';

/**
 * Blocks that depend on the shopper (SEG-10, ENT-36). `items` are the segments in the order of evaluation, `blocks` the
 * baselines.
 */
export interface SegmentationBlock<Nested> {
  readonly _tag: 'segmentation';
  readonly id: string;
  readonly items: readonly { readonly segmentId: string; readonly blocks: readonly Nested[] }[];
  readonly blocks: readonly Nested[];
  readonly isFullWidth: boolean;
  readonly hideOnBreakpoint: readonly Breakpoint[];
}

/** The document form of a segmentation. */
export interface SegmentationDocument<Nested> {
  readonly type: 'segmentation';
  readonly id: string;
  readonly segments?: readonly { readonly id: string; readonly targets: readonly Nested[] }[];
  readonly baselines?: readonly Nested[];
  readonly isFullWidth?: boolean;
  readonly hideOnBreakpoint?: readonly Breakpoint[];
}

/** Makes the codec of segmentations from a codec of the nested blocks. */
export const segmentationBlockCodec = <Nested, Document>(
  nested: t.Type<readonly Nested[], readonly Document[], unknown>,
): t.Type<SegmentationBlock<Nested>, SegmentationDocument<Document>, unknown> => {
  const written = block('segmentation', {
    needed: {},
    defaults: {
      segments: defaultTo(list(fields('a segment', { needed: { id: filledLine, targets: nested } }), MAX_ITEMS), []),
      baselines: defaultTo(nested, []),
      isFullWidth: defaultTo(t.boolean, false),
      hideOnBreakpoint: defaultTo(list(breakpointCodec, breakpoints.length), []),
    },
  });
  const codec = new t.Type<SegmentationBlock<Nested>, SegmentationDocument<Document>, unknown>(
    'segmentation',
    (value): value is SegmentationBlock<Nested> =>
      typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'segmentation',
    (value, context) =>
      E.map(({ segments, baselines, ...rest }: t.TypeOf<typeof written>): SegmentationBlock<Nested> => ({
        ...rest,
        items: segments.map(({ id, targets }) => ({ segmentId: id, blocks: targets })),
        blocks: baselines,
      }))(written.validate(value, context)),
    ({ items, blocks, ...rest }) =>
      written.encode({
        ...rest,
        segments: items.map(({ segmentId, blocks: targets }) => ({ id: segmentId, targets })),
        baselines: blocks,
      }),
  );
  return structuredAs(codec, structureOf(written));
};
