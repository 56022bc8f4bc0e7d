import type { ProductType } from '#adapters/backend/commerce/modules/catalog/catalog-terms.ts';
import type { LocalizedText } from './localized-text.ts';

/** From and to, in centimeters. */
type Span = readonly [from: number, to: number];
type Column = {
  readonly label: LocalizedText;
  /** One range for each size of the run, in order; equal bounds for a single length. */
  readonly spans: readonly Span[];
};

/** Size chart of a run of sizes (PDP-10). */
export type SizeChartData = {
  readonly title: LocalizedText;
  readonly hint: LocalizedText;
  readonly columns: readonly Column[];
};

/** Parts of an inch to which lengths are rounded. Feet are measured more precisely than in half inches. */
const partsPerInch = { shoes: 10, clothes: 2, socks: 10, heads: 2 } as const;

/** Ranges in inches. Each ends a part of an inch before the next begins, so that no length has two sizes. */
export const inInches = (spans: readonly Span[], kind: keyof typeof partsPerInch): readonly Span[] => {
  const parts = partsPerInch[kind];
  const rounded = (centimeters: number): number => Math.round((centimeters / 2.54) * parts);
  return spans.map(([from, to], place) => {
    const [next] = spans[place + 1] ?? [];
    const last = from === to || next === undefined ? rounded(to) : rounded(next) - 1;
    return [rounded(from) / parts, last / parts];
  });
};

const exactly = (...lengths: readonly number[]): readonly Span[] => lengths.map((length) => [length, length]);

export const sizeCharts = {
  shoes: {
    title: { en: 'Shoe sizes', fr: 'Pointures', de: 'Schuhgrößen' },
    hint: {
      en: 'Our shoes are unisex, and their US sizes are men’s: a women’s 8 is our 6.5. Stand on a sheet of paper in the evening, heel to the wall, and measure to the longest toe. Measure both feet and take the longer.',
      gb: 'Our shoes are unisex. Stand on a sheet of paper in the evening, heel to the wall, and measure to the longest toe. Measure both feet and take the longer.',
      fr: 'Nos chaussures sont unisexes. Le soir, debout sur une feuille, le talon au mur, mesurez jusqu’à l’orteil le plus long. Mesurez les deux pieds et retenez le plus long.',
      de: 'Unsere Schuhe sind unisex. Stell dich abends mit der Ferse zur Wand auf ein Blatt und miss bis zum längsten Zeh. Miss beide Füße und nimm den längeren.',
    },
    columns: [
      {
        label: { en: 'Foot length', fr: 'Longueur du pied', de: 'Fußlänge' },
        spans: exactly(24.5, 25.2, 25.8, 26.5, 27.2, 27.8, 28.5, 29.2),
      },
    ],
  },
  clothes: {
    title: { en: 'Clothing sizes', fr: 'Tailles des vêtements', de: 'Kleidergrößen' },
    hint: {
      en: 'Measure over a shirt, with the tape level and loose enough for a finger.',
      fr: 'Mesurez par-dessus un t-shirt, ruban à l’horizontale, assez lâche pour y glisser un doigt.',
      de: 'Miss über einem Shirt, das Band waagerecht und so locker, dass ein Finger darunter passt.',
    },
    columns: [
      {
        label: { en: 'Chest', fr: 'Poitrine', de: 'Brust' },
        spans: [
          [88, 94],
          [95, 101],
          [102, 108],
          [109, 116],
          [117, 124],
        ],
      },
      {
        label: { en: 'Waist', fr: 'Taille', de: 'Taille' },
        spans: [
          [74, 80],
          [81, 87],
          [88, 94],
          [95, 103],
          [104, 112],
        ],
      },
      {
        label: { en: 'Hips', fr: 'Hanches', de: 'Hüfte' },
        spans: [
          [90, 95],
          [96, 101],
          [102, 107],
          [108, 114],
          [115, 121],
        ],
      },
      {
        label: {
          en: 'Arm, from the middle of the back',
          fr: 'Bras, depuis le milieu du dos',
          de: 'Arm, ab der Rückenmitte',
        },
        spans: exactly(82, 84.5, 87, 89.5, 92),
      },
    ],
  },
  socks: {
    title: { en: 'Sock sizes', fr: 'Tailles des chaussettes', de: 'Sockengrößen' },
    hint: {
      en: 'Between two sizes take the smaller: wool gives.',
      fr: 'Entre deux tailles, prenez la plus petite : la laine se prête.',
      de: 'Zwischen zwei Größen nimm die kleinere: Wolle gibt nach.',
    },
    columns: [
      {
        label: { en: 'Foot length', fr: 'Longueur du pied', de: 'Fußlänge' },
        spans: [
          [23.1, 25.1],
          [25.2, 27.1],
          [27.2, 29.2],
        ],
      },
    ],
  },
  heads: {
    title: { en: 'Hats and caps', fr: 'Tuques et casquettes', de: 'Mützen und Kappen' },
    hint: {
      en: 'Measure above the eyebrows and over the widest part behind.',
      fr: 'Mesurez au-dessus des sourcils et sur la partie la plus large à l’arrière.',
      de: 'Miss über den Augenbrauen und hinten an der breitesten Stelle.',
    },
    columns: [{ label: { en: 'Head', fr: 'Tour de tête', de: 'Kopfumfang' }, spans: [[54, 61]] }],
  },
} as const satisfies { readonly [kind: string]: SizeChartData };

/** Size chart by product type; bags and bottles have none (PDP-10). */
export const chartOfType: { readonly [type in ProductType]?: keyof typeof sizeCharts } = {
  footwear: 'shoes',
  jackets: 'clothes',
  midlayers: 'clothes',
  tops: 'clothes',
  trousers: 'clothes',
  socks: 'socks',
  headwear: 'heads',
};
