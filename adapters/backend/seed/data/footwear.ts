import { colors, withOffer } from './colors.ts';
import type { StyleData } from './style.ts';

export const footwear: readonly StyleData[] = [
  {
    id: 'NKTRAIL3', type: 'footwear', sizes: 'shoes', categories: ['1110', '5000', '7000'], launched: '2026-09-14', rating: [4.6, 11], badge: 'new',
    colors: colors('EMB', 'FJO', 'MOS', 'SAN', 'COA'),
    offer: { price: { usd: 160, cad: 215, gbp: 135 } },
    name: { en: 'Kamm Trail 3', fr: 'Kamm Trail 3', de: 'Kamm Trail 3' },
    kind: { en: 'Trail running shoe', fr: 'Chaussure de course en sentier', de: 'Trailrunningschuh' },
    description: {
      en: 'A light shoe for steep, wet ground. The third Kamm Trail keeps the low, steady ride of the second, adds 4 mm of foam under the forefoot and a lug pattern that lets go of mud between two strides.',
      gb: 'A light shoe for steep, wet ground. The third Kamm Trail keeps the low, steady ride of the second, adds 4 mm of foam under the forefoot and a lug pattern that lets go of mud between two strides.',
      fr: 'Une chaussure légère pour les terrains raides et mouillés. La troisième Kamm Trail garde l’assise basse et stable de la deuxième, ajoute quatre millimètres de mousse sous l’avant-pied et des crampons qui se libèrent de la boue entre deux foulées.',
      de: 'Ein leichter Schuh für steiles, nasses Gelände. Der dritte Kamm Trail läuft so flach und ruhig wie der zweite, hat vier Millimeter mehr Schaum unter dem Vorfuß und Stollen, die den Schlamm zwischen zwei Schritten loslassen.',
    },
    features: {
      en: ['5 mm lugs in a compound that grips wet rock', 'Ripstop upper without a seam over the toes', '6 mm drop, 10.1 oz (285 g) in a US 8.5', 'Can be resoled twice in our workshop'],
      gb: ['5 mm lugs in a compound that grips wet rock', 'Ripstop upper without a seam over the toes', '6 mm drop, 285 g in a UK 8', 'Can be resoled twice in our workshop'],
      fr: ['Crampons de 5 mm dans une gomme qui adhère à la roche mouillée', 'Tige indéchirable sans couture sur les orteils', 'Dénivelé de 6 mm, 285 g en pointure 42', 'Ressemelable deux fois dans notre atelier'],
      de: ['5-mm-Stollen aus einer Mischung, die auf nassem Fels hält', 'Ripstop-Schaft ohne Naht über den Zehen', '6 mm Sprengung, 285 g in Größe 42', 'In unserer Werkstatt zweimal neu besohlbar'],
    },
    materials: { en: 'Upper: recycled nylon ripstop. Midsole: EVA foam, 20% recycled. Outsole: natural and synthetic rubber.', fr: 'Tige : nylon indéchirable recyclé. Semelle intercalaire : mousse EVA, 20 % recyclée. Semelle : caoutchouc naturel et synthétique.', de: 'Schaft: recyceltes Nylon-Ripstop. Zwischensohle: EVA-Schaum, zu 20 % recycelt. Außensohle: Natur- und Synthesekautschuk.' },
    care: { en: 'Rinse with cold water, take out the insoles and dry away from heat.', fr: 'Rincer à l’eau froide, retirer les semelles intérieures et laisser sécher loin de la chaleur.', de: 'Mit kaltem Wasser abspülen, Einlegesohlen herausnehmen und fern von Hitze trocknen.' },
  },
  {
    id: 'NKRIDGE1', type: 'footwear', sizes: 'shoes', categories: ['1210', '6000', '7000'], launched: '2025-10-06', rating: [4.6, 9],
    colors: withOffer(colors('BAR', 'SLT', 'PIN'), 'SLT', { price: { usd: 151, cad: 199, gbp: 127 }, was: { usd: 189, cad: 249, gbp: 159 }, lowest: { usd: 169, cad: 225, gbp: 139 } }),
    offer: { price: { usd: 189, cad: 249, gbp: 159 } },
    name: { en: 'Ridgeline Mid', fr: 'Ridgeline Mid', de: 'Ridgeline Mid' },
    kind: { en: 'Hiking boot', gb: 'Walking boot', fr: 'Botte de randonnée', de: 'Wanderstiefel' },
    description: {
      en: 'A mid boot for people who carry a load over more than one pass. Waxed leather where rock wears, mesh where feet breathe, and a stitched sole that any cobbler can take off.',
      fr: 'Une botte mi-haute pour qui porte une charge par-dessus plus d’un col. Du cuir ciré là où la roche use, du filet là où le pied respire, et une semelle cousue que tout cordonnier sait retirer.',
      de: 'Ein halbhoher Stiefel für alle, die ihre Last über mehr als einen Pass tragen. Gewachstes Leder, wo der Fels scheuert, Mesh, wo der Fuß atmet, und eine genähte Sohle, die jeder Schuster abnehmen kann.',
    },
    features: {
      en: ['Waterproof, breathable lining', 'Waxed nubuck with a stitched rubber rand', 'Nylon shank for loads up to 33 lb (15 kg)', 'Spare red laces in the box'],
      gb: ['Waterproof, breathable lining', 'Waxed nubuck with a stitched rubber rand', 'Nylon shank for loads up to 15 kg', 'Spare red laces in the box'],
      fr: ['Doublure imperméable et respirante', 'Nubuck ciré et pare-pierres en caoutchouc cousu', 'Cambrion de nylon pour des charges jusqu’à 15 kg', 'Lacets rouges de rechange dans la boîte'],
      de: ['Wasserdichtes, atmungsaktives Futter', 'Gewachstes Nubuk mit genähtem Gummirand', 'Nylongelenk für Lasten bis 15 kg', 'Rote Schnürsenkel liegen bei'],
    },
    materials: { en: 'Upper: nubuck leather, polyester mesh. Lining: recycled polyester with a PFAS-free membrane. Outsole: rubber.', fr: 'Tige : nubuck, filet de polyester. Doublure : polyester recyclé avec membrane sans PFAS. Semelle : caoutchouc.', de: 'Schaft: Nubukleder, Polyestermesh. Futter: recyceltes Polyester mit PFAS-freier Membran. Außensohle: Gummi.' },
    care: { en: 'Brush off dry mud. Wax the leather every twenty days of use.', fr: 'Brosser la boue séchée. Cirer le cuir tous les vingt jours d’utilisation.', de: 'Trockenen Schlamm abbürsten. Das Leder alle zwanzig Einsatztage wachsen.' },
  },
  {
    id: 'NKAPPR02', type: 'footwear', sizes: 'shoes', categories: ['1300', '5000'], launched: '2026-08-20', rating: [4.4, 9],
    colors: colors('CLY', 'INK', 'LIC'),
    offer: { price: { usd: 145, cad: 195, gbp: 125 } },
    name: { en: 'Skare Approach', fr: 'Skare Approche', de: 'Skare Zustieg' },
    kind: { en: 'Approach shoe', fr: 'Chaussure d’approche', de: 'Zustiegsschuh' },
    description: {
      en: 'For the walk in, the easy pitches and the way down. Laced to the toes so that it holds on small edges, and soft enough at the heel to be worn all day in town.',
      fr: 'Pour la marche d’approche, les longueurs faciles et la descente. Lacée jusqu’aux orteils pour tenir sur les petites prises, et assez souple au talon pour se porter toute la journée en ville.',
      de: 'Für den Zustieg, die leichten Seillängen und den Weg hinunter. Bis zu den Zehen geschnürt, damit er auf kleinen Tritten hält, und an der Ferse weich genug für einen ganzen Tag in der Stadt.',
    },
    features: {
      en: ['Climbing zone of smooth, sticky rubber', 'Lacing down to the toes', 'Suede that takes wax well', 'Heel loop for a carabiner'],
      fr: ['Zone de grimpe en gomme lisse et adhérente', 'Laçage jusqu’aux orteils', 'Suède qui prend bien la cire', 'Boucle au talon pour un mousqueton'],
      de: ['Kletterzone aus glattem, haftendem Gummi', 'Schnürung bis zu den Zehen', 'Veloursleder, das Wachs gut annimmt', 'Fersenschlaufe für einen Karabiner'],
    },
    materials: { en: 'Upper: suede. Lining: recycled polyester. Outsole: climbing rubber.', fr: 'Tige : suède. Doublure : polyester recyclé. Semelle : gomme d’escalade.', de: 'Schaft: Veloursleder. Futter: recyceltes Polyester. Außensohle: Klettergummi.' },
    care: { en: 'Brush, then air at room temperature. Clean the toe with a damp cloth for full grip.', fr: 'Brosser, puis aérer à température ambiante. Nettoyer la pointe avec un linge humide pour retrouver toute l’adhérence.', de: 'Abbürsten und bei Zimmertemperatur lüften. Die Spitze feucht abwischen, dann haftet sie wieder voll.' },
  },
  {
    id: 'NKFJELL4', type: 'footwear', sizes: 'shoes', categories: ['1220', '5000'], launched: '2026-08-31', rating: [4.5, 8],
    colors: colors('BAR', 'COA'),
    offer: { price: { usd: 245, cad: 325, gbp: 205 } },
    name: { en: 'Fjell Storm Boot', fr: 'Botte Fjell Tempête', de: 'Fjell Sturmstiefel' },
    kind: { en: 'High hiking boot', gb: 'High walking boot', fr: 'Botte de randonnée haute', de: 'Hoher Wanderstiefel' },
    description: {
      en: 'For wet snow, scree and weeks with a full pack. The cuff closes high above the ankle, and the leather is one piece with a single seam at the heel.',
      fr: 'Pour la neige mouillée, les éboulis et les semaines à sac plein. La tige se ferme haut sur la cheville, et le cuir est d’une seule pièce, avec une seule couture au talon.',
      de: 'Für Nassschnee, Geröll und Wochen mit vollem Rucksack. Der Schaft schließt hoch über dem Knöchel, und das Leder ist ein einziges Stück mit einer Naht an der Ferse.',
    },
    features: {
      en: ['2.8 mm full-grain leather in one piece', 'Takes a strap crampon', 'Wool felt under the insole', 'Cuff 7½ in (19 cm) above the sole'],
      gb: ['2.8 mm full-grain leather in one piece', 'Takes a strap crampon', 'Wool felt under the insole', 'Cuff 19 cm above the sole'],
      fr: ['Cuir pleine fleur de 2,8 mm d’une seule pièce', 'Accepte un crampon à lanières', 'Feutre de laine sous la semelle intérieure', 'Tige de 19 cm au-dessus de la semelle'],
      de: ['2,8 mm Vollnarbenleder in einem Stück', 'Nimmt ein Steigeisen mit Riemen auf', 'Wollfilz unter der Einlegesohle', 'Schaft 19 cm über der Sohle'],
    },
    materials: {
      en: 'Upper: full-grain cattle leather. Lining: PFAS-free membrane and recycled polyester. Outsole: rubber.',
      fr: 'Tige : cuir de vache pleine fleur. Doublure : membrane sans PFAS et polyester recyclé. Semelle : caoutchouc.',
      de: 'Schaft: Rindsleder mit vollem Narben. Futter: PFAS-freie Membran und recyceltes Polyester. Außensohle: Gummi.',
    },
    care: {
      en: 'Dry slowly, away from stoves. Wax the seam at the heel before every long trip.',
      fr: 'Sécher lentement, loin des poêles. Cirer la couture du talon avant chaque long voyage.',
      de: 'Langsam trocknen, nicht am Ofen. Die Fersennaht vor jeder langen Tour wachsen.',
    },
  },
  {
    id: 'NKLOOP05', type: 'footwear', sizes: 'shoes', categories: ['1120'], launched: '2026-05-11', rating: [4.4, 9],
    colors: colors('CHK', 'TID', 'EMB'),
    offer: { price: { usd: 140, cad: 189, gbp: 119 } },
    name: { en: 'Loop Road', fr: 'Loop Route', de: 'Loop Straße' },
    kind: { en: 'Running shoe for roads and gravel', fr: 'Chaussure de course pour route et gravier', de: 'Laufschuh für Straße und Schotter' },
    description: {
      en: 'For the miles between the front door and the first climb. A smooth sole with grooves instead of lugs rolls quietly on asphalt and still holds on wet gravel.',
      fr: 'Pour les kilomètres entre la porte et la première montée. Une semelle lisse, rainurée plutôt que cramponnée, qui roule sans bruit sur l’asphalte et tient encore sur le gravier mouillé.',
      de: 'Für die Kilometer zwischen Haustür und erstem Anstieg. Eine glatte Sohle mit Rillen statt Stollen rollt leise auf Asphalt und hält auch auf nassem Schotter.',
    },
    features: {
      en: ['Grooved sole, 2 mm deep', '8 mm drop, 8.7 oz (248 g) in a US 8.5', 'Knit upper without glue', 'Reflective yarn in the heel loop'],
      gb: ['Grooved sole, 2 mm deep', '8 mm drop, 248 g in a UK 8', 'Knit upper without glue', 'Reflective yarn in the heel loop'],
      fr: ['Semelle rainurée de 2 mm', 'Dénivelé de 8 mm, 248 g en pointure 42', 'Tige en maille, sans colle', 'Fil réfléchissant dans la boucle du talon'],
      de: ['Gerillte Sohle, 2 mm tief', '8 mm Sprengung, 248 g in Größe 42', 'Gestrickter Schaft ohne Kleber', 'Reflektierendes Garn in der Fersenschlaufe'],
    },
    materials: {
      en: 'Upper: recycled polyester knit. Midsole: EVA foam, 35% recycled. Outsole: rubber.',
      fr: 'Tige : maille de polyester recyclé. Semelle intercalaire : mousse EVA, 35 % recyclée. Semelle : caoutchouc.',
      de: 'Schaft: Gestrick aus recyceltem Polyester. Zwischensohle: EVA-Schaum, zu 35 % recycelt. Außensohle: Gummi.',
    },
    care: {
      en: 'Wash by hand with lukewarm water. Stuff with paper to dry.',
      fr: 'Laver à la main à l’eau tiède. Bourrer de papier pour sécher.',
      de: 'Von Hand mit lauwarmem Wasser waschen. Zum Trocknen mit Papier ausstopfen.',
    },
  },
];
