import type { BlockOf } from '../registry.ts';

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'dialog'>[] = [
  {
    _tag: 'dialog',
    id: 'sample-dialog',
    title: 'A dialog of content',
    blocks: [
      {
        _tag: 'rich-text',
        id: 'sample-dialog-text',
        richText: [
          {
            tag: 'p',
            children: [
              'Opened by a link. ',
              { tag: 'a', href: '/help/returns', newWindow: false, children: ['Returns'] },
            ],
          },
        ],
      },
    ],
  },
];
