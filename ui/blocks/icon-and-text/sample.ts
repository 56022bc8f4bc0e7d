import type { BlockOf } from '../registry.ts';

type IconAndText = BlockOf<'icon-and-text'>;
type Item = IconAndText['items'][number];

const item = (icon: Item['icon'], name: string, more: Partial<Item> = {}): Item => ({
  icon,
  richText: [
    { tag: 'h3', children: [name] },
    { tag: 'p', children: ['A short text beside or below its icon.'] },
  ],
  ...more,
});
const target: Item['target'] = { text: 'Read more', url: '/help/repairs', newWindow: false, style: 'link' };

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly IconAndText[] = [
  {
    _tag: 'icon-and-text',
    id: 'sample-icons-above',
    title: 'Icons above the text',
    variant: 'icon-above-text',
    iconSize: 'large',
    items: [
      item('layers', 'Layers'),
      item('drop', 'Moisture', { target }),
      item('wind', 'Wind', { backgroundColor: '#22433b', textColor: '#f3efe6' }),
      item('snow', 'Cold'),
    ],
  },
  {
    _tag: 'icon-and-text',
    id: 'sample-icons-left',
    title: 'Icons left of the text',
    variant: 'icon-left',
    iconSize: 'medium',
    items: [item('wash', 'Wash'), item('patch', 'Mend'), item('return', 'Bring back')],
  },
  {
    _tag: 'icon-and-text',
    id: 'sample-icons-column',
    title: 'Icons in one column',
    variant: 'one-column',
    iconSize: 'small',
    items: [item('truck', 'Sent'), item('return', 'Returned')],
  },
];
