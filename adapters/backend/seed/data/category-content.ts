import { urlOfCategory } from './navigation.ts';
import { html, picture, target, type ContentPageData } from './page.ts';
import type { LocalizedText } from './localized-text.ts';

/** Content tiles in the listing of a category. */
type CategoryContentData = {
  /** Replaces the description of the category. */
  readonly intro?: LocalizedText;
  readonly promos: readonly {
    readonly id: string;
    readonly title: LocalizedText;
    readonly text: LocalizedText;
    readonly media: ReturnType<typeof picture>;
    readonly target: { readonly title: LocalizedText; readonly url: string };
    /** Number of products before it. */
    readonly after: number;
    readonly wide: boolean;
  }[];
  /** Blocks above (`top`) and below (`bottom`) the list, and among its products (`after-4`). */
  readonly sections?: ContentPageData['sections'];
};

/**
 * By category. A wide tile after the fourth product starts or ends a row of two, three and four columns, and so does a
 * single one after the ninth: no row has a gap.
 */
export const categoryContent: { readonly [categoryId: string]: CategoryContentData } = {
  1000: {
    intro: {
      en: 'For rock, mud and the miles between. Every pair can be resoled twice.',
      fr: 'Pour le roc, la boue et les kilomètres entre les deux. Chaque paire peut être ressemelée deux fois.',
      de: 'Für Fels, Matsch und die Kilometer dazwischen. Jede Sohle lässt sich bei uns erneuern, zweimal.',
    },
    promos: [
      {
        id: 'resole',
        after: 4,
        wide: true,
        media: picture('scenes/hero-pass'),
        title: { en: 'Worn down? Keep them', fr: 'Usées? Gardez-les', de: 'Abgelaufen? Behalte sie' },
        text: {
          en: 'Resoling costs a third of a new pair, and the upper already fits your foot.',
          fr: 'Une semelle neuve coûte le tiers d’une paire neuve, et la tige connaît déjà votre pied.',
          de: 'Eine neue Sohle kostet ein Drittel eines neuen Paars, und der Schaft kennt deinen Fuß schon.',
        },
        target: {
          title: { en: 'How we resole', fr: 'Notre ressemelage', de: 'So besohlen wir neu' },
          url: '/help/repairs',
        },
      },
    ],
  },
  2000: {
    intro: {
      en: 'Three layers that work alone and together: something next to the skin, something warm, something against the weather.',
      fr: 'Trois couches, seules ou ensemble : près du corps, au chaud, contre les intempéries.',
      de: 'Drei Schichten, die allein und zusammen wirken: auf der Haut, für die Wärme, gegen das Wetter.',
    },
    promos: [
      {
        id: 'warmth',
        after: 4,
        wide: true,
        media: picture('scenes/hero-snow'),
        title: {
          en: 'Below freezing, in good company',
          gb: 'Below zero, in good company',
          fr: 'Sous zéro, en bonne compagnie',
          de: 'Unter null in guter Gesellschaft',
        },
        text: {
          en: 'Down that lofts again after rain, in shells that can be patched.',
          fr: 'Un duvet qui regonfle après la pluie, dans des enveloppes qui se réparent.',
          de: 'Daune, die nach dem Regen wieder bauscht, in Hüllen, die man flicken kann.',
        },
        target: { title: { en: 'See down', fr: 'Voir le duvet', de: 'Zur Daune' }, url: urlOfCategory('2110') },
      },
      {
        id: 'merino',
        after: 9,
        wide: false,
        media: picture('scenes/scene-forest'),
        title: { en: 'Wool comes first', fr: 'D’abord, la laine', de: 'Zuerst Wolle' },
        text: {
          en: 'Merino from farms we have visited.',
          fr: 'Du mérinos de fermes que nous avons visitées.',
          de: 'Merino von Höfen, die wir besucht haben.',
        },
        target: {
          title: { en: 'See base layers', fr: 'Voir les couches de base', de: 'Zur Basisschicht' },
          url: urlOfCategory('2300'),
        },
      },
    ],
    sections: [
      {
        id: 'bottom',
        items: [
          {
            id: 'clothing-layers',
            type: 'banner-image',
            textPosition: 'over',
            eyebrow: { en: 'Layers', fr: 'Couches', de: 'Schichten' },
            title: {
              en: 'Not sure what goes over what?',
              fr: 'Quoi mettre par-dessus quoi?',
              de: 'Was gehört worüber?',
            },
            richText: html({
              en: '<p>Which layer does what, how it should fit, and what to leave at home.</p>',
              fr: '<p>Le rôle de chaque couche, sa coupe, et ce qui peut rester à la maison.</p>',
              de: '<p>Welche Schicht was leistet, wie sie sitzt und was zu Hause bleiben kann.</p>',
            }),
            media: picture('scenes/hero-snow'),
            targets: [
              target({ en: 'How to layer', fr: 'L’art des couches', de: 'Richtig schichten' }, '/guides/layers'),
            ],
          },
        ],
      },
    ],
  },
  3000: {
    promos: [],
    sections: [
      {
        id: 'bottom',
        items: [
          {
            id: 'packs-parts',
            type: 'banner-split',
            eyebrow: { en: 'Spare parts', fr: 'Pièces de rechange', de: 'Ersatzteile' },
            title: {
              en: 'A broken buckle is a small thing',
              fr: 'Une boucle cassée, ce n’est pas grave',
              de: 'Eine gebrochene Schnalle ist halb so wild',
            },
            richText: html({
              en: '<p>Buckles and straps can be replaced, and we keep them for ten years. If you would rather not do it yourself, send us the pack.</p>',
              fr: '<p>Boucles et sangles se remplacent, et nous les gardons dix ans. Si vous aimez mieux ne pas le faire vous-même, envoyez-nous le sac.</p>',
              de: '<p>Schnallen und Gurte lassen sich ersetzen, und wir halten sie zehn Jahre vor. Willst du das nicht selbst tun, schick uns den Rucksack.</p>',
            }),
            media: picture('products/NKPACK38MOS-3', {
              en: 'Close-up of a pack with two buckles and a leather patch',
              fr: 'Gros plan d’un sac à deux boucles, avec un écusson de cuir',
              de: 'Nahaufnahme eines Rucksacks mit zwei Schnallen und einem Lederetikett',
            }),
            targets: [
              target({ en: 'How repairs work', fr: 'Nos réparations', de: 'So reparieren wir' }, '/help/repairs'),
              target(
                { en: 'Pack for one night', fr: 'Un sac pour une nuit', de: 'Packen für eine Nacht' },
                '/articles/pack-for-one-night',
                'secondary',
              ),
            ],
          },
        ],
      },
    ],
  },
  5000: {
    promos: [],
    sections: [
      {
        id: 'bottom',
        items: [
          {
            id: 'new-runs',
            type: 'linked-card',
            backdrop: true,
            gradientTone: 'light',
            eyebrowText: { en: 'Small runs', fr: 'Petites séries', de: 'Kleine Serien' },
            title: {
              en: 'Sold out is not a trick',
              fr: 'Épuisé n’est pas une astuce',
              de: 'Ausverkauft ist kein Trick',
            },
            richText: html({
              en: '<p>We make only as much as our workshop can mend. Then we make the next thing.</p>',
              fr: '<p>Nous ne fabriquons que ce que notre atelier peut réparer. Ensuite, nous passons à la suite.</p>',
              de: '<p>Wir bauen nur so viel, wie unsere Werkstatt flicken kann. Dann kommt das Nächste.</p>',
            }),
            media: {
              _tag: 'picture',
              picture: picture('scenes/hero-dawn'),
              smallPicture: picture('scenes/hero-dawn-tall'),
            },
            targets: [
              target(
                { en: 'Why we make small runs', fr: 'Pourquoi de petites séries', de: 'Warum kleine Serien' },
                '/articles/why-small-runs',
                'secondary',
              ),
            ],
          },
        ],
      },
    ],
  },
  6000: {
    intro: {
      en: 'Last runs and last colors, with the same guarantee as everything else.',
      gb: 'Last runs and last colours, with the same guarantee as everything else.',
      fr: 'Dernières séries et dernières couleurs, avec la même garantie que le reste.',
      de: 'Letzte Serien und letzte Farben, mit derselben Garantie wie alles andere.',
    },
    promos: [],
    sections: [
      {
        id: 'bottom',
        items: [
          {
            id: 'sale-notes',
            type: 'promo-bar',
            messages: [
              {
                id: 'sale-gone',
                richText: html({
                  en: 'Gone here does not mean gone for good.',
                  fr: 'Épuisé ici ne veut pas dire disparu.',
                  de: 'Hier weg heißt nicht für immer weg.',
                }),
                targets: [
                  target(
                    { en: 'Why we make small runs', fr: 'Pourquoi de petites séries', de: 'Warum kleine Serien' },
                    '/articles/why-small-runs',
                    'link',
                  ),
                ],
              },
              {
                id: 'sale-offers',
                richText: html({
                  en: 'Some codes work on reduced prices, too.',
                  fr: 'Certains codes s’appliquent aussi aux soldes.',
                  de: 'Manche Codes gelten auch für Reduziertes.',
                }),
                targets: [
                  target(
                    { en: 'Current offers', fr: 'Offres en cours', de: 'Aktuelle Angebote' },
                    '/promotions',
                    'link',
                  ),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  4000: {
    intro: {
      en: 'A roof, dry clothes and something hot. Light enough to carry in, sound enough to stay another night.',
      fr: 'Un toit, des vêtements secs et quelque chose de chaud. Assez léger pour l’emporter, assez solide pour rester une nuit de plus.',
      de: 'Ein Dach, trockene Sachen und etwas Heißes. Leicht genug zum Hintragen, solide genug für eine Nacht mehr.',
    },
    promos: [],
    sections: [
      {
        id: 'after-4',
        items: [
          {
            id: 'camp-pole',
            type: 'banner-espot',
            eyebrow: { en: 'Repairs', fr: 'Réparations', de: 'Reparaturen' },
            title: {
              en: 'A snapped pole is not the end',
              fr: 'Un arceau cassé, ce n’est pas la fin',
              de: 'Ein gebrochener Bogen ist kein Ende',
            },
            richText: html({
              en: '<p>We replace single segments and patch floors and seams. Send the tent dry, and tell us where it leaks.</p>',
              fr: '<p>Nous remplaçons un segment à la fois et réparons sols et coutures. Envoyez la tente sèche et dites-nous où elle fuit.</p>',
              de: '<p>Wir tauschen einzelne Segmente und flicken Böden und Nähte. Schick das Zelt trocken und sag uns, wo es tropft.</p>',
            }),
            media: picture('scenes/hero-lake', {
              en: 'A lake below wooded slopes in the evening',
              fr: 'Un lac au pied de versants boisés, le soir',
              de: 'Ein See unter bewaldeten Hängen am Abend',
            }),
            targets: [
              target(
                { en: 'How to send it in', fr: 'Comment nous l’envoyer', de: 'So schickst du es ein' },
                '/help/repairs',
                'link',
              ),
            ],
            promotionTracking: {
              creativeName: 'camp-pole',
              promotionId: 'repairs-camp',
              promotionName: 'Repairs of tents',
            },
          },
        ],
      },
    ],
  },
};
