import type { CategoryData } from './category.ts';

export const clothingCategories: readonly CategoryData[] = [
  {
    id: '2000',
    slug: 'clothing',
    title: { en: 'Clothing', fr: 'Vêtements', de: 'Bekleidung' },
    description: {
      en: 'Down, shells, fleece and merino in small runs, made to be layered and to be mended.',
      fr: 'Duvet, coquilles, polaire et mérinos en petites séries, faits pour se superposer et se réparer.',
      de: 'Daune, Hardshell, Fleece und Merino in kleinen Serien, zum Übereinandertragen und zum Flicken gemacht.',
    },
  },
  {
    id: '2100',
    slug: 'jackets',
    parent: '2000',
    title: { en: 'Jackets', fr: 'Manteaux', de: 'Jacken' },
    description: {
      en: 'Against cold, against rain, and for the hours in between.',
      fr: 'Contre le froid, contre la pluie et pour les heures entre les deux.',
      de: 'Gegen Kälte, gegen Regen und für die Stunden dazwischen.',
    },
  },
  {
    id: '2110',
    slug: 'down',
    parent: '2100',
    title: { en: 'Down', fr: 'Duvet', de: 'Daune' },
    description: {
      en: 'Traceable down, from thin layer to belay parka.',
      fr: 'Du duvet retraçable, de la couche mince au parka d’assurage.',
      de: 'Rückverfolgbare Daune, von der dünnen Lage bis zum Sicherungsparka.',
    },
  },
  {
    id: '2120',
    slug: 'shells',
    parent: '2100',
    title: { en: 'Rain and shell', fr: 'Pluie et coquilles', de: 'Regen und Hardshell' },
    description: {
      en: 'Waterproof without PFAS, light or for the worst of it.',
      fr: 'Imperméables sans PFAS, légers ou pour le pire.',
      de: 'Wasserdicht ohne PFAS, leicht oder für das Schlimmste.',
    },
  },
  {
    id: '2130',
    slug: 'vests',
    parent: '2100',
    title: { en: 'Vests', gb: 'Gilets', fr: 'Vestes sans manches', de: 'Westen' },
    description: {
      en: 'A warm core, with your arms free.',
      fr: 'Le corps au chaud, les bras libres.',
      de: 'Warm am Rumpf, frei an den Armen.',
    },
  },
  {
    id: '2200',
    slug: 'fleece',
    parent: '2000',
    title: { en: 'Fleece', fr: 'Polaires', de: 'Fleecejacken' },
    description: {
      en: 'Layers that warm at once and dry by morning.',
      fr: 'Des couches qui réchauffent tout de suite et sèchent avant le matin.',
      de: 'Lagen, die sofort wärmen und bis zum Morgen trocken sind.',
    },
  },
  {
    id: '2210',
    slug: 'pile',
    parent: '2200',
    title: { en: 'Pile jackets', fr: 'Vestes à poil long', de: 'Florjacken' },
    description: {
      en: 'Deep pile for huts, boats and cold mornings.',
      fr: 'Un poil profond pour les refuges, les bateaux et les matins froids.',
      de: 'Hoher Flor für Hütten, Boote und kalte Morgen.',
    },
  },
  {
    id: '2220',
    slug: 'half-zips',
    parent: '2200',
    title: { en: 'Half-zips', fr: 'Demi-zips', de: 'Halfzips' },
    description: {
      en: 'Thin fleece that lets heat out on the way up.',
      fr: 'Une polaire mince qui laisse sortir la chaleur dans la montée.',
      de: 'Dünnes Fleece, das im Aufstieg Wärme hinauslässt.',
    },
  },
  {
    id: '2300',
    slug: 'base-layers',
    parent: '2000',
    title: { en: 'Base layers', fr: 'Couches de base', de: 'Basisschicht' },
    description: {
      en: 'Next to your skin for three days.',
      fr: 'Ce qui touche la peau pendant trois jours.',
      de: 'Was drei Tage lang auf der Haut liegt.',
    },
  },
  {
    id: '2310',
    slug: 'merino',
    parent: '2300',
    title: { en: 'Merino', fr: 'Mérinos', de: 'Merinowolle' },
    description: {
      en: 'Fine wool from farms we can name.',
      fr: 'Une laine fine de fermes que nous pouvons nommer.',
      de: 'Feine Wolle von Höfen, die wir nennen können.',
    },
  },
  {
    id: '2320',
    slug: 'long-sleeves',
    parent: '2300',
    title: { en: 'Long sleeves', fr: 'Manches longues', de: 'Langarm' },
    description: {
      en: 'Cotton for the hut and the drive home.',
      fr: 'Du coton pour le refuge et le retour.',
      de: 'Baumwolle für die Hütte und den Heimweg.',
    },
  },
  {
    id: '2400',
    slug: 'legwear',
    parent: '2000',
    title: { en: 'Pants and shorts', gb: 'Trousers and shorts', fr: 'Pantalons et shorts', de: 'Hosen und Shorts' },
    description: {
      en: 'Stretch where you step, strength where you kneel.',
      fr: 'De l’aisance pour le pas, de la résistance pour le genou.',
      de: 'Dehnbar für den Schritt, fest fürs Knie.',
    },
  },
  {
    id: '2410',
    slug: 'trousers',
    parent: '2400',
    title: { en: 'Pants', gb: 'Trousers', fr: 'Pantalons', de: 'Lange Hosen' },
    description: {
      en: 'Long legs for rock, bramble and wind.',
      fr: 'Des jambes longues pour le roc, les ronces et le vent.',
      de: 'Lange Beine für Fels, Dornen und Wind.',
    },
  },
  {
    id: '2420',
    slug: 'shorts',
    parent: '2400',
    title: { en: 'Shorts', fr: 'Shorts d’été', de: 'Kurze Hosen' },
    description: {
      en: 'Short legs for heat and fords.',
      fr: 'Des jambes courtes pour la chaleur et les gués.',
      de: 'Kurze Beine für Hitze und Furten.',
    },
  },
  {
    id: '2500',
    slug: 'accessories',
    parent: '2000',
    title: { en: 'Accessories', fr: 'Accessoires', de: 'Zubehör' },
    description: {
      en: 'Small things for heads and feet.',
      fr: 'De petites choses pour la tête et les pieds.',
      de: 'Kleine Dinge für Kopf und Füße.',
    },
  },
  {
    id: '2510',
    slug: 'headwear',
    parent: '2500',
    title: { en: 'Hats and caps', fr: 'Tuques et casquettes', de: 'Mützen und Kappen' },
    description: {
      en: 'Wool against frost, waxed cotton against showers.',
      fr: 'La laine contre le gel, le coton ciré contre l’averse.',
      de: 'Wolle gegen Frost, gewachste Baumwolle gegen Schauer.',
    },
  },
  {
    id: '2520',
    slug: 'socks',
    parent: '2500',
    title: { en: 'Socks', fr: 'Chaussettes', de: 'Socken' },
    description: {
      en: 'Merino with a left and a right.',
      fr: 'Du mérinos, une gauche et une droite.',
      de: 'Merino, links und rechts.',
    },
  },
];
