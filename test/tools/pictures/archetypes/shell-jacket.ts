import { bothSides, cord, fold, groove, panel, ridgeMark, stencil, stitch, zip, type Layer } from '../layers.ts';
import { box, circle, pictured, portrait, type Archetype } from './archetype.ts';
import { BODY_BACK, BODY_HALF, drape, hanger, JACKET_VIEW, SLEEVE, sleeveFolds, softWaves } from './garment-parts.ts';

interface ShellLook {
  /** An alpine shell has a yoke and zips, a rain coat snaps and flap pockets. */
  readonly cut: 'alpine' | 'rain';
  readonly paper: readonly [lit: string, far: string];
}

const HOOD =
  'M 466,384 C 396,300 404,146 520,98 C 570,80 630,80 680,98 C 796,146 804,300 734,384 C 700,340 660,420 600,432 C 540,420 500,340 466,384 Z';
const HOOD_BACK =
  'M 456,388 C 394,300 404,146 520,98 C 570,80 630,80 680,98 C 796,146 806,300 744,388 C 700,424 500,424 456,388 Z';

const hood: Layer[] = [
  panel(HOOD, 'second', 'shell', { id: 'hood', base: 40, dome: { amp: 56, power: 0.5 }, waves: [softWaves(7, 3)] }),
  panel(
    'M 600,176 C 524,172 476,236 484,326 C 490,376 540,416 600,430 C 660,416 710,376 716,326 C 724,236 676,172 600,176 Z',
    'lining',
    'lining',
    { id: 'hollow', base: 12, waves: [{ amp: 5, fx: 0.008, fy: 0.02 }] },
  ),
  panel('M 470,214 C 500,132 700,132 730,214 C 690,168 510,168 470,214 Z', 'second', 'shell', {
    base: 92,
    inflate: { r: 26, amp: 20 },
  }),
  cord(
    'M 600,180 C 528,176 481,238 488,326 C 494,370 542,408 600,422 C 658,408 706,370 712,326 C 719,238 672,176 600,180',
    9,
    'trim',
    'nylon',
    9,
  ),
  groove('M 548,92 C 540,116 536,130 534,152 M 652,92 C 660,116 664,130 666,152', 4, 4, { within: 'hood' }),
  panel('M 562,222 h 76 v 40 h -76 Z', 'label', 'webbing', { raise: 2, clip: 'hollow' }),
  cord('M 500,360 C 480,420 492,470 486,520 M 700,360 C 720,420 708,470 714,520', 6, 'trim', 'lace', 6),
];

const hoodBehind: Layer[] = [
  panel(HOOD_BACK, 'second', 'shell', {
    id: 'hood',
    base: 60,
    dome: { amp: 70, power: 0.5, smooth: 6 },
    waves: [softWaves(7, 3)],
  }),
  groove('M 530,100 C 500,200 500,300 520,412 M 670,100 C 700,200 700,300 680,412', 4, 5, { within: 'hood' }),
  fold('M 480,330 C 540,372 660,372 720,330', 22, -8, 14, { within: 'hood' }),
  panel(box(556, 236, 88, 16, 6), 'trim', 'webbing', { raise: 6, edge: 4 }),
];

function arm(cut: ShellLook['cut']): Layer[] {
  return [
    panel(SLEEVE, 'body', 'shell', {
      id: 'arm',
      base: 26,
      dome: { amp: 60, power: 0.5, smooth: 5 },
      waves: [softWaves(6, 5), { amp: 1.2, fx: 0.008, fy: 0.013, seed: 8 }],
    }),
    ...(cut === 'alpine'
      ? [
          panel(
            'M 340,414 C 300,430 264,462 240,520 C 280,560 330,560 366,540 C 360,490 350,450 340,414 Z',
            'second',
            'shell',
            { clip: 'arm', raise: 1.5 },
          ),
          groove('M 240,520 C 280,560 330,562 368,540', 4, 5, { clip: 'arm' }),
        ]
      : []),
    panel('M 120,1066 C 180,1096 260,1104 320,1096 L 320,1200 L 120,1200 Z', 'body', 'shell', {
      clip: 'arm',
      raise: 5,
      edge: 6,
    }),
    panel(box(186, 1106, 92, 26, 8), 'trim', 'rubber', { raise: 6, edge: 4 }),
  ];
}

const CLOTH = {
  base: 44,
  dome: { amp: 44, power: 0.45, smooth: 5 },
  waves: [softWaves(6, 11), { amp: 1.2, fx: 0.008, fy: 0.01, seed: 4 }],
};
const hem = groove('M 344,1206 C 430,1232 520,1240 606,1240', 4, 4);
const yoke: Layer[] = [
  panel('M 300,300 L 606,300 L 606,546 C 520,540 430,560 352,612 Z', 'second', 'shell', { clip: 'front', raise: 1.5 }),
  groove('M 352,612 C 430,560 520,540 606,546', 4, 5, { clip: 'front' }),
];
const armSeam = groove('M 336,436 C 400,520 420,600 366,660', 4, 4);

function frontHalf(cut: ShellLook['cut']): Layer[] {
  const cloth = panel(BODY_HALF, 'body', 'shell', { id: 'front', ...CLOTH });
  if (cut === 'alpine')
    return [
      cloth,
      ...yoke,
      ...zip('M 462,830 L 424,1066', 'trim', 'trim', 20),
      cord('M 460,838 l -8,44', 8, 'accent', 'webbing', 8),
      hem,
    ];
  const flap = [
    panel('M 392,862 L 548,880 L 544,942 L 392,926 Z', 'body', 'shell', { raise: 12, edge: 8 }),
    stitch('M 400,872 L 540,888 L 537,932 L 400,916 Z'),
    panel(circle(470, 914, 9), 'dark', 'plastic', { raise: 6, edge: 4 }),
  ];
  return [cloth, armSeam, ...flap, hem];
}

function behind(cut: ShellLook['cut']): Layer[] {
  const cape = panel(
    'M 310,420 H 890 L 846,586 C 770,606 690,610 600,610 C 510,610 430,606 354,586 Z',
    'body',
    'shell',
    { clip: 'front', raise: 9, edge: 7 },
  );
  return [
    panel(BODY_BACK, 'body', 'shell', { id: 'front', ...CLOTH }),
    ...(cut === 'rain'
      ? [cape, stitch('M 362,576 C 440,594 520,598 600,598 C 680,598 760,594 838,576', { clip: 'front' })]
      : []),
    ...bothSides(600, cut === 'alpine' ? [...yoke, hem] : [armSeam, hem]),
  ];
}

const alpineMiddle: Layer[] = [
  stencil('column', 'M 570,410 h 60 V 1262 h -60 Z'),
  panel('M 570,410 h 60 V 1262 h -60 Z', 'body', 'shell', {
    base: 96,
    inflate: { r: 24, amp: 12 },
    waves: [{ amp: 3, fx: 0.02, fy: 0.01 }],
  }),
  panel('M 600,410 V 1262', 'trim', 'rubber', { stroke: 16, cap: 'butt', raise: 4, edge: 5 }),
  cord('M 600,430 v 54', 13, 'accent', 'plastic', 12),
  ...zip('M 690,600 L 690,736', 'trim', 'trim', 20),
  cord('M 690,606 v 40', 8, 'accent', 'webbing', 8),
  cord(ridgeMark(448, 530, 100), 9, 'pale', 'plastic', 3),
  fold('M 480,700 C 520,760 540,820 548,900 M 720,800 C 690,880 670,960 664,1060', 24, 8, 20),
];

const rainMiddle: Layer[] = [
  panel('M 556,404 h 92 V 1262 h -92 Z', 'body', 'shell', {
    base: 98,
    inflate: { r: 20, amp: 12 },
    waves: [{ amp: 3, fx: 0.02, fy: 0.01 }],
  }),
  stitch('M 566,414 V 1254 M 638,414 V 1254'),
  ...[476, 640, 804, 968, 1132].flatMap((y) => [
    panel(circle(602, y, 13), 'steel', 'metal', { raise: 9, edge: 6 }),
    panel(circle(602, y, 6), 'dark', 'metal', { raise: -3, edge: 3 }),
  ]),
  cord(ridgeMark(738, 588, 72), 7, 'accent', 'plastic', 3),
  cord('M 500,384 C 492,440 500,480 492,540', 9, 'pale', 'lace', 9),
  cord('M 700,384 C 708,440 700,480 708,540', 9, 'pale', 'lace', 9),
  ...[492, 708].map((x) => panel(circle(x, 546, 11), 'dark', 'plastic', { raise: 9, edge: 7 })),
];

function shellOf({ cut, paper: [lit, far] }: ShellLook): Archetype {
  const arms = [...bothSides(600, arm(cut)), ...sleeveFolds(9)];
  const front = [
    ...hood,
    ...arms,
    ...bothSides(600, frontHalf(cut)),
    ...drape(11),
    ...(cut === 'alpine' ? alpineMiddle : rainMiddle),
  ];
  const second = [
    ...arms,
    ...behind(cut),
    ...drape(9),
    ...hoodBehind,
    ...hanger(400),
    cord(ridgeMark(558, 530, 84), 8, cut === 'alpine' ? 'pale' : 'accent', 'plastic', 3),
  ];
  return pictured({
    front,
    second,
    view: JACKET_VIEW,
    macro: cut === 'alpine' ? portrait(606, 610, 360) : portrait(560, 840, 340),
    backdrop: { lit, far },
  });
}

export const shellJacket = shellOf({ cut: 'alpine', paper: ['#e9e4da', '#c9c1b1'] });
export const rainShell = shellOf({ cut: 'rain', paper: ['#e4e8e4', '#bcc6c1'] });
