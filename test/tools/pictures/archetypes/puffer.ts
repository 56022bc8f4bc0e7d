import { bothSides, cord, panel, ridgeMark, stencil, zip, type Layer, type Panel } from '../layers.ts';
import { pictured, portrait, type Archetype } from './archetype.ts';
import { BODY_BACK, BODY_HALF, JACKET_VIEW, SLEEVE, VEST_BACK, VEST_HALF } from './garment-parts.ts';

interface PufferLook {
  readonly neck: 'hood' | 'collar';
  readonly sleeves: boolean;
  /** Number of chambers from shoulder to hem, and how many of them are the yoke. */
  readonly rows: number;
  readonly yoke: number;
  readonly plump: number;
  readonly paper: readonly [lit: string, far: string];
}

const HOOD =
  'M 470,372 C 404,300 408,150 520,104 C 570,84 630,84 680,104 C 792,150 796,300 730,372 C 700,330 660,420 600,432 C 540,420 500,330 470,372 Z';
const HOOD_BACK =
  'M 458,384 C 396,300 406,150 520,100 C 570,80 630,80 680,100 C 794,150 804,300 742,384 C 700,424 500,424 458,384 Z';
const COLLAR =
  'M 462,352 C 466,282 520,244 600,244 C 680,244 734,282 738,352 C 718,420 660,462 600,472 C 540,462 482,420 462,352 Z';
const COLLAR_BACK = 'M 462,372 C 462,290 520,250 600,250 C 680,250 738,290 738,372 C 700,392 500,392 462,372 Z';

/** One chamber filled with down: round, gathered along its seams. */
const chamber = (d: string, paint: string, clip: string, base: number, seed: number, plump = 1): Panel =>
  panel(d, paint, 'nylon', {
    clip,
    base,
    round: 15 * plump,
    inflate: { r: 66 * plump, amp: 58 * plump, power: 0.62, smooth: 6 },
    waves: [
      { amp: 7 * plump, fx: 0.034, fy: 0.01, reach: 16, seed },
      { amp: 4.5 * plump, fx: 0.007, fy: 0.011, seed: seed + 0.7 },
    ],
  });

const hood: Layer[] = [
  stencil('hood', HOOD),
  panel('M 440,420 C 420,250 470,130 600,130 C 730,130 780,250 760,420 Z', 'lining', 'lining', {
    clip: 'hood',
    base: 20,
  }),
  chamber(
    'M 600,60 L 360,60 L 360,420 L 472,420 C 450,330 470,220 540,176 C 560,164 580,160 600,160 Z',
    'second',
    'hood',
    52,
    1,
  ),
  chamber(
    'M 600,60 L 840,60 L 840,420 L 728,420 C 750,330 730,220 660,176 C 640,164 620,160 600,160 Z',
    'second',
    'hood',
    52,
    2,
  ),
  panel(
    'M 600,168 C 520,168 476,240 486,330 C 492,372 540,412 600,424 C 660,412 708,372 714,330 C 724,240 680,168 600,168 Z',
    'lining',
    'lining',
    { id: 'hollow', base: 10, waves: [{ amp: 4, fx: 0.008, fy: 0.02 }] },
  ),
  cord(
    'M 600,172 C 524,172 482,242 491,330 C 497,368 542,406 600,418 C 658,406 703,368 709,330 C 718,242 676,172 600,172',
    13,
    'trim',
    'webbing',
    12,
  ),
  panel('M 560,215 h 80 v 40 h -80 Z', 'label', 'webbing', { raise: 2, clip: 'hollow' }),
];

const collar = (paint: string): Layer[] => [
  stencil('collar', COLLAR),
  chamber('M 440,230 H 760 V 400 Q 600,440 440,400 Z', paint, 'collar', 64, 1, 0.7),
  chamber('M 440,352 Q 600,410 760,352 V 490 H 440 Z', paint, 'collar', 70, 2, 0.7),
  panel(
    'M 494,326 C 500,286 550,268 600,268 C 650,268 700,286 706,326 C 690,366 650,386 600,392 C 550,386 510,366 494,326 Z',
    'lining',
    'lining',
    { id: 'hollow', base: 12 },
  ),
  cord('M 494,326 C 510,366 550,386 600,392 C 650,386 690,366 706,326', 10, 'trim', 'webbing', 9),
  panel('M 566,286 h 68 v 36 h -68 Z', 'label', 'webbing', { raise: 2, clip: 'hollow' }),
];

function neckBehind({ neck, yoke }: PufferLook): Layer[] {
  if (neck === 'collar')
    return [
      stencil('collar', COLLAR_BACK),
      chamber('M 440,230 H 760 V 322 Q 600,336 440,322 Z', yoke > 0 ? 'second' : 'body', 'collar', 60, 1, 0.7),
      chamber('M 440,318 Q 600,332 760,318 V 420 H 440 Z', yoke > 0 ? 'second' : 'body', 'collar', 66, 2, 0.7),
    ];
  return [
    stencil('hood', HOOD_BACK),
    ...[
      [60, 178],
      [172, 284],
      [278, 440],
    ].map(([top = 0, bottom = 0], i) =>
      chamber(
        `M 380,${top} Q 600,${top + 30} 820,${top} V ${bottom} Q 600,${bottom + 30} 380,${bottom} Z`,
        'second',
        'hood',
        56,
        i + 2,
      ),
    ),
  ];
}

function sleeve({ yoke, plump, rows }: PufferLook): Layer[] {
  const [ax, ay, bx, by] = [330, 430, 226, 1140];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const at = (along: number, across: number): string =>
    `${(ax + ux * along - uy * across).toFixed(1)},${(ay + uy * along + ux * across).toFixed(1)}`;
  const count = rows - 1;
  const band = (i: number): string => {
    const from = -60 + ((length + 60) * i) / count;
    const to = -60 + ((length + 60) * (i + 1)) / count;
    return `M ${at(from, -160)} Q ${at(from + 26, 0)} ${at(from, 160)} L ${at(to, 160)} Q ${at(to + 26, 0)} ${at(to, -160)} Z`;
  };
  return [
    stencil('arm', SLEEVE),
    ...Array.from({ length: count }, (_, i) =>
      chamber(band(i), i < yoke - 1 ? 'second' : 'body', 'arm', 26, 3 + i * 1.7, plump),
    ),
    panel('M 156,1096 C 190,1122 256,1138 304,1132 L 298,1176 C 250,1184 184,1168 150,1136 Z', 'trim', 'rib', {
      textureScale: 1.3,
      textureAmp: 0.6,
      base: 34,
      inflate: { r: 30, amp: 18 },
    }),
  ];
}

/** Where the seam above chamber `i` runs. */
const seam = (rows: number, i: number): number => (i === 0 ? 300 : i === rows ? 1290 : 372 + ((1262 - 372) * i) / rows);
const ARMHOLE = 'M 380,394 C 402,440 412,520 398,588 C 390,624 372,644 350,662';

function frontHalf({ rows, yoke, plump, sleeves }: PufferLook): Layer[] {
  const y = (i: number): number => seam(rows, i);
  return [
    stencil('half', sleeves ? BODY_HALF : VEST_HALF),
    ...Array.from({ length: rows }, (_, i) =>
      chamber(
        `M 300,${y(i) - 14} Q 470,${y(i) + 20} 602,${y(i) + 6} L 602,${y(i + 1) + 6} Q 470,${y(i + 1) + 20} 300,${y(i + 1) - 14} Z`,
        i < yoke ? 'second' : 'body',
        'half',
        44,
        20 + i * 2.3,
        plump,
      ),
    ),
    panel('M 340,1206 C 430,1234 520,1240 602,1240 L 602,1284 C 520,1284 430,1278 346,1252 Z', 'trim', 'nylon', {
      base: 52,
      inflate: { r: 24, amp: 14 },
    }),
    ...(sleeves ? [] : [cord(ARMHOLE, 16, 'trim', 'webbing', 14)]),
    ...zip('M 474,872 L 437,1058', 'trim', 'zip', 26),
    cord('M 472,880 l -10,44', 9, 'accent', 'webbing', 8),
  ];
}

function back({ rows, yoke, plump, sleeves }: PufferLook): Layer[] {
  const y = (i: number): number => seam(rows, i);
  const edge = (i: number): string => `Q 430,${y(i) + 22} 600,${y(i) + 8} Q 770,${y(i) + 22} 900,${y(i) - 14}`;
  const back = (i: number): string => `Q 770,${y(i) + 22} 600,${y(i) + 8} Q 430,${y(i) + 22} 300,${y(i) - 14}`;
  return [
    stencil('back', sleeves ? BODY_BACK : VEST_BACK),
    ...Array.from({ length: rows }, (_, i) =>
      chamber(
        `M 300,${y(i) - 14} ${edge(i)} L 900,${y(i + 1) - 14} ${back(i + 1)} Z`,
        i < yoke ? 'second' : 'body',
        'back',
        44,
        20 + i * 2.3,
        plump,
      ),
    ),
    panel(
      'M 346,1206 C 430,1234 520,1240 600,1240 C 680,1240 770,1234 854,1206 L 850,1252 C 770,1278 680,1284 600,1284 C 520,1284 430,1278 350,1252 Z',
      'trim',
      'nylon',
      { base: 52, inflate: { r: 24, amp: 14 } },
    ),
    ...(sleeves ? [] : bothSides(600, [cord(ARMHOLE, 16, 'trim', 'webbing', 14)])),
  ];
}

function closure({ rows, yoke }: PufferLook): Layer[] {
  const chambers = yoke > 0 ? 1 : 2;
  const size = yoke > 0 ? 104 : 76;
  const middle = (seam(rows, chambers) + seam(rows, chambers + 1)) / 2;
  return [
    panel('M 572,386 h 56 V 1280 h -56 Z', 'trim', 'nylon', {
      base: 70,
      inflate: { r: 30, amp: 10 },
      waves: [{ amp: 2, fx: 0.02, fy: 0.012 }],
    }),
    panel('M 600,392 V 1276', 'zip', 'metal', { stroke: 15, cap: 'butt', dash: '4.2 5', raise: 5, edge: 2.5 }),
    cord('M 600,410 v 52', 15, 'accent', 'plastic', 12),
    cord(ridgeMark(668, middle + size * 0.32, size), size * 0.09, 'accent', 'plastic', 4),
  ];
}

function pufferOf(look: PufferLook): Archetype {
  const arms = look.sleeves ? bothSides(600, sleeve(look)) : [];
  const front =
    look.neck === 'hood'
      ? [...hood, ...arms, ...bothSides(600, frontHalf(look))]
      : [...arms, ...bothSides(600, frontHalf(look)), ...collar(look.yoke > 0 ? 'second' : 'body')];
  const behind = [
    ...arms,
    ...back(look),
    ...neckBehind(look),
    cord(ridgeMark(560, (seam(look.rows, 1) + seam(look.rows, 2)) / 2 + 26, 80), 8, 'accent', 'plastic', 4),
  ];
  const [lit, far] = look.paper;
  return pictured({
    front: [...front, ...closure(look)],
    second: behind,
    view: look.sleeves ? JACKET_VIEW : portrait(600, 760, 960),
    macro: portrait(700, 600, 360),
    backdrop: { lit, far },
  });
}

export const puffer = pufferOf({
  neck: 'hood',
  sleeves: true,
  rows: 8,
  yoke: 2,
  plump: 1,
  paper: ['#efe6d6', '#d3c3a6'],
});
export const lightDown = pufferOf({
  neck: 'collar',
  sleeves: true,
  rows: 13,
  yoke: 0,
  plump: 0.62,
  paper: ['#e8e6de', '#c6c6ba'],
});
export const vest = pufferOf({
  neck: 'collar',
  sleeves: false,
  rows: 7,
  yoke: 2,
  plump: 1.05,
  paper: ['#e9e5d6', '#c8c3a8'],
});
