import type { BlockOf } from '../registry.ts';

const message = (id: string, text: string) => ({ id, richText: [text], targets: [], clickable: false });

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'promo-bar'>[] = [
  {
    _tag: 'promo-bar',
    id: 'sample-promo-bar',
    autorotateTime: 0,
    closable: true,
    messages: [
      message('first', 'A promo bar as a block'),
      {
        ...message('second', 'Repairs are free for members.'),
        targets: [{ text: 'Repairs', url: '/help/repairs', newWindow: false, style: 'link' }],
      },
      {
        ...message('third', 'All of this message is a link'),
        clickable: true,
        textColor: '#ffffff',
        background: '#7a3b12',
        targets: [{ text: 'Returns', url: '/help/returns', newWindow: false, style: 'link' }],
      },
    ],
  },
];
