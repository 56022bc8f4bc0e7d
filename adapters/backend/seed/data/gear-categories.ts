import type { CategoryData } from './category.ts';

export const gearCategories: readonly CategoryData[] = [
  {
    id: '3000',
    slug: 'packs',
    title: { en: 'Packs', fr: 'Sacs', de: 'Rucksäcke' },
    description: {
      en: 'Packs and duffels with parts you can replace, from a day on the ridge to a week away.',
      fr: 'Sacs à dos et sacs de voyage aux pièces remplaçables, d’une journée de crête à une semaine au loin.',
      de: 'Rucksäcke und Taschen mit Teilen, die sich ersetzen lassen, vom Tag am Grat bis zur Woche in der Ferne.',
    },
  },
  {
    id: '3100',
    slug: 'backpacks',
    parent: '3000',
    title: { en: 'Backpacks', fr: 'Sacs à dos', de: 'Tragerucksäcke' },
    description: {
      en: 'Carried by the hips, opened with one hand.',
      fr: 'Portés par les hanches, ouverts d’une main.',
      de: 'Von den Hüften getragen, mit einer Hand geöffnet.',
    },
  },
  {
    id: '3110',
    slug: 'multi-day-packs',
    parent: '3100',
    title: { en: 'Multi-day packs', fr: 'Sacs de plusieurs jours', de: 'Mehrtagesrucksäcke' },
    description: { en: 'For two nights and more.', fr: 'Pour deux nuits et plus.', de: 'Für zwei Nächte und mehr.' },
  },
  {
    id: '3120',
    slug: 'daypacks',
    parent: '3100',
    title: { en: 'Daypacks', fr: 'Sacs de jour', de: 'Tagesrucksäcke' },
    description: {
      en: 'For the commute and the summit.',
      fr: 'Pour le trajet et le sommet.',
      de: 'Für den Arbeitsweg und den Gipfel.',
    },
  },
  {
    id: '3200',
    slug: 'travel',
    parent: '3000',
    title: { en: 'Travel', fr: 'Voyage', de: 'Reisen' },
    description: {
      en: 'Bags for roofs, boats and luggage racks.',
      fr: 'Des sacs pour les toits, les bateaux et les porte-bagages.',
      de: 'Taschen für Dächer, Boote und Gepäckträger.',
    },
  },
  {
    id: '3210',
    slug: 'duffels',
    parent: '3200',
    title: { en: 'Duffels', fr: 'Sacs polochons', de: 'Reisetaschen' },
    description: {
      en: 'Welded bases and handles that become straps.',
      fr: 'Des fonds soudés et des poignées qui deviennent bretelles.',
      de: 'Verschweißte Böden und Griffe, die zu Trägern werden.',
    },
  },
  {
    id: '3220',
    slug: 'dry-bags',
    parent: '3200',
    title: { en: 'Dry bags', fr: 'Sacs étanches', de: 'Packsäcke' },
    description: {
      en: 'Rolled three times, dry all night.',
      fr: 'Enroulés trois fois, au sec toute la nuit.',
      de: 'Dreimal gerollt, die ganze Nacht trocken.',
    },
  },
  {
    id: '4000',
    slug: 'camp',
    title: { en: 'Camp', fr: 'Camping', de: 'Lager' },
    description: {
      en: 'The small things that make a cold camp a good one.',
      fr: 'Les petites choses qui rendent un campement froid agréable.',
      de: 'Die kleinen Dinge, die aus einem kalten Lager ein gutes machen.',
    },
  },
  {
    id: '4100',
    slug: 'tents',
    parent: '4000',
    title: { en: 'Tents', fr: 'Tentes', de: 'Zelte' },
    description: {
      en: 'Up in minutes, calm in wind.',
      fr: 'Montées en minutes, calmes dans le vent.',
      de: 'In Minuten aufgebaut, ruhig im Wind.',
    },
  },
  {
    id: '4200',
    slug: 'drinkware',
    parent: '4000',
    title: { en: 'Drinkware', fr: 'Gourdes et tasses', de: 'Trinken' },
    description: {
      en: 'Steel that keeps tea hot and outlives a fall.',
      fr: 'De l’acier qui garde le thé chaud et survit aux chutes.',
      de: 'Stahl, der Tee heiß hält und einen Sturz überlebt.',
    },
  },
  {
    id: '4210',
    slug: 'bottles',
    parent: '4200',
    title: { en: 'Bottles', fr: 'Gourdes', de: 'Flaschen' },
    description: {
      en: 'Insulated, with every seal for sale.',
      fr: 'Isothermes, avec chaque joint en vente.',
      de: 'Isoliert, und jede Dichtung gibt es zu kaufen.',
    },
  },
  {
    id: '4220',
    slug: 'mugs',
    parent: '4200',
    title: { en: 'Mugs', fr: 'Tasses', de: 'Becher' },
    description: { en: 'Enamel that goes on the fire.', fr: 'De l’émail pour le feu.', de: 'Email fürs Feuer.' },
  },
];
