import type { StyleData } from './style.ts';

export const everydayWear: readonly StyleData[] = [
  {
    id: 'NKTARN01', type: 'tops', sizes: 'clothes', categories: ['2000', '7000'], launched: '2026-04-12', rating: [4.4, 119],
    colors: [{ code: 'CHK', family: 'white' }, { code: 'CLY', family: 'orange' }, { code: 'FJO', family: 'blue' }],
    offer: { price: { usd: 75, cad: 99, gbp: 65 } },
    name: { en: 'Tarn Merino Tee', fr: 'T-shirt mérinos Tarn' },
    kind: { en: 'Merino T-shirt', fr: 'T-shirt en mérinos' },
    description: {
      en: 'Fine merino around a nylon core: soft on the skin, strong under straps, and still good company on the third day.',
      fr: 'Un mérinos fin autour d’une âme de nylon : doux sur la peau, solide sous les bretelles et encore de bonne compagnie le troisième jour.',
    },
    features: {
      en: ['150 g/m² core-spun merino', 'Shoulder seams moved away from straps', 'Longer back', 'Wool from farms without mulesing'],
      fr: ['Mérinos à âme filée de 150 g/m²', 'Coutures d’épaule éloignées des bretelles', 'Dos plus long', 'Laine de fermes sans mulesing'],
    },
    materials: { en: '87% merino wool, 13% nylon.', fr: '87 % laine mérinos, 13 % nylon.' },
    care: { en: 'Wash at 30 °C on the wool program. Dry flat.', gb: 'Wash at 30 °C on the wool programme. Dry flat.', fr: 'Laver à 30 °C au programme laine. Sécher à plat.' },
  },
  {
    id: 'NKFELL01', type: 'trousers', sizes: 'clothes', categories: ['2000'], launched: '2026-03-02', rating: [4.5, 134],
    colors: [{ code: 'STN', family: 'beige' }, { code: 'COA', family: 'grey' }],
    offer: { price: { usd: 130, cad: 170, gbp: 110 } },
    name: { en: 'Fell Pants', gb: 'Fell Trousers', fr: 'Pantalon Fell' },
    kind: { en: 'Hiking pants', gb: 'Walking trousers', fr: 'Pantalon de randonnée' },
    description: {
      en: 'Stretch where you step high, hard cloth where you kneel. Cut to sit flat under a harness or a hip belt.',
      fr: 'Extensible où la jambe monte, solide où le genou se pose. Coupé pour rester plat sous un harnais ou une ceinture de sac.',
    },
    features: {
      en: ['Double knees with an opening for pads', 'Thigh pocket that takes a phone', 'Inside belt, no bulk', 'Hem with eyelets for gaiters'],
      fr: ['Genoux doubles avec ouverture pour genouillères', 'Poche de cuisse pour un téléphone', 'Ceinture intérieure, sans épaisseur', 'Ourlet à œillets pour guêtres'],
    },
    materials: { en: '63% recycled nylon, 29% organic cotton, 8% elastane.', fr: '63 % nylon recyclé, 29 % coton biologique, 8 % élasthanne.' },
    care: { en: 'Wash at 40 °C. Wax the knees if you like them drier.', fr: 'Laver à 40 °C. Cirer les genoux pour les garder plus secs.' },
  },
  {
    id: 'NKSNOW01', type: 'headwear', sizes: 'one', categories: ['2000', '4000', '6000'], launched: '2025-09-29', rating: [4.9, 58],
    colors: [{ code: 'RST', family: 'orange' }, { code: 'FOG', family: 'grey' }],
    offer: { price: { usd: 30, cad: 40, gbp: 25 }, was: { usd: 38, cad: 50, gbp: 32 }, lowest: { usd: 34, cad: 45, gbp: 28 } },
    name: { en: 'Sno Beanie', fr: 'Tuque Sno' },
    kind: { en: 'Ribbed wool beanie', fr: 'Tuque de laine côtelée' },
    description: {
      en: 'Knitted in the round from Faroese wool, double over the ears. It goes under a helmet and comes out of a pocket in shape.',
      fr: 'Tricotée en rond dans une laine des îles Féroé, double sur les oreilles. Elle passe sous un casque et ressort d’une poche sans avoir perdu sa forme.',
    },
    features: {
      en: ['Undyed stripe in the color of the sheep', 'Fleece band inside', 'Fits 54 to 61 cm'],
      gb: ['Undyed stripe in the colour of the sheep', 'Fleece band inside', 'Fits 54 to 61 cm'],
      fr: ['Rayure non teinte, de la couleur du mouton', 'Bande intérieure en polaire', 'Convient de 54 à 61 cm'],
    },
    materials: { en: '100% wool; band of recycled polyester.', fr: '100 % laine; bande de polyester recyclé.' },
    care: { en: 'Wash by hand, dry flat.', fr: 'Laver à la main, sécher à plat.' },
  },
];
