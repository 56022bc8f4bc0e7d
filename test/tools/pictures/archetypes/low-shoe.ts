import { cord, fold, groove, panel, ridgeMark, shade, stitch, type Layer, type Panel } from '../layers.ts';
import type { Material } from '../materials.ts';
import { bow, laces } from './shoe-parts.ts';

/** A low shoe on 1600 x 1000, toe to the right: heel at x = 140, toe at x = 1500. */
const UPPER =
  'M 196,836 C 172,780 166,728 182,676 C 194,636 208,598 205,556 C 203,528 190,506 188,482 C 187,454 208,442 232,449 C 264,459 282,500 324,533 C 374,572 432,584 487,561 C 537,539 567,492 595,452 C 607,436 625,432 643,442 C 741,500 861,564 973,616 C 1056,652 1140,652 1226,658 C 1356,668 1470,716 1486,816 L 1460,880 L 230,880 Z';
const COLLAR =
  'M 197,566 C 216,540 206,516 188,486 C 176,448 210,434 234,447 C 268,458 286,500 326,531 C 376,570 432,582 487,559 C 535,537 565,490 593,450 L 644,478 C 614,556 566,622 490,644 C 420,662 352,642 306,612 C 264,586 226,580 197,566 Z';
const EYESTAY =
  'M 588,474 C 594,440 622,428 648,444 C 748,504 864,568 984,624 C 1010,638 1010,668 980,672 C 950,676 918,668 890,656 C 796,616 700,562 622,516 C 600,502 584,492 588,474 Z';
const TONGUE =
  'M 540,560 C 524,480 516,410 534,366 C 546,336 582,330 606,348 C 642,376 694,418 764,464 C 854,520 944,578 1014,626 L 985,664 L 700,610 Z';

export const ON = { clip: 'upper', not: ['midsole', 'outsole'] } as const;

/** The parts behind the side of the shoe: lining, tongue, and the far half of the laces. */
export function insideOfShoe(tongue: Material): Layer[] {
  return [
    panel(
      'M 212,466 C 252,470 300,500 352,508 C 424,520 486,494 536,430 L 632,470 L 484,612 L 300,586 Z',
      'lining',
      'lining',
      { base: 14, inflate: { r: 60, amp: 24 } },
    ),
    panel(TONGUE, 'tongue', tongue, {
      id: 'tongue',
      textureScale: 0.95,
      base: 34,
      inflate: { r: 52, amp: 38, smooth: 3 },
    }),
    panel(
      'M 520,430 C 522,400 524,380 534,362 C 548,334 584,330 606,348 L 640,374 C 600,376 556,396 520,430 Z',
      'accent',
      'nylon',
      { clip: 'tongue', raise: 3, edge: 4 },
    ),
    cord(ridgeMark(552, 384, 44), 4, 'tongue', 'plastic', 2),
  ];
}

/** The side of the shoe, with the volume of a foot in it. */
export function shoeBody(paint: string, material: Material, texture: Partial<Panel> = {}): Layer[] {
  return [
    panel(UPPER, paint, material, {
      id: 'upper',
      base: 50,
      not: ON.not,
      dome: { amp: 124, power: 0.6, smooth: 6 },
      inflate: { r: 74, amp: 40, smooth: 5 },
      ...texture,
    }),
    shade('M 380,860 L 470,690 L 700,640 C 900,700 1040,720 1200,730 C 1180,800 900,840 700,840 Z', -0.13, 60, {
      within: 'upper',
    }),
    shade('M 620,470 C 760,550 900,620 1010,660 C 1120,690 1260,690 1400,730 L 1380,690 L 900,540 Z', 0.1, 30, {
      within: 'upper',
    }),
    fold('M 1012,664 C 1050,690 1062,730 1046,782 M 966,690 C 1000,716 1010,750 996,792', 12, -3.6, 8, {
      within: 'upper',
    }),
  ];
}

/** Padded collar with its quilting, heel loop, eyestay, laces and bow. */
export function shoeTop(eyestay: Material, pairs: number): Layer[] {
  return [
    panel(COLLAR, 'collar', 'knit', {
      ...ON,
      id: 'collar',
      textureScale: 1.5,
      textureAmp: 0.4,
      inflate: { r: 40, amp: 26 },
      raise: 2,
    }),
    groove('M 216,528 C 262,548 306,580 352,602 C 420,632 492,616 540,566 C 566,538 590,506 610,474', 9, 8, {
      within: 'collar',
    }),
    cord('M 212,548 C 178,520 164,446 196,430 C 220,420 236,436 232,452', 15, 'accent', 'webbing', 9),
    panel(EYESTAY, 'overlay', eyestay, { ...ON, raise: 7, edge: 5, id: 'eyestay' }),
    stitch('M 600,486 C 604,500 614,506 628,514 C 706,560 802,614 894,650 C 924,662 954,668 980,660', ON),
    ...laces({ from: [652, 478], to: [954, 640], count: pairs, sag: 4, across: [34, -50], width: 15 }),
    ...bow([668, 424], 104, 11),
  ];
}

/** A reinforcement around the heel, with stitching. */
export const heelCounter = (paint: string, material: Material): Layer[] => [
  panel('M 120,880 C 150,760 172,668 198,566 C 254,584 306,640 330,706 C 346,754 346,800 336,880 Z', paint, material, {
    ...ON,
    raise: 6,
    edge: 5,
    id: 'counter',
  }),
  stitch('M 202,582 C 250,600 296,652 316,712 C 330,758 332,800 326,850', ON),
];

/** A strip along the bottom of the upper that rises over the toes. */
export const mudguard = (paint: string, material: Material): Layer[] => [
  panel(
    'M 120,748 C 260,784 400,796 560,800 C 740,804 910,788 1030,760 C 1130,736 1200,706 1240,640 L 1520,620 L 1520,900 L 120,900 Z',
    paint,
    material,
    { ...ON, raise: 5, edge: 5, id: 'guard' },
  ),
  stitch('M 330,800 C 440,812 520,814 580,814 C 744,816 914,802 1036,774 C 1138,750 1212,718 1256,652', ON),
];

/** A rubber bumper in front of the toes. */
export const toeBumper = (): Layer[] => [
  panel('M 1380,650 C 1378,710 1342,780 1250,850 L 1520,900 L 1520,640 Z', 'outsole', 'rubber', {
    ...ON,
    raise: 7,
    edge: 8,
    id: 'toe',
  }),
  ...[0, 1, 2].map((i) =>
    groove(
      `M ${1410 + i * 24},${672 + i * 20} C ${1408 + i * 24},${730 + i * 14} ${1374 + i * 26},${786 + i * 8} ${1310 + i * 32},${846}`,
      5,
      5,
      { within: 'toe', clip: 'toe' },
    ),
  ),
];
