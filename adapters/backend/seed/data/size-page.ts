import { card } from './card.ts';
import { cardGrid } from './card-grid.ts';
import type { LocalizedText } from './localized-text.ts';
import { html, picture, target, textPage, type BlockData, type ContentPageData } from './page.ts';
import { sizeLists } from './size-lists.ts';

/** A way to measure: a card that opens a dialog with its steps. */
type MeasureData = {
  readonly id: string;
  readonly preview: { readonly title: LocalizedText; readonly text: LocalizedText; readonly picture: string };
  readonly title: LocalizedText;
  readonly steps: LocalizedText;
};

const measures: readonly MeasureData[] = [
  {
    id: 'measure-feet',
    preview: {
      picture: 'products/NKRIDGE1BAR-1',
      title: { en: 'Feet', fr: 'Les pieds', de: 'Füße' },
      text: {
        en: '<p>In the evening, in the socks that you walk in. Both feet: the longer one counts.</p>',
        fr: '<p>Le soir, avec vos bas de marche. Les deux pieds : c’est le plus long qui compte.</p>',
        de: '<p>Am Abend, in den Socken, mit denen du gehst. Beide Füße: Der längere zählt.</p>',
      },
    },
    title: { en: 'How to measure your feet', fr: 'Comment mesurer vos pieds', de: 'So misst du deine Füße' },
    steps: {
      en: '<ol><li>Stand on a sheet of paper, with your heel against a wall.</li><li>Mark the end of your longest toe.</li><li>Measure from the edge of the sheet to the mark. The longer foot counts.</li></ol><p>For boots that carry you downhill, add 0.4 inch (1 cm). That is a little over one size.</p>',
      gb: '<ol><li>Stand on a sheet of paper, with your heel against a wall.</li><li>Mark the end of your longest toe.</li><li>Measure from the edge of the sheet to the mark. The longer foot counts.</li></ol><p>For boots that carry you downhill, add 1 cm. That is a little over one size.</p>',
      fr: '<ol><li>Posez le pied sur une feuille, le talon contre un mur.</li><li>Marquez le bout de l’orteil le plus long.</li><li>Mesurez du bord de la feuille à la marque. C’est le pied le plus long qui compte.</li></ol><p>Pour des bottes qui vous portent en descente, ajoutez 1 cm, soit environ une pointure et demie.</p>',
      de: '<ol><li>Stell dich auf ein Blatt Papier, die Ferse an der Wand.</li><li>Markiere das Ende der längsten Zehe.</li><li>Miss vom Rand des Blatts bis zur Marke. Der längere Fuß zählt.</li></ol><p>Für Stiefel, die dich bergab tragen, nimm 1 cm dazu. Das sind etwa eineinhalb Größen.</p>',
    },
  },
  {
    id: 'measure-chest',
    preview: {
      picture: 'products/NKSKAR02TID-2',
      title: { en: 'Chest', fr: 'La poitrine', de: 'Brust' },
      text: {
        en: '<p>Over a shirt, with the tape level. Our shells already have room for down underneath.</p>',
        fr: '<p>Par-dessus un t-shirt, ruban à l’horizontale. Nos coquilles laissent déjà la place d’un duvet.</p>',
        de: '<p>Über einem Shirt, das Band waagerecht. Unter unsere Hardshells passt schon Daune.</p>',
      },
    },
    title: { en: 'How to measure for jackets', fr: 'Comment mesurer pour un manteau', de: 'So misst du für Jacken' },
    steps: {
      en: '<ol><li>Put the tape around the widest part of your chest, under your arms.</li><li>Keep it level and breathe normally.</li></ol><p>Between two sizes, take the larger one if you wear warm layers underneath.</p>',
      fr: '<ol><li>Passez le ruban à l’endroit le plus large de la poitrine, sous les bras.</li><li>Gardez-le à l’horizontale et respirez normalement.</li></ol><p>Entre deux tailles, prenez la plus grande si vous portez des vêtements chauds en dessous.</p>',
      de: '<ol><li>Leg das Band um die breiteste Stelle der Brust, unter den Armen.</li><li>Halte es waagerecht und atme normal.</li></ol><p>Zwischen zwei Größen nimm die größere, wenn du darunter mehrere Schichten trägst.</p>',
    },
  },
  {
    id: 'measure-head',
    preview: {
      picture: 'products/NKSNOW01FJO-2',
      title: { en: 'Head', fr: 'La tête', de: 'Kopf' },
      text: {
        en: '<p>Above the eyebrows, and over the widest part behind. Hair counts.</p>',
        fr: '<p>Au-dessus des sourcils, et à l’arrière là où c’est le plus large. Les cheveux comptent.</p>',
        de: '<p>Über den Augenbrauen und hinten, wo es am breitesten ist. Haare zählen mit.</p>',
      },
    },
    title: { en: 'How to measure your head', fr: 'Comment mesurer votre tête', de: 'So misst du deinen Kopf' },
    steps: {
      en: '<ol><li>Lay the tape across your forehead, a finger above the eyebrows.</li><li>Lead it over the ears and around the widest part behind.</li><li>It should lie there without pressing.</li></ol><p>Our hats come in one size, which stretches. A cap has a strap for the rest.</p>',
      fr: '<ol><li>Posez le ruban sur le front, un doigt au-dessus des sourcils.</li><li>Passez-le par-dessus les oreilles et à l’arrière, là où c’est le plus large.</li><li>Il doit tenir sans serrer.</li></ol><p>Nos tuques ont une taille unique, qui s’étire. La casquette a une sangle pour le reste.</p>',
      de: '<ol><li>Leg das Band auf die Stirn, einen Finger über den Augenbrauen.</li><li>Führ es über die Ohren und hinten um die breiteste Stelle.</li><li>Es soll anliegen, ohne zu drücken.</li></ol><p>Unsere Mützen haben eine Größe, und die dehnt sich. Den Rest regelt bei der Kappe ein Riemen.</p>',
    },
  },
];

const dialogOf = ({ id, title, steps }: MeasureData): BlockData => ({
  id,
  type: 'dialog',
  title,
  blocks: [{ id: `${id}-steps`, type: 'rich-text', richText: html(steps) }],
});

/** How to find a size: measure, compare, and what differs. */
export const sizePage: ContentPageData = textPage('help/sizes', {
  title: { en: 'Find your size', fr: 'Trouver votre taille', de: 'Deine Größe finden' },
  description: {
    en: 'How to measure, which size that is, and when to take another one.',
    fr: 'Comment mesurer, quelle taille cela donne, et quand en prendre une autre.',
    de: 'Wie du misst, welche Größe das ist und wann du eine andere nimmst.',
  },
  text: {
    en: '<p>All you need is a tape, a wall and a sheet of paper. It takes three minutes and saves a parcel.</p>',
    fr: '<p>Il suffit d’un ruban, d’un mur et d’une feuille de papier. Cela prend trois minutes et évite un colis.</p>',
    de: '<p>Du brauchst nur ein Maßband, eine Wand und ein Blatt Papier. Das dauert drei Minuten und spart ein Paket.</p>',
  },
  below: [
    cardGrid('sizes-measure', {
      title: { en: 'First, measure', fr: 'D’abord, mesurer', de: 'Zuerst messen' },
      type: 'banner-espot',
      isLight: true,
      cards: measures.map(({ id, preview, title }) =>
        card(`${id}-card`, preview.picture, { ...preview, link: { text: title, url: `#modal-${id}` } }),
      ),
    }),
    {
      id: 'sizes-lists',
      type: 'collection-grid',
      title: { en: 'Then, compare', fr: 'Ensuite, comparer', de: 'Dann vergleichen' },
      breakpoints: {
        sm: { slideWidth: '100%', slidePadding: '1.5rem' },
        md: { slideWidth: '33.33%', slidePadding: '1.5rem' },
      },
      blocks: sizeLists,
    },
    {
      id: 'sizes-differ',
      type: 'accordions',
      title: { en: 'What runs differently', fr: 'Ce qui taille autrement', de: 'Was anders ausfällt' },
      items: [
        {
          title: { en: 'Kamm Trail 3', fr: 'Chaussure Kamm Trail 3', de: 'Trailschuh Kamm Trail 3' },
          richText: html({
            en: '<p>A little short in the toes. Between two sizes, take the larger one. <a href="/articles/trail-shoes-for-descents">Why that matters on the way down.</a></p>',
            fr: '<p>Un peu courte aux orteils. Entre deux pointures, prenez la plus grande. <a href="/articles/trail-shoes-for-descents">Pourquoi cela compte à la descente.</a></p>',
            de: '<p>An den Zehen etwas kurz. Zwischen zwei Größen nimm die größere. <a href="/articles/trail-shoes-for-descents">Warum das bergab zählt.</a></p>',
          }),
        },
        {
          title: { en: 'Skare Approach', fr: 'Chaussure Skare Approche', de: 'Zustiegsschuh Skare' },
          richText: html({
            en: '<p>Take your walking size, not your climbing size. The lacing does the rest.</p>',
            fr: '<p>Prenez votre pointure de marche, pas celle d’escalade. Le laçage fait le reste.</p>',
            de: '<p>Nimm deine Wandergröße, nicht die vom Klettern. Den Rest macht die Schnürung.</p>',
          }),
        },
        {
          title: { en: 'Stripe Long Sleeve', fr: 'Chandail Marinière Stripe', de: 'Langarmshirt Stripe' },
          richText: html({
            en: '<p>It shrinks by a finger’s width in the first wash and then no more. The size chart already allows for that.</p>',
            fr: '<p>Il rétrécit de la largeur d’un doigt au premier lavage, puis plus du tout. Le tableau en tient compte.</p>',
            de: '<p>Es läuft bei der ersten Wäsche um eine Fingerbreite ein und danach nicht mehr. Die Tabelle rechnet das schon ein.</p>',
          }),
        },
      ],
    },
    {
      id: 'sizes-unsure',
      type: 'segmentation',
      baselines: [
        {
          id: 'sizes-unsure-banner',
          type: 'banner-split',
          title: { en: 'Still not sure?', fr: 'Vous hésitez encore?', de: 'Noch unsicher?' },
          richText: html({
            en: '<p>Order two sizes and send one back: returns are free for 60 days. Or come in. Stores with a boot fitting service measure your feet free of charge, and have a ramp to walk down.</p>',
            fr: '<p>Commandez deux pointures et renvoyez-en une : les retours sont gratuits pendant 60 jours. Ou passez nous voir. Les magasins qui offrent l’ajustement de bottes vous mesurent sans frais et ont une rampe à descendre.</p>',
            de: '<p>Bestell zwei Größen und schick eine zurück: 60 Tage lang kostenlos. Oder komm vorbei. Läden mit Stiefelanprobe vermessen dich, ohne etwas dafür zu verlangen, und haben eine Rampe zum Hinuntergehen.</p>',
          }),
          media: picture('products/NKFJELL4BAR-1', {
            en: 'The Fjell Storm Boot in brown leather',
            fr: 'La botte Fjell Tempête en cuir brun',
            de: 'Der Fjell Sturmstiefel aus braunem Leder',
          }),
          targets: [
            target({ en: 'Find a store', fr: 'Trouver un magasin', de: 'Laden finden' }, '/store-locator'),
            target(
              { en: 'How returns work', fr: 'Comment retourner', de: 'So schickst du zurück' },
              '/help/returns/how-to-return',
              'secondary',
            ),
          ],
        },
      ],
    },
    // Without a script they are a part of the page, so they are its end.
    ...measures.map(dialogOf),
  ],
});
