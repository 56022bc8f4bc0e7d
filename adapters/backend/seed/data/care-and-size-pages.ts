import { carePage } from './care-page.ts';
import { html, textPage, type ContentPageData } from './page.ts';

/** Guides: care, and sizes with dialogs of details. */
export const careAndSizePages: readonly ContentPageData[] = [
  carePage,
  textPage('help/sizes', {
    title: { en: 'Find your size', fr: 'Trouver votre taille', de: 'Deine Größe finden' },
    description: {
      en: 'How to measure, and when to go a half size up.',
      fr: 'Comment mesurer, et quand prendre une demi-pointure de plus.',
      de: 'Wie du misst, und wann eine halbe Größe mehr richtig ist.',
    },
    text: {
      en: '<h2>Find your size</h2><p>Measure in the evening: feet grow by up to half a size over a day. Wear the socks that you walk in.</p><ul><li><a href="#modal-measure-feet">How to measure your feet</a></li><li><a href="#modal-measure-chest">How to measure for jackets</a></li></ul>',
      fr: '<h2>Trouver votre taille</h2><p>Mesurez le soir : au fil de la journée, les pieds gagnent jusqu’à une demi-pointure. Portez les bas avec lesquels vous marchez.</p><ul><li><a href="#modal-measure-feet">Comment mesurer vos pieds</a></li><li><a href="#modal-measure-chest">Comment mesurer pour un manteau</a></li></ul>',
      de: '<h2>Deine Größe finden</h2><p>Miss am Abend: Füße werden über den Tag bis zu eine halbe Größe länger. Trag dabei die Socken, mit denen du gehst.</p><ul><li><a href="#modal-measure-feet">So misst du deine Füße</a></li><li><a href="#modal-measure-chest">So misst du für Jacken</a></li></ul>',
    },
    below: [
      {
        id: 'measure-feet',
        type: 'dialog',
        title: { en: 'How to measure your feet', fr: 'Comment mesurer vos pieds', de: 'So misst du deine Füße' },
        blocks: [
          {
            id: 'measure-feet-steps',
            type: 'rich-text',
            richText: html({
              en: '<ol><li>Stand on a sheet of paper, with your heel against a wall.</li><li>Mark the end of your longest toe.</li><li>Measure from the edge of the sheet to the mark. The longer foot counts.</li></ol><p>For boots that carry you downhill, add 0.4 inch (1 cm). That is a little over one size.</p>',
              gb: '<ol><li>Stand on a sheet of paper, with your heel against a wall.</li><li>Mark the end of your longest toe.</li><li>Measure from the edge of the sheet to the mark. The longer foot counts.</li></ol><p>For boots that carry you downhill, add 1 cm. That is a little over one size.</p>',
              fr: '<ol><li>Posez le pied sur une feuille, le talon contre un mur.</li><li>Marquez le bout de l’orteil le plus long.</li><li>Mesurez du bord de la feuille à la marque. C’est le pied le plus long qui compte.</li></ol><p>Pour des bottes qui vous portent en descente, ajoutez 1 cm, soit environ une pointure et demie.</p>',
              de: '<ol><li>Stell dich auf ein Blatt Papier, die Ferse an der Wand.</li><li>Markiere das Ende der längsten Zehe.</li><li>Miss vom Rand des Blatts bis zur Marke. Der längere Fuß zählt.</li></ol><p>Für Stiefel, die dich bergab tragen, nimm 1 cm dazu. Das sind etwa eineinhalb Größen.</p>',
            }),
          },
        ],
      },
      {
        id: 'measure-chest',
        type: 'dialog',
        title: {
          en: 'How to measure for jackets',
          fr: 'Comment mesurer pour un manteau',
          de: 'So misst du für Jacken',
        },
        blocks: [
          {
            id: 'measure-chest-steps',
            type: 'rich-text',
            richText: html({
              en: '<ol><li>Put the tape around the widest part of your chest, under your arms.</li><li>Keep it level and breathe normally.</li></ol><p>Between two sizes, take the larger one if you wear warm layers underneath.</p>',
              fr: '<ol><li>Passez le ruban à l’endroit le plus large de la poitrine, sous les bras.</li><li>Gardez-le à l’horizontale et respirez normalement.</li></ol><p>Entre deux tailles, prenez la plus grande si vous portez des vêtements chauds en dessous.</p>',
              de: '<ol><li>Leg das Band um die breiteste Stelle der Brust, unter den Armen.</li><li>Halte es waagerecht und atme normal.</li></ol><p>Zwischen zwei Größen nimm die größere, wenn du darunter mehrere Schichten trägst.</p>',
            }),
          },
        ],
      },
      {
        id: 'sizes-unsure',
        type: 'segmentation',
        baselines: [
          {
            id: 'sizes-unsure-text',
            type: 'rich-text',
            richText: html({
              en: '<h2>Still not sure?</h2><p>Order two sizes and send one back: <a href="/help/returns">returns are free for 60 days</a>. Or try boots on in <a href="/store-locator">one of our stores</a>.</p>',
              fr: '<h2>Vous hésitez encore?</h2><p>Commandez deux pointures et renvoyez-en une : <a href="/help/returns">les retours sont gratuits pendant 60 jours</a>. Ou essayez les bottes dans <a href="/store-locator">un de nos magasins</a>.</p>',
              de: '<h2>Noch unsicher?</h2><p>Bestell zwei Größen und schick eine zurück: <a href="/help/returns">60 Tage lang kostenlos</a>. Oder probier die Stiefel in <a href="/store-locator">einem unserer Läden</a> an.</p>',
            }),
          },
        ],
      },
    ],
  }),
];
