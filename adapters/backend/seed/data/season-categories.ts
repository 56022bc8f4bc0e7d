import type { CategoryData } from './category.ts';

/** Categories that contain products of other categories. `trail-proven` is not in the menu: the home page shows it. */
export const seasonCategories: readonly CategoryData[] = [
  {
    id: '5000',
    slug: 'new',
    title: { en: 'New', fr: 'Nouveautés', de: 'Neu' },
    description: {
      en: 'What left the workshop this season.',
      fr: 'Ce qui est sorti de l’atelier cette saison.',
      de: 'Was in dieser Saison die Werkstatt verlassen hat.',
    },
  },
  {
    id: '6000',
    slug: 'sale',
    title: { en: 'Sale', fr: 'Soldes', de: 'Angebote' },
    description: {
      en: 'Last runs and last colors, with the same guarantee.',
      gb: 'Last runs and last colours, with the same guarantee.',
      fr: 'Dernières séries et dernières couleurs, avec la même garantie.',
      de: 'Letzte Serien und letzte Farben, mit derselben Garantie.',
    },
  },
  {
    id: '7000',
    slug: 'trail-proven',
    title: { en: 'Trail-proven this week', fr: 'Éprouvés en sentier cette semaine', de: 'Diese Woche am Berg bewährt' },
    description: {
      en: 'Gear that earned good reviews on the trail this week.',
      gb: 'Kit that earned good reviews in the hills this week.',
      fr: 'Ce qui est revenu des montagnes cette semaine avec de bons commentaires.',
      de: 'Was diese Woche mit guten Worten vom Berg zurückkam.',
    },
  },
];
