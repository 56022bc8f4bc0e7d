import type { BlockOf } from '../registry.ts';

const article = (id: string, title: string) => ({
  id,
  title,
  url: `/articles/${id}`,
  picture: { url: '/images/scenes/scene-forest', alt: '', width: 1200, height: 800, color: '#223344' },
  tags: [{ label: 'Care' }],
  eyebrow: 'Guide',
  date: '2026-10-12',
  hidePageDate: false,
});

/** Samples of this block for `/__kit`; each is valid for the block's codec. */
export const samples: readonly BlockOf<'article-grid'>[] = [
  {
    _tag: 'article-grid',
    id: 'sample-article-grid',
    title: 'Articles',
    rows: 1,
    columns: 2,
    found: {
      result: [
        article('wash-a-down-jacket', 'How to wash a down jacket'),
        article('new-soles-for-old-boots', 'New soles for old boots'),
      ],
      facets: [
        { id: 'care', label: 'Care' },
        { id: 'repair', label: 'Repair' },
      ],
      numFound: 2,
    },
  },
];
