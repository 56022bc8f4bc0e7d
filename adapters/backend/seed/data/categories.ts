import type { Words } from './words.ts';

export type CategoryData = { readonly id: string; readonly slug: string; readonly title: Words; readonly description: Words };

/** Categories in the order in which a product calls one of them its home. `trail-proven` stands in no menu: the home page shows it. */
export const categories: readonly CategoryData[] = [
  {
    id: '1000', slug: 'footwear', title: { en: 'Footwear', fr: 'Chaussures' },
    description: { en: 'Trail shoes, boots and approach shoes that can be resoled, for wet rock and long days.', fr: 'Chaussures de sentier, bottes et chaussures d’approche ressemelables, pour la roche mouillée et les longues journées.' },
  },
  {
    id: '2000', slug: 'clothing', title: { en: 'Clothing', fr: 'Vêtements' },
    description: { en: 'Down, shells, fleece and merino in small runs, made to be layered and to be mended.', fr: 'Duvet, coquilles, polaire et mérinos en petites séries, faits pour se superposer et se réparer.' },
  },
  {
    id: '3000', slug: 'packs', title: { en: 'Packs', fr: 'Sacs' },
    description: { en: 'Packs and duffels with parts you can replace, from a day on the ridge to a week away.', fr: 'Sacs à dos et sacs de voyage aux pièces remplaçables, d’une journée de crête à une semaine au loin.' },
  },
  {
    id: '4000', slug: 'camp', title: { en: 'Camp', fr: 'Camp' },
    description: { en: 'The small things that make a cold camp a good one.', fr: 'Les petites choses qui rendent un camp froid agréable.' },
  },
  {
    id: '5000', slug: 'new', title: { en: 'New', fr: 'Nouveautés' },
    description: { en: 'What left the workshop this season.', fr: 'Ce qui est sorti de l’atelier cette saison.' },
  },
  {
    id: '6000', slug: 'sale', title: { en: 'Sale', fr: 'Soldes' },
    description: { en: 'Last runs and last colors, with the same guarantee.', gb: 'Last runs and last colours, with the same guarantee.', fr: 'Dernières séries et dernières couleurs, avec la même garantie.' },
  },
  {
    id: '7000', slug: 'trail-proven', title: { en: 'Trail-proven this week', fr: 'Éprouvés en sentier cette semaine' },
    description: { en: 'What came back from the hills this week with a good word.', fr: 'Ce qui est revenu des montagnes cette semaine avec de bons commentaires.' },
  },
];

/** Where generated styles live, apart from everything that a shopper is led to. */
export const outlet: CategoryData = {
  id: '9000', slug: 'outlet', title: { en: 'Outlet', fr: 'Liquidation' },
  description: { en: 'Archive pieces in great numbers.', fr: 'Des pièces d’archives en grand nombre.' },
};
