import type { StyleData } from './style.ts';

export const outerwear: readonly StyleData[] = [
  {
    id: 'NKLUMEN1', type: 'jackets', sizes: 'clothes', categories: ['2000', '5000', '7000'], launched: '2026-09-01', rating: [4.8, 96], badge: 'best-seller',
    colors: [{ code: 'AMB', family: 'yellow' }, { code: 'GLA', family: 'blue' }, { code: 'PIN', family: 'green' }],
    offer: { price: { usd: 340, cad: 445, gbp: 289 } },
    name: { en: 'Lumen Down Parka', fr: 'Parka de duvet Lumen' },
    kind: { en: 'Insulated jacket', fr: 'Manteau isolé' },
    description: {
      en: 'The one you put on before the stove is lit. Baffles cut narrow over the shoulders, where packs press, and wide over the back, where warmth stays.',
      fr: 'Celle qu’on enfile avant d’allumer le réchaud. Des cloisons étroites aux épaules, où le sac appuie, et larges dans le dos, où la chaleur reste.',
    },
    features: {
      en: ['750-fill down, traceable to the farm', 'Hood that fits over a helmet', 'Two hand pockets and two inside for a bottle', 'Packs into its own pocket'],
      fr: ['Duvet 750, retraçable jusqu’à la ferme', 'Capuchon compatible avec un casque', 'Deux poches pour les mains et deux intérieures pour une gourde', 'Se range dans sa propre poche'],
    },
    materials: { en: 'Shell and lining: recycled nylon. Filling: 90% duck down, 10% feathers.', fr: 'Extérieur et doublure : nylon recyclé. Rembourrage : 90 % duvet de canard, 10 % plumes.' },
    care: { en: 'Wash at 30 °C with down soap, tumble dry on low with two tennis balls.', fr: 'Laver à 30 °C avec un savon pour duvet, sécher à basse température avec deux balles de tennis.' },
  },
  {
    id: 'NKSKAR02', type: 'jackets', sizes: 'clothes', categories: ['2000', '5000'], launched: '2026-09-21', rating: [4.6, 64], badge: 'new',
    colors: [{ code: 'TID', family: 'blue' }, { code: 'ROW', family: 'red' }],
    offer: { price: { usd: 299, cad: 395, gbp: 255 } },
    name: { en: 'Skar Shell', fr: 'Coquille Skar' },
    kind: { en: 'Waterproof jacket', fr: 'Manteau imperméable' },
    description: {
      en: 'Three layers, taped throughout, quiet enough to hear the weather turn. Long at the back, with pockets that stay free above a hip belt.',
      fr: 'Trois couches, entièrement étanchées, assez silencieuses pour entendre le temps tourner. Longue dans le dos, avec des poches qui restent libres au-dessus d’une ceinture de sac.',
    },
    features: {
      en: ['20,000 mm water column, PFAS-free', 'Two-way zips under the arms', 'Hood with one pull cord', 'Repair tape and a spare slider in the pocket'],
      fr: ['Colonne d’eau de 20 000 mm, sans PFAS', 'Fermetures à double sens sous les bras', 'Capuchon à un seul cordon', 'Ruban de réparation et curseur de rechange dans la poche'],
    },
    materials: { en: 'Recycled nylon face, polyurethane membrane, tricot backer.', fr: 'Nylon recyclé, membrane de polyuréthane, envers en tricot.' },
    care: { en: 'Wash at 40 °C without softener. Warm drying brings the water repellency back.', fr: 'Laver à 40 °C sans assouplissant. Un séchage tiède ravive la déperlance.' },
  },
  {
    id: 'NKVARDE1', type: 'midlayers', sizes: 'clothes', categories: ['2000', '6000', '7000'], launched: '2025-11-03', rating: [4.7, 173],
    colors: [{ code: 'OAT', family: 'beige' }, { code: 'LIC', family: 'green' }],
    offer: { price: { usd: 90, cad: 120, gbp: 74 }, was: { usd: 120, cad: 160, gbp: 99 }, lowest: { usd: 102, cad: 136, gbp: 84 } },
    name: { en: 'Varde Fleece', fr: 'Polaire Varde' },
    kind: { en: 'Pile fleece jacket', fr: 'Veste en laine polaire' },
    description: {
      en: 'Deep pile that warms at once and dries by the fire in an hour. Woven patches where straps rub; snaps that work with gloves on.',
      fr: 'Un poil profond qui réchauffe tout de suite et sèche en une heure près du feu. Des empiècements tissés là où les bretelles frottent; des boutons-pression qui s’ouvrent avec des gants.',
    },
    features: {
      en: ['Pile of recycled polyester, bound so that it sheds less', 'Chest pocket for a map', 'Woven shoulders and cuffs', 'Two-way front zip'],
      fr: ['Poil de polyester recyclé, lié pour perdre moins de fibres', 'Poche de poitrine pour une carte', 'Épaules et poignets tissés', 'Fermeture avant à double sens'],
    },
    materials: { en: 'Recycled polyester; patches of recycled nylon.', fr: 'Polyester recyclé; empiècements de nylon recyclé.' },
    care: { en: 'Wash cold and inside out in a filter bag. Hang to dry.', fr: 'Laver à froid et à l’envers dans un sac filtrant. Suspendre pour sécher.' },
  },
];
