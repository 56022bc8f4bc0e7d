import { colors } from './colors.ts';
import type { StyleData } from './style.ts';

/** Goods that are made for one shopper (PDP-21). */
export const madeToOrder: readonly StyleData[] = [
  {
    id: 'NKMUGG02',
    type: 'camp',
    sizes: 'one',
    categories: ['4220', '8100'],
    launched: '2026-07-06',
    rating: [0, 0],
    colors: colors('CHK', 'FJO', 'EMB'),
    offer: { price: { usd: 26, cad: 35, gbp: 22 } },
    custom: [
      {
        id: 'motif',
        label: { en: 'Design', fr: 'Motif', de: 'Motiv' },
        choices: [
          { id: 'peaks', label: { en: 'Peaks', fr: 'Sommets', de: 'Gipfel' } },
          { id: 'pine', label: { en: 'Pine', fr: 'Pin', de: 'Kiefer' } },
          {
            id: 'compass',
            label: { en: 'Compass', fr: 'Boussole', de: 'Kompass' },
            price: { usd: 3, cad: 4, gbp: 3 },
          },
        ],
      },
      {
        id: 'finish',
        label: { en: 'Engraving', fr: 'Gravure', de: 'Gravur' },
        choices: [
          { id: 'steel', label: { en: 'Bare steel', fr: 'Acier nu', de: 'Blanker Stahl' }, color: '#c3c9cc' },
          {
            id: 'brass',
            label: { en: 'Brass', fr: 'Laiton', de: 'Messing' },
            price: { usd: 4, cad: 5, gbp: 3 },
            color: '#d8b45e',
          },
        ],
      },
      {
        id: 'lettering',
        label: { en: 'Lettering', fr: 'Caractères', de: 'Schrift' },
        choices: [
          { id: 'block', label: { en: 'Block', fr: 'Bâton', de: 'Blockschrift' } },
          { id: 'serif', label: { en: 'Serif', fr: 'À empattements', de: 'Mit Serifen' } },
        ],
      },
      {
        id: 'text',
        label: { en: 'Your text', fr: 'Votre texte', de: 'Dein Text' },
        maxLength: 16,
        price: { usd: 6, cad: 8, gbp: 5 },
      },
    ],
    name: { en: 'Emalje Mug, Engraved', fr: 'Tasse Emalje gravée', de: 'Emalje Becher mit Gravur' },
    kind: { en: 'Enamel mug, made to order', fr: 'Tasse émaillée à graver', de: 'Emaillebecher nach Wunsch' },
    description: {
      en: 'The Emalje Mug with a drawing and a few words of your own. A laser takes the enamel off down to the steel, so the engraving lasts as long as the mug does.',
      fr: 'La tasse Emalje avec un motif et quelques mots de vous. Un laser retire l’émail jusqu’à l’acier; la gravure dure donc aussi longtemps que la tasse.',
      de: 'Der Emalje Becher mit einem Motiv und ein paar eigenen Worten. Ein Laser trägt die Emaille bis auf den Stahl ab; so hält die Gravur so lange wie der Becher.',
    },
    features: {
      en: [
        '12 oz (0.35 L), weighs 4.7 oz (132 g)',
        'Engraved in our workshop in five business days',
        'Up to 16 characters, or the drawing alone',
        'Safe on gas, embers and induction',
      ],
      gb: [
        '0.35 L, 132 g',
        'Engraved in our workshop in five working days',
        'Up to 16 characters, or the drawing alone',
        'Safe on gas, embers and induction',
      ],
      fr: [
        '0,35 L, 132 g',
        'Gravée dans notre atelier en cinq jours ouvrables',
        'Jusqu’à 16 caractères, ou le motif seul',
        'Convient au gaz, à la braise et à l’induction',
      ],
      de: [
        '0,35 L, 132 g',
        'In fünf Werktagen in unserer Werkstatt graviert',
        'Bis zu 16 Zeichen, oder nur das Motiv',
        'Geeignet für Gas, Glut und Induktion',
      ],
    },
    materials: {
      en: 'Enameled steel, rim of stainless steel.',
      gb: 'Enamelled steel, rim of stainless steel.',
      fr: 'Acier émaillé, bord d’acier inoxydable.',
      de: 'Emaillierter Stahl, Rand aus Edelstahl.',
    },
  },
];
