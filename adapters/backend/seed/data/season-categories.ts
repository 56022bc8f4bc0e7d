import type { CategoryData } from './category.ts';

/**
 * Categories that contain products of other categories. Those of pages are not in the menu: `trail-proven` of the home
 * page, `wet-days` of a store, and the gifts of the gift guide.
 */
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
    isSearched: false,
    title: { en: 'Trail-proven this week', fr: 'Éprouvés en sentier cette semaine', de: 'Diese Woche am Berg bewährt' },
    description: {
      en: 'Gear that earned good reviews on the trail this week.',
      gb: 'Kit that earned good reviews in the hills this week.',
      fr: 'Ce qui est revenu des montagnes cette semaine avec de bons commentaires.',
      de: 'Was diese Woche mit guten Worten vom Berg zurückkam.',
    },
  },
  {
    id: '7500',
    slug: 'wet-days',
    isSearched: false,
    title: { en: 'For a wet city', fr: 'Pour une ville mouillée', de: 'Für eine nasse Stadt' },
    description: {
      en: 'What keeps water out, on the way to work and on the way up.',
      fr: 'Ce qui arrête l’eau, sur le chemin du travail comme en montagne.',
      de: 'Was Wasser abhält, auf dem Weg zur Arbeit und auf dem Weg nach oben.',
    },
  },
  {
    id: '8000',
    slug: 'gifts',
    title: { en: 'Gifts', fr: 'Cadeaux', de: 'Geschenke' },
    description: {
      en: 'Small and large things that get used, most of them without a size.',
      fr: 'De petites et de grandes choses qui servent, la plupart sans taille.',
      de: 'Kleines und Großes, das gebraucht wird, das meiste ohne Größe.',
    },
  },
  {
    id: '8100',
    slug: 'gifts-for-camp',
    isSearched: false,
    parent: '8000',
    title: { en: 'Gifts for camp', fr: 'Cadeaux pour le camp', de: 'Geschenke fürs Lager' },
    description: {
      en: 'For the early riser who lights the stove.',
      fr: 'Pour qui se lève en premier et allume le réchaud.',
      de: 'Für alle, die als Erste wach sind und den Kocher anzünden.',
    },
  },
  {
    id: '8200',
    slug: 'gifts-for-the-cold',
    isSearched: false,
    parent: '8000',
    title: { en: 'Gifts for the cold', fr: 'Cadeaux contre le froid', de: 'Geschenke gegen die Kälte' },
    description: {
      en: 'From socks to down, for people who are always cold.',
      fr: 'Des bas au duvet, pour qui a toujours froid.',
      de: 'Von Socken bis Daune, für alle, die immer frieren.',
    },
  },
  {
    id: '8300',
    slug: 'gifts-for-weekends-away',
    isSearched: false,
    parent: '8000',
    title: { en: 'Gifts for weekends away', fr: 'Cadeaux d’escapade', de: 'Geschenke für unterwegs' },
    description: {
      en: 'For people who are away from Friday noon.',
      fr: 'Pour qui est déjà sur la route le vendredi midi.',
      de: 'Für alle, die am Freitagmittag schon weg sind.',
    },
  },
];
