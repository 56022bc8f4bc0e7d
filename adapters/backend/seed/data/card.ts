import type { LocalizedText } from './localized-text.ts';
import { picture } from './page.ts';

/** A link below the text of a card. */
type CardLink = { readonly text: LocalizedText; readonly url: string };

/** A card of a grid: a decorative picture, a title, a text as HTML and a link. */
export type CardData = {
  readonly id: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly media: ReturnType<typeof picture>;
  readonly link: CardLink;
};

/** A card with a picture by name. */
export const card = (
  id: string,
  pictureName: string,
  { title, text, link }: Pick<CardData, 'title' | 'text' | 'link'>,
): CardData => ({ id, title, text, media: picture(pictureName), link });

/** Links to articles that several pages have. */
export const articleLinks = {
  membranes: {
    text: { en: 'What a membrane can do', fr: 'Ce que peut une membrane', de: 'Was eine Membran kann' },
    url: '/articles/what-a-membrane-can-do',
  },
  wetBoots: {
    text: { en: 'Dry boots overnight', fr: 'Sécher des bottes en une nuit', de: 'Stiefel über Nacht trocknen' },
    url: '/articles/dry-wet-boots',
  },
  newSoles: {
    text: { en: 'New soles for old boots', fr: 'Ressemeler de vieilles bottes', de: 'Neue Sohlen für alte Stiefel' },
    url: '/articles/new-soles-for-old-boots',
  },
} as const satisfies { readonly [topic: string]: CardLink };
