import type { StyleData } from './style.ts';

export const footwear: readonly StyleData[] = [
  {
    id: 'NKTRAIL3', type: 'footwear', sizes: 'shoes', categories: ['1000', '5000', '7000'], launched: '2026-09-14', rating: [4.7, 212], badge: 'new',
    colors: [{ code: 'EMB', family: 'red' }, { code: 'FJO', family: 'blue' }, { code: 'MOS', family: 'green' }],
    offer: { price: { usd: 160, cad: 215, gbp: 135 } },
    name: { en: 'Kamm Trail 3', fr: 'Kamm Trail 3' },
    kind: { en: 'Trail running shoe', fr: 'Chaussure de course en sentier' },
    description: {
      en: 'A light shoe for steep, wet ground. The third Kamm Trail keeps the low, steady ride of the second, adds four millimeters of foam under the forefoot and a lug pattern that lets go of mud between two strides.',
      gb: 'A light shoe for steep, wet ground. The third Kamm Trail keeps the low, steady ride of the second, adds four millimetres of foam under the forefoot and a lug pattern that lets go of mud between two strides.',
      fr: 'Une chaussure légère pour les terrains raides et mouillés. La troisième Kamm Trail garde l’assise basse et stable de la deuxième, ajoute quatre millimètres de mousse sous l’avant-pied et des crampons qui se libèrent de la boue entre deux foulées.',
    },
    features: {
      en: ['5 mm lugs in a compound that grips wet rock', 'Ripstop upper without a seam over the toes', '6 mm drop, 285 g in a US 8.5', 'Can be resoled twice in our workshop'],
      gb: ['5 mm lugs in a compound that grips wet rock', 'Ripstop upper without a seam over the toes', '6 mm drop, 285 g in a UK 8', 'Can be resoled twice in our workshop'],
      fr: ['Crampons de 5 mm dans une gomme qui adhère à la roche mouillée', 'Tige indéchirable sans couture sur les orteils', 'Dénivelé de 6 mm, 285 g en pointure 42', 'Ressemelable deux fois dans notre atelier'],
    },
    materials: { en: 'Upper: recycled nylon ripstop. Midsole: EVA foam, 20% recycled. Outsole: natural and synthetic rubber.', fr: 'Tige : nylon indéchirable recyclé. Semelle intercalaire : mousse EVA, 20 % recyclée. Semelle : caoutchouc naturel et synthétique.' },
    care: { en: 'Rinse with cold water, take out the insoles and dry away from heat.', fr: 'Rincer à l’eau froide, retirer les semelles intérieures et laisser sécher loin de la chaleur.' },
  },
  {
    id: 'NKRIDGE1', type: 'footwear', sizes: 'shoes', categories: ['1000', '6000', '7000'], launched: '2025-10-06', rating: [4.6, 148],
    colors: [{ code: 'BAR', family: 'brown' }, { code: 'SLT', family: 'grey', offer: { price: { usd: 151, cad: 199, gbp: 127 }, was: { usd: 189, cad: 249, gbp: 159 }, lowest: { usd: 169, cad: 225, gbp: 139 } } }],
    offer: { price: { usd: 189, cad: 249, gbp: 159 } },
    name: { en: 'Ridgeline Mid', fr: 'Ridgeline Mid' },
    kind: { en: 'Hiking boot', fr: 'Botte de randonnée' },
    description: {
      en: 'A mid boot for people who carry a load over more than one pass. Waxed leather where rock wears, mesh where feet breathe, and a stitched sole that any cobbler can take off.',
      fr: 'Une botte mi-haute pour qui porte une charge par-dessus plus d’un col. Du cuir ciré là où la roche use, du filet là où le pied respire, et une semelle cousue que tout cordonnier sait retirer.',
    },
    features: {
      en: ['Waterproof, breathable lining', 'Waxed nubuck with a stitched rubber rand', 'Nylon shank for loads up to 15 kg', 'Red laces in the box as well'],
      fr: ['Doublure imperméable et respirante', 'Nubuck ciré et pare-pierres en caoutchouc cousu', 'Cambrion de nylon pour des charges jusqu’à 15 kg', 'Lacets rouges aussi dans la boîte'],
    },
    materials: { en: 'Upper: nubuck leather, polyester mesh. Lining: recycled polyester with a PFAS-free membrane. Outsole: rubber.', fr: 'Tige : nubuck, filet de polyester. Doublure : polyester recyclé avec membrane sans PFAS. Semelle : caoutchouc.' },
    care: { en: 'Brush off dry mud. Wax the leather every twenty days of use.', fr: 'Brosser la boue séchée. Cirer le cuir tous les vingt jours d’utilisation.' },
  },
  {
    id: 'NKAPPR02', type: 'footwear', sizes: 'shoes', categories: ['1000', '5000'], launched: '2026-08-20', rating: [4.5, 87],
    colors: [{ code: 'CLY', family: 'orange' }, { code: 'INK', family: 'blue' }],
    offer: { price: { usd: 145, cad: 195, gbp: 125 } },
    name: { en: 'Skare Approach', fr: 'Skare Approche' },
    kind: { en: 'Approach shoe', fr: 'Chaussure d’approche' },
    description: {
      en: 'For the walk in, the easy pitches and the way down. Laced to the toes so that it holds on small edges, and soft enough at the heel to be worn all day in town.',
      fr: 'Pour la marche d’approche, les longueurs faciles et la descente. Lacée jusqu’aux orteils pour tenir sur les petites prises, et assez souple au talon pour se porter toute la journée en ville.',
    },
    features: {
      en: ['Climbing zone of smooth, sticky rubber', 'Lacing down to the toes', 'Suede that takes wax well', 'Heel loop for a carabiner'],
      fr: ['Zone de grimpe en gomme lisse et adhérente', 'Laçage jusqu’aux orteils', 'Suède qui prend bien la cire', 'Boucle au talon pour un mousqueton'],
    },
    materials: { en: 'Upper: suede. Lining: recycled polyester. Outsole: climbing rubber.', fr: 'Tige : suède. Doublure : polyester recyclé. Semelle : gomme d’escalade.' },
    care: { en: 'Brush, then air at room temperature. Clean the toe with a damp cloth for full grip.', fr: 'Brosser, puis aérer à température ambiante. Nettoyer la pointe avec un linge humide pour retrouver toute l’adhérence.' },
  },
];
