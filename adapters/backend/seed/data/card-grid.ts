import type { CardData } from './card.ts';
import type { LocalizedText } from './localized-text.ts';
import { html, target, type BlockData } from './page.ts';

type CardType = 'banner-espot' | 'banner-menu';

/** Whole pictures, with dark texts on a light surface below them. */
const lightCard = {
  gradient: 'off',
  backgroundColor: '#f1ede4',
  titleColor: '#17201f',
  textColor: '#17201f',
} as const;

/** Most cards below each other on a phone; more are in a row that scrolls. */
const MOST_BELOW = 3;
const inRow = { type: 'carousel', slideWidth: '82%', slidePadding: '12px', arrows: false } as const;

/** Widths of cards for two and for three in a row. */
const two = { slideWidth: '50%', slidePadding: '1.5rem' };
const three = { slideWidth: '33.33%', slidePadding: '1.5rem' };

/** Cards of one type, as many in a row as fill all rows: two, three, or two and on wide screens three. */
export const cardGrid = (
  id: string,
  {
    title,
    type,
    isLight = false,
    cards,
  }: {
    readonly title: LocalizedText;
    readonly type: CardType;
    readonly isLight?: boolean;
    readonly cards: readonly CardData[];
  },
): BlockData => ({
  id,
  type: 'collection-grid',
  title,
  breakpoints: {
    sm: cards.length > MOST_BELOW ? inRow : { slideWidth: '100%', slidePadding: '1rem' },
    md: cards.length % 2 === 0 ? two : three,
    ...(cards.length % 3 === 0 && { lg: three }),
  },
  blocks: cards.map(({ id: card, title: heading, text, media, link }) => ({
    id: card,
    type,
    title: heading,
    richText: html(text),
    media,
    targets: [target(link.text, link.url, 'link')],
    ...(isLight && lightCard),
  })),
});
