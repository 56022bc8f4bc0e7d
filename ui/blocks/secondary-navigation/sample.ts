import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'secondary-navigation'>[] = [
  {
    _tag: 'secondary-navigation',
    id: 'sample-secondary-navigation',
    title: 'Secondary navigation',
    targets: ['Top', 'Middle', 'End'].map((text) => ({ text, url: '#main', newWindow: false, style: 'link' })),
    titleColor: '#f2c14e',
    backgroundColor: '#22433b',
    alignment: 'left',
    divider: true,
  },
  {
    _tag: 'secondary-navigation',
    id: 'sample-secondary-navigation-center',
    title: 'Centered navigation',
    targets: ['One', 'Two'].map((text) => ({ text, url: '#main', newWindow: false, style: 'link' })),
    alignment: 'center',
    divider: false,
  },
];
