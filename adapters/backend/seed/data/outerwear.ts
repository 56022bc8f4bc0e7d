import { colors } from './colors.ts';
import type { StyleData } from './style.ts';

export const outerwear: readonly StyleData[] = [
  {
    id: 'NKLUMEN1', type: 'jackets', sizes: 'clothes', categories: ['2110', '5000', '7000'], launched: '2026-09-01', rating: [4.8, 10], badge: 'best-seller',
    colors: colors('AMB', 'GLA', 'PIN', 'ROW'),
    offer: { price: { usd: 340, cad: 445, gbp: 289 } },
    name: { en: 'Lumen Down Parka', fr: 'Parka de duvet Lumen', de: 'Lumen Daunenparka' },
    kind: { en: 'Insulated jacket', fr: 'Manteau isolé', de: 'Isolierte Jacke' },
    description: {
      en: 'The one you put on before the stove is lit. Baffles cut narrow over the shoulders, where packs press, and wide over the back, where warmth stays.',
      fr: 'Celle qu’on enfile avant d’allumer le réchaud. Des cloisons étroites aux épaules, où le sac appuie, et larges dans le dos, où la chaleur reste.',
      de: 'Die Jacke, die du anziehst, bevor der Kocher brennt. Schmale Kammern auf den Schultern, wo der Rucksack drückt, breite am Rücken, wo die Wärme bleibt.',
    },
    features: {
      en: ['750-fill down, traceable to the farm', 'Hood that fits over a helmet', 'Two hand pockets and two inside for a bottle', 'Packs into its own pocket'],
      fr: ['Duvet 750, retraçable jusqu’à la ferme', 'Capuchon compatible avec un casque', 'Deux poches pour les mains et deux intérieures pour une gourde', 'Se range dans sa propre poche'],
      de: ['750er Daune, bis zum Hof rückverfolgbar', 'Kapuze, die über einen Helm passt', 'Zwei Taschen für die Hände und zwei innen für eine Flasche', 'Lässt sich in die eigene Tasche packen'],
    },
    materials: { en: 'Shell and lining: recycled nylon. Filling: 90% duck down, 10% feathers.', fr: 'Extérieur et doublure : nylon recyclé. Rembourrage : 90 % duvet de canard, 10 % plumes.', de: 'Außenstoff und Futter: recyceltes Nylon. Füllung: 90 % Entendaune, 10 % Federn.' },
    care: { en: 'Wash at 30 °C with down soap, tumble dry on low with two tennis balls.', fr: 'Laver à 30 °C avec un savon pour duvet, sécher à basse température avec deux balles de tennis.', de: 'Bei 30 °C mit Daunenwaschmittel waschen, mit zwei Tennisbällen bei niedriger Hitze trocknen.' },
  },
  {
    id: 'NKSKAR02', type: 'jackets', sizes: 'clothes', categories: ['2120', '5000'], launched: '2026-09-21', rating: [4.6, 9], badge: 'new',
    colors: colors('TID', 'ROW', 'INK'),
    offer: { price: { usd: 299, cad: 395, gbp: 255 } },
    name: { en: 'Skar Shell', fr: 'Coquille Skar', de: 'Skar Hardshell' },
    kind: { en: 'Waterproof jacket', fr: 'Manteau imperméable', de: 'Wasserdichte Jacke' },
    description: {
      en: 'Three layers, taped throughout, quiet enough to hear the weather turn. Long at the back, with pockets that stay free above a hip belt.',
      fr: 'Trois couches, entièrement étanchées, assez silencieuses pour entendre le temps tourner. Longue dans le dos, avec des poches qui restent libres au-dessus d’une ceinture de sac.',
      de: 'Drei Lagen, durchgehend getapt und leise genug, um das Wetter umschlagen zu hören. Hinten lang, mit Taschen, die über dem Hüftgurt frei bleiben.',
    },
    features: {
      en: ['20,000 mm water column, PFAS-free', 'Two-way zips under the arms', 'Hood with one pull cord', 'Repair tape and a spare slider in the pocket'],
      fr: ['Colonne d’eau de 20 000 mm, sans PFAS', 'Fermetures à double sens sous les bras', 'Capuchon à un seul cordon', 'Ruban de réparation et curseur de rechange dans la poche'],
      de: ['20.000 mm Wassersäule, ohne PFAS', 'Zwei-Wege-Reißverschlüsse unter den Armen', 'Kapuze mit nur einem Zug', 'Reparaturband und Ersatzschieber in der Tasche'],
    },
    materials: { en: 'Recycled nylon face, polyurethane membrane, tricot backer.', fr: 'Nylon recyclé, membrane de polyuréthane, envers en tricot.', de: 'Oberstoff aus recyceltem Nylon, Polyurethanmembran, Trikot auf der Innenseite.' },
    care: { en: 'Wash at 40 °C without softener. Warm drying brings the water repellency back.', fr: 'Laver à 40 °C sans assouplissant. Un séchage tiède ravive la déperlance.', de: 'Bei 40 °C ohne Weichspüler waschen. Warmes Trocknen lässt Wasser wieder abperlen.' },
  },
  {
    id: 'NKVARDE1', type: 'midlayers', sizes: 'clothes', categories: ['2210', '6000', '7000'], launched: '2025-11-03', rating: [4.7, 10],
    colors: colors('OAT', 'LIC', 'RST'),
    offer: { price: { usd: 90, cad: 120, gbp: 74 }, was: { usd: 120, cad: 160, gbp: 99 }, lowest: { usd: 102, cad: 136, gbp: 84 } },
    name: { en: 'Varde Fleece', fr: 'Polaire Varde', de: 'Varde Fleece' },
    kind: { en: 'Pile fleece jacket', fr: 'Veste en laine polaire', de: 'Florfleecejacke' },
    description: {
      en: 'Deep pile that warms at once and dries by the fire in an hour. Woven patches where straps rub; snaps that work with gloves on.',
      fr: 'Un poil profond qui réchauffe tout de suite et sèche en une heure près du feu. Des empiècements tissés là où les bretelles frottent; des boutons-pression qui s’ouvrent avec des gants.',
      de: 'Hoher Flor, der sofort wärmt und am Feuer in einer Stunde trocknet. Gewebte Einsätze, wo Gurte scheuern, und Druckknöpfe, die mit Handschuhen aufgehen.',
    },
    features: {
      en: ['Pile of recycled polyester, bound so that it sheds less', 'Chest pocket for a map', 'Woven shoulders and cuffs', 'Two-way front zip'],
      fr: ['Poil de polyester recyclé, lié pour perdre moins de fibres', 'Poche de poitrine pour une carte', 'Épaules et poignets tissés', 'Fermeture avant à double sens'],
      de: ['Flor aus recyceltem Polyester, gebunden, damit er weniger Fasern verliert', 'Brusttasche für eine Karte', 'Gewebte Schultern und Bündchen', 'Zwei-Wege-Reißverschluss vorn'],
    },
    materials: { en: 'Recycled polyester; patches of recycled nylon.', fr: 'Polyester recyclé; empiècements de nylon recyclé.', de: 'Recyceltes Polyester, Einsätze aus recyceltem Nylon.' },
    care: { en: 'Wash cold and inside out in a filter bag. Hang to dry.', fr: 'Laver à froid et à l’envers dans un sac filtrant. Suspendre pour sécher.', de: 'Kalt und auf links in einem Filterbeutel waschen. Zum Trocknen aufhängen.' },
  },
  {
    id: 'NKSVALE1', type: 'jackets', sizes: 'clothes', categories: ['2110', '5000'], launched: '2026-08-24', rating: [4.6, 9],
    colors: colors('GLA', 'RST', 'INK'),
    offer: { price: { usd: 229, cad: 299, gbp: 195 } },
    name: { en: 'Svale Light Down', fr: 'Duvet léger Svale', de: 'Svale Leichtdaune' },
    kind: { en: 'Light down jacket', fr: 'Veste de duvet légère', de: 'Leichte Daunenjacke' },
    description: {
      en: 'A down jacket without a hood, thin enough to stay on under a shell. Two hundred and ninety grams that you only notice when you have left them at home.',
      fr: 'Une veste de duvet sans capuchon, assez mince pour rester sous une coquille. Deux cent quatre-vingt-dix grammes qu’on ne remarque que le jour où on les oublie.',
      de: 'Eine Daunenjacke ohne Kapuze, dünn genug, um unter der Hardshell zu bleiben. Zweihundertneunzig Gramm, die dir nur auffallen, wenn du sie zu Hause gelassen hast.',
    },
    features: {
      en: ['750-fill down, 290 g in size M', 'Collar lined with brushed cloth', 'Packs to the size of a mug', 'Elastic cuffs that fit under gloves'],
      fr: ['Duvet 750, 290 g en taille M', 'Col doublé d’un tissu brossé', 'Se range dans le volume d’une tasse', 'Poignets élastiques qui passent sous les gants'],
      de: ['750er Daune, 290 g in Größe M', 'Kragen mit aufgerautem Futter', 'Gepackt so groß wie eine Tasse', 'Elastische Bündchen, die unter Handschuhe passen'],
    },
    materials: {
      en: 'Shell and lining: 20-denier recycled nylon. Filling: 90% duck down, 10% feathers.',
      fr: 'Extérieur et doublure : nylon recyclé de 20 deniers. Rembourrage : 90 % duvet de canard, 10 % plumes.',
      de: 'Außenstoff und Futter: recyceltes Nylon mit 20 Denier. Füllung: 90 % Entendaune, 10 % Federn.',
    },
    care: {
      en: 'Wash at 30 °C with down soap. Dry warm until no lump is left.',
      fr: 'Laver à 30 °C avec un savon pour duvet. Sécher à chaud jusqu’à ce qu’aucun amas ne reste.',
      de: 'Bei 30 °C mit Daunenwaschmittel waschen. Warm trocknen, bis nichts mehr klumpt.',
    },
  },
  {
    id: 'NKBREID1', type: 'jackets', sizes: 'clothes', categories: ['2130'], launched: '2026-02-23', rating: [4.4, 8],
    colors: colors('PIN', 'OCH', 'COA'),
    offer: { price: { usd: 165, cad: 219, gbp: 139 } },
    name: { en: 'Breid Vest', fr: 'Veste sans manches Breid', de: 'Breid Weste' },
    kind: { en: 'Insulated vest', fr: 'Veste sans manches isolée', de: 'Isolierte Weste' },
    description: {
      en: 'Warm where it counts and nothing on the arms. Filled with wool from sheep that are shorn anyway, so it stays warm when it gets wet.',
      fr: 'De la chaleur là où il en faut, rien sur les bras. Remplie de la laine de moutons qu’on tond de toute façon, elle reste chaude même mouillée.',
      de: 'Warm, wo es zählt, und nichts an den Armen. Gefüllt mit Wolle von Schafen, die ohnehin geschoren werden; sie wärmt auch, wenn sie nass wird.',
    },
    features: {
      en: ['Wool filling, 120 g/m² at the front', 'Stretch panels at the sides', 'Two-way zip for a harness', 'Pocket inside for a map'],
      fr: ['Rembourrage de laine, 120 g/m² à l’avant', 'Panneaux extensibles sur les côtés', 'Fermeture à double sens pour un harnais', 'Poche intérieure pour une carte'],
      de: ['Wollfüllung, vorn 120 g/m²', 'Dehnbare Einsätze an den Seiten', 'Zwei-Wege-Reißverschluss für den Klettergurt', 'Innentasche für eine Karte'],
    },
    materials: {
      en: 'Shell: recycled polyester. Filling: 80% wool, 20% plant-based fiber.',
      gb: 'Shell: recycled polyester. Filling: 80% wool, 20% plant-based fibre.',
      fr: 'Extérieur : polyester recyclé. Rembourrage : 80 % laine, 20 % fibre végétale.',
      de: 'Außenstoff: recyceltes Polyester. Füllung: 80 % Wolle, 20 % Pflanzenfaser.',
    },
    care: {
      en: 'Air it overnight. Wash at 30 °C on the wool cycle when airing no longer helps.',
      fr: 'Aérer une nuit. Laver à 30 °C au cycle laine quand l’air ne suffit plus.',
      de: 'Über Nacht lüften. Erst wenn das nicht mehr hilft, bei 30 °C im Wollprogramm waschen.',
    },
  },
  {
    id: 'NKREGN02', type: 'jackets', sizes: 'clothes', categories: ['2120', '6000'], launched: '2025-10-20', rating: [4.3, 9],
    colors: colors('OCH', 'FJO', 'LIC'),
    offer: { price: { usd: 128, cad: 172, gbp: 109 }, was: { usd: 160, cad: 215, gbp: 136 }, lowest: { usd: 144, cad: 194, gbp: 122 } },
    name: { en: 'Regn Rain Shell', fr: 'Imperméable Regn', de: 'Regn Regenjacke' },
    kind: { en: 'Light rain jacket', fr: 'Imperméable léger', de: 'Leichte Regenjacke' },
    description: {
      en: 'Two and a half layers for days that may turn. It lives at the bottom of the pack, weighs less than the lunch and closes to the chin.',
      fr: 'Deux couches et demie pour les jours qui hésitent. Il vit au fond du sac, pèse moins que le dîner et se ferme jusqu’au menton.',
      de: 'Zweieinhalb Lagen für Tage, die sich nicht entscheiden. Sie wohnt unten im Rucksack, wiegt weniger als die Brotzeit und schließt bis zum Kinn.',
    },
    features: {
      en: ['10,000 mm water column, PFAS-free', '248 g in size M', 'Hood with a stiff brim', 'Vents behind the pockets'],
      fr: ['Colonne d’eau de 10 000 mm, sans PFAS', '248 g en taille M', 'Capuchon à visière rigide', 'Aérations derrière les poches'],
      de: ['10.000 mm Wassersäule, ohne PFAS', '248 g in Größe M', 'Kapuze mit festem Schirm', 'Belüftung hinter den Taschen'],
    },
    materials: {
      en: 'Recycled nylon with a polyurethane membrane and a printed inside.',
      fr: 'Nylon recyclé, membrane de polyuréthane et intérieur imprimé.',
      de: 'Recyceltes Nylon mit Polyurethanmembran und bedruckter Innenseite.',
    },
    care: {
      en: 'Wash at 40 °C without softener. Twenty minutes in a warm dryer bring the beading back.',
      fr: 'Laver à 40 °C sans assouplissant. Vingt minutes au sèche-linge tiède ravivent la déperlance.',
      de: 'Bei 40 °C ohne Weichspüler waschen. Nach zwanzig Minuten im warmen Trockner perlt Wasser wieder ab.',
    },
  },
];
