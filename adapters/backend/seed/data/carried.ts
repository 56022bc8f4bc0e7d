import type { StyleData } from './style.ts';

export const carried: readonly StyleData[] = [
  {
    id: 'NKPACK38', type: 'packs', sizes: 'one', categories: ['3000', '6000', '7000'], launched: '2025-05-18', rating: [4.6, 341],
    colors: [{ code: 'MOS', family: 'green' }, { code: 'CLY', family: 'red' }],
    offer: { price: { usd: 148, cad: 199, gbp: 119 }, was: { usd: 185, cad: 249, gbp: 149 }, lowest: { usd: 165, cad: 219, gbp: 134 } },
    name: { en: 'Tarn 38 Pack', fr: 'Sac Tarn 38' },
    kind: { en: 'Hiking backpack', fr: 'Sac à dos de randonnée' },
    description: {
      en: 'Thirty-eight liters for three days out. The frame is one sheet you can take out and sit on; the belt, the straps and every buckle come off with a coin.',
      gb: 'Thirty-eight litres for three days out. The frame is one sheet you can take out and sit on; the belt, the straps and every buckle come off with a coin.',
      fr: 'Trente-huit litres pour trois jours dehors. L’armature est une feuille qu’on retire pour s’asseoir; la ceinture, les bretelles et chaque boucle se démontent avec une pièce de monnaie.',
    },
    features: {
      en: ['38 liters, 1,180 g', 'Back length adjusts from 42 to 54 cm', 'Side pockets you can reach while walking', 'Rain cover in the base'],
      gb: ['38 litres, 1,180 g', 'Back length adjusts from 42 to 54 cm', 'Side pockets you can reach while walking', 'Rain cover in the base'],
      fr: ['38 litres, 1 180 g', 'Longueur de dos réglable de 42 à 54 cm', 'Poches latérales accessibles en marchant', 'Housse de pluie dans le fond'],
    },
    materials: { en: '210-denier recycled nylon ripstop, aluminum hooks.', gb: '210-denier recycled nylon ripstop, aluminium hooks.', fr: 'Nylon indéchirable recyclé de 210 deniers, crochets d’aluminium.' },
    care: { en: 'Sponge with mild soap. Never machine wash.', fr: 'Nettoyer à l’éponge avec un savon doux. Ne jamais laver à la machine.' },
  },
  {
    id: 'NKHAUL50', type: 'packs', sizes: 'one', categories: ['3000', '4000'], launched: '2026-02-09', rating: [4.7, 102],
    colors: [{ code: 'OCH', family: 'yellow' }, { code: 'INK', family: 'blue' }],
    offer: { price: { usd: 125, cad: 165, gbp: 105 } },
    name: { en: 'Haul 50 Duffel', fr: 'Sac de voyage Haul 50' },
    kind: { en: 'Duffel bag', fr: 'Sac de voyage' },
    description: {
      en: 'A duffel that is thrown onto roofs and into boats. The handles carry like a pack when the road ends.',
      fr: 'Un sac qu’on lance sur les toits et dans les bateaux. Ses poignées se portent comme un sac à dos quand la route s’arrête.',
    },
    features: {
      en: ['50 liters, within most cabin limits', 'Coated cloth with welded base', 'Handles turn into shoulder straps', 'Wet pocket at one end'],
      gb: ['50 litres, within most cabin limits', 'Coated cloth with welded base', 'Handles turn into shoulder straps', 'Wet pocket at one end'],
      fr: ['50 litres, accepté par la plupart des cabines', 'Toile enduite à fond soudé', 'Poignées transformables en bretelles', 'Poche étanche à une extrémité'],
    },
    materials: { en: '600-denier recycled polyester with a TPU coating.', fr: 'Polyester recyclé de 600 deniers à enduit de TPU.' },
    care: { en: 'Hose down, dry open.', fr: 'Rincer au jet, laisser sécher ouvert.' },
  },
  {
    id: 'NKKILD07', type: 'camp', sizes: 'one', categories: ['4000', '7000'], launched: '2026-01-15', rating: [4.8, 267],
    colors: [{ code: 'STL', family: 'grey' }, { code: 'EMB', family: 'red' }],
    offer: { price: { usd: 36, cad: 48, gbp: 30 } },
    name: { en: 'Kilde Bottle 0.7', fr: 'Gourde Kilde 0,7' },
    kind: { en: 'Insulated bottle', fr: 'Gourde isotherme' },
    description: {
      en: 'Tea for breakfast, still warm at the summit. A steel bottle with a loop that takes two fingers in mittens.',
      fr: 'Le thé du matin, encore chaud au sommet. Une gourde d’acier dont la boucle laisse passer deux doigts en mitaines.',
    },
    features: {
      en: ['0.7 liters, 340 g', 'Hot for 12 hours, cold for 24', 'Lid without a hidden corner', 'Every seal can be bought on its own'],
      gb: ['0.7 litres, 340 g', 'Hot for 12 hours, cold for 24', 'Lid without a hidden corner', 'Every seal can be bought on its own'],
      fr: ['0,7 litre, 340 g', 'Chaud 12 heures, froid 24', 'Couvercle sans recoin caché', 'Chaque joint se vend séparément'],
    },
    materials: { en: '18/8 stainless steel, 90% recycled; lid of polypropylene.', fr: 'Acier inoxydable 18/8, 90 % recyclé; couvercle de polypropylène.' },
    care: { en: 'Dishwasher safe without the lid.', fr: 'Lavable au lave-vaisselle sans le couvercle.' },
  },
];
