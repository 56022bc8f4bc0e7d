import type { CategoryData } from './category.ts';

export const footwearCategories: readonly CategoryData[] = [
  {
    id: '1000',
    slug: 'footwear',
    title: { en: 'Footwear', fr: 'Chaussures', de: 'Schuhe' },
    description: {
      en: 'Trail shoes, boots and approach shoes that can be resoled, for wet rock and long days.',
      fr: 'Chaussures de sentier, bottes et chaussures d’approche ressemelables, pour la roche mouillée et les longues journées.',
      de: 'Trailschuhe, Stiefel und Zustiegsschuhe, die sich neu besohlen lassen, für nassen Fels und lange Tage.',
    },
  },
  {
    id: '1100',
    slug: 'running',
    parent: '1000',
    title: { en: 'Running', fr: 'Course', de: 'Laufen' },
    description: {
      en: 'Shoes for running, from the front door to the ridge.',
      fr: 'Des chaussures pour courir, de la porte à la crête.',
      de: 'Schuhe zum Laufen, von der Haustür bis zum Grat.',
    },
  },
  {
    id: '1110',
    slug: 'trail-running',
    parent: '1100',
    title: { en: 'Trail running', fr: 'Course en sentier', de: 'Trailrunning' },
    description: {
      en: 'Lugs that hold on mud and let go of it again.',
      fr: 'Des crampons qui tiennent dans la boue et s’en libèrent.',
      de: 'Stollen, die im Schlamm halten und ihn wieder loslassen.',
    },
  },
  {
    id: '1120',
    slug: 'road-running',
    parent: '1100',
    title: { en: 'Road and gravel', fr: 'Route et gravier', de: 'Straße und Schotter' },
    description: {
      en: 'Smooth soles for the miles before the path begins.',
      fr: 'Des semelles lisses pour les kilomètres avant le sentier.',
      de: 'Glatte Sohlen für die Kilometer, bevor der Pfad beginnt.',
    },
  },
  {
    id: '1200',
    slug: 'hiking',
    parent: '1000',
    title: { en: 'Hiking', gb: 'Walking', fr: 'Randonnée', de: 'Wandern' },
    description: {
      en: 'Boots that carry a load over more than one pass.',
      fr: 'Des bottes qui portent une charge par-dessus plus d’un col.',
      de: 'Stiefel, die eine Last über mehr als einen Pass tragen.',
    },
  },
  {
    id: '1210',
    slug: 'mid-boots',
    parent: '1200',
    title: { en: 'Mid boots', fr: 'Bottes mi-hautes', de: 'Halbhohe Stiefel' },
    description: {
      en: 'Ankle high, light enough for a day, firm enough for a week.',
      fr: 'À la cheville, assez légères pour un jour, assez fermes pour une semaine.',
      de: 'Knöchelhoch, leicht genug für einen Tag, fest genug für eine Woche.',
    },
  },
  {
    id: '1220',
    slug: 'high-boots',
    parent: '1200',
    title: { en: 'High boots', fr: 'Bottes hautes', de: 'Hohe Stiefel' },
    description: {
      en: 'For snow, scree and full packs.',
      fr: 'Pour la neige, les éboulis et les sacs pleins.',
      de: 'Für Schnee, Geröll und volle Rucksäcke.',
    },
  },
  {
    id: '1300',
    slug: 'approach',
    parent: '1000',
    title: { en: 'Approach', fr: 'Approche', de: 'Zustieg' },
    description: {
      en: 'Shoes that walk in, climb a little and walk out.',
      fr: 'Des chaussures qui marchent, grimpent un peu et reviennent.',
      de: 'Schuhe, die hinlaufen, ein wenig klettern und zurücklaufen.',
    },
  },
];
