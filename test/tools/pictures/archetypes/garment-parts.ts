import { bothSides, cord, fold, panel, stencil, type Layer, type Waves } from '../layers.ts';
import type { View } from '../stencils.ts';
import { portrait } from './archetype.ts';

/** Left half of a jacket body lying flat, and its left sleeve; the middle is x = 600. */
export const BODY_HALF =
  'M 606,392 C 560,380 520,356 492,330 C 436,364 372,384 330,424 C 348,500 362,585 364,660 C 346,850 338,1040 346,1222 C 430,1250 520,1258 606,1258 Z';
const SHOULDER = 'C 828,384 764,364 708,330';
const ROUND =
  'M 492,330 C 436,364 372,384 330,424 C 348,500 362,585 364,660 C 346,850 338,1040 346,1222 C 430,1250 520,1258 600,1258 C 680,1258 770,1250 854,1222 C 862,1040 854,850 836,660 C 838,585 852,500 870,424';
/** The whole body in one piece: closed in front, and from behind, where the neck is higher. */
export const BODY_CLOSED = `${ROUND} ${SHOULDER} C 680,356 640,380 600,392 C 560,380 520,356 492,330 Z`;
export const BODY_BACK = `${ROUND} ${SHOULDER} C 676,338 634,342 600,342 C 566,342 524,338 492,330 Z`;
/** Left half of a vest, with the armhole. */
export const VEST_HALF =
  'M 606,392 C 560,380 520,356 492,330 C 452,358 414,372 380,392 C 402,440 412,520 398,588 C 390,624 372,644 350,662 C 340,850 334,1040 342,1222 C 430,1250 520,1258 606,1258 Z';
export const VEST_BACK =
  'M 492,330 C 452,358 414,372 380,392 C 402,440 412,520 398,588 C 390,624 372,644 350,662 C 340,850 334,1040 342,1222 C 430,1250 520,1258 600,1258 C 680,1258 770,1250 858,1222 C 866,1040 860,850 850,662 C 828,644 810,624 802,588 C 788,520 798,440 820,392 C 786,372 748,358 708,330 C 676,338 634,342 600,342 C 566,342 524,338 492,330 Z';
export const SLEEVE =
  'M 340,414 C 282,436 240,496 216,590 C 176,744 150,920 146,1112 C 176,1146 246,1160 292,1152 C 306,1006 344,836 376,668 C 372,580 358,486 340,414 Z';

/** The share of the scene that a jacket takes. */
export const JACKET_VIEW: View = portrait(600, 690, 1180);

/** Soft folds of hanging fabric. */
export function drape(strength: number): Layer[] {
  return bothSides(600, [
    stencil('half', BODY_HALF),
    fold('M 352,600 C 410,650 456,730 486,840 M 356,660 C 384,760 402,860 408,990', 22, strength, 18, { clip: 'half' }),
    fold('M 358,630 C 410,690 440,770 460,880 M 352,740 C 372,840 376,960 376,1100', 16, -strength, 14, {
      clip: 'half',
    }),
    fold('M 440,1240 C 452,1120 450,1040 474,940 M 540,1250 C 546,1170 556,1100 552,1010', 24, strength * 0.8, 20, {
      clip: 'half',
    }),
  ]);
}

/** Creases at the elbow and along the arm. */
export function sleeveFolds(strength: number): Layer[] {
  return bothSides(600, [
    stencil('arm', SLEEVE),
    fold(
      'M 210,720 C 250,740 300,730 340,700 M 200,790 C 250,800 290,780 330,750 M 190,900 C 230,900 270,880 310,850',
      16,
      -strength,
      11,
      { clip: 'arm' },
    ),
    fold(
      'M 206,756 C 246,772 296,756 336,724 M 194,846 C 240,850 280,830 318,800 M 300,470 C 262,540 240,620 230,700',
      18,
      strength,
      13,
      { clip: 'arm' },
    ),
  ]);
}

export const softWaves = (amp: number, seed: number): Waves => ({ amp, fx: 0.0036, fy: 0.005, seed });

/** The inside of the back, seen through the neck opening. */
export const neckHole = (top: number): Layer[] => [
  panel(
    `M 470,372 C 474,${top} 540,${top - 30} 600,${top - 30} C 660,${top - 30} 726,${top} 730,372 C 700,440 640,452 600,452 C 560,452 500,440 470,372 Z`,
    'lining',
    'lining',
    { base: 10 },
  ),
  panel(`M 564,${top + 8} h 72 v 40 h -72 Z`, 'label', 'webbing', { raise: 2 }),
];

/** A closed front: a tape with teeth from `top` to `bottom`, and its puller. */
export const frontZip = (top: number, bottom: number, width = 44): Layer[] => [
  panel(`M ${600 - width / 2},${top} h ${width} V ${bottom} h ${-width} Z`, 'trim', 'nylon', {
    base: 92,
    inflate: { r: width / 2, amp: 10 },
  }),
  panel(`M 600,${top + 4} V ${bottom - 4}`, 'zip', 'metal', {
    stroke: 14,
    cap: 'butt',
    dash: '4.2 5',
    raise: 5,
    edge: 2.5,
  }),
  cord(`M 600,${top + 20} v 50`, 14, 'accent', 'plastic', 12),
];

/** A hanging loop, below the nape. */
export const hanger = (y: number): Layer[] => [
  cord(`M 572,${y} C 580,${y + 34} 620,${y + 34} 628,${y}`, 10, 'trim', 'webbing', 8),
];
