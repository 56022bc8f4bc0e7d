import type { BlockOf } from '../registry.ts';

/** What the kit shows of this block. */
export const sample: BlockOf<'accordions'> = {
  _tag: 'accordions',
  id: 'sample-accordions',
  title: 'Accordions',
  items: [
    { title: 'A text', richText: [{ tag: 'p', children: ['Several may be open.'] }], blocks: [] },
    {
      title: 'Blocks',
      richText: [],
      blocks: [{ _tag: 'rich-text', id: 'sample-nested', richText: [{ tag: 'p', children: ['A block inside.'] }] }],
    },
  ],
};
