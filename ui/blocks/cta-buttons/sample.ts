import type { BlockOf } from '../registry.ts';

type Buttons = BlockOf<'cta-buttons'>;

const targets: Buttons['targets'] = (['primary', 'secondary', 'tertiary', 'link'] as const).map((style) => ({
  text: `A ${style} target`,
  url: '#sample-anchor',
  newWindow: false,
  style,
}));

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly Buttons[] = [
  { _tag: 'cta-buttons', id: 'sample-cta-buttons', targets, alignment: 'left' },
  {
    _tag: 'cta-buttons',
    id: 'sample-cta-buttons-colors',
    targets,
    alignment: 'center',
    equalTargetSize: true,
    textColor: '#ffd9a0',
    backgroundColor: '#17332c',
  },
];
