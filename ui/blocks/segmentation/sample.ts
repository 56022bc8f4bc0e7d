import type { BlockOf } from '../registry.ts';

const text = (id: string, words: string) => ({
  _tag: 'rich-text' as const,
  id,
  richText: [{ tag: 'p' as const, children: [words] }],
});

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'segmentation'>[] = [
  {
    _tag: 'segmentation',
    id: 'sample-segmentation',
    items: [{ segmentId: 'logged-in', blocks: [text('sample-segment', 'For members.')] }],
    blocks: [text('sample-baseline', 'For every shopper.'), text('sample-second', 'Never shown.')],
    isFullWidth: false,
    hideOnBreakpoint: ['md'],
  },
  {
    _tag: 'segmentation',
    id: 'sample-segmentation-full',
    items: [],
    blocks: [text('sample-baseline-full', 'In full width.')],
    isFullWidth: true,
    hideOnBreakpoint: [],
  },
];
