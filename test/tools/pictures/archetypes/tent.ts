import { bothSides, cord, fold, groove, panel, placed, ridgeMark, shade, stitch, zip, type Layer } from '../layers.ts';
import type { Backdrop } from '../backdrop.ts';
import { box, circle, LYING_SCENE, portrait, type Archetype } from './archetype.ts';

const FLY =
  'M 130,1120 C 210,1010 290,820 370,650 C 440,510 520,440 600,436 C 680,440 760,510 830,650 C 910,820 990,1010 1070,1120 C 900,1150 760,1160 600,1160 C 440,1160 300,1150 130,1120 Z';
const DOOR = 'M 416,1150 C 440,980 500,700 600,560 C 700,700 760,980 784,1150 C 720,1158 480,1158 416,1150 Z';
const POLES = 'M 140,1116 C 320,860 430,470 600,436 C 770,470 880,860 1060,1116';

const ground: Layer[] = [
  panel(
    'M 90,1150 C 300,1116 900,1116 1110,1150 C 1120,1186 900,1204 600,1204 C 300,1204 80,1186 90,1150 Z',
    'second',
    'canvas',
    { base: 4, raise: 8, edge: 8 },
  ),
  ...bothSides(600, [
    cord('M 250,900 L 40,1190', 6, 'pale', 'lace', 6, { base: 10 }),
    cord('M 40,1166 v 44', 12, 'steel', 'metal', 8, { base: 10 }),
    cord('M 150,1118 L 108,1190', 8, 'trim', 'webbing', 6, { base: 20 }),
  ]),
];
const fly: Layer[] = [
  panel(FLY, 'body', 'ripstop', {
    id: 'fly',
    base: 20,
    dome: { amp: 190, power: 0.62, smooth: 6 },
    waves: [{ amp: 5, fx: 0.004, fy: 0.005, seed: 4 }],
  }),
  ...bothSides(600, [
    fold('M 360,690 C 330,840 290,1000 250,1130 M 400,640 C 390,820 372,1000 360,1150', 34, -8, 24, { within: 'fly' }),
    shade('M 100,1140 C 240,980 320,800 380,650 L 470,560 C 420,760 380,980 360,1160 Z', -0.12, 30, { within: 'fly' }),
    panel('M 100,1090 C 200,1116 300,1128 420,1134 L 420,1190 L 80,1190 Z', 'second', 'ripstop', {
      clip: 'fly',
      raise: 3,
      edge: 5,
    }),
  ]),
  cord(POLES, 17, 'trim', 'nylon', 12),
  cord('M 330,740 C 420,700 780,700 870,740', 8, 'trim', 'webbing', 4, { clip: 'fly' }),
  panel('M 520,452 C 540,420 660,420 680,452 C 660,486 540,486 520,452 Z', 'second', 'ripstop', {
    base: 200,
    inflate: { r: 30, amp: 20 },
  }),
  cord(ridgeMark(840, 1040, 92), 9, 'accent', 'plastic', 3),
];
const doorway = (paint: string): Layer[] => [
  panel(DOOR, paint, 'mesh', { id: 'door', textureScale: 0.9, base: 150, textureAmp: 0.6 }),
];

/** The door rolled aside: sleeping bags are visible. */
const open: Layer[] = [
  ...ground,
  ...fly,
  ...doorway('lining'),
  panel('M 440,1110 C 480,1076 560,1076 596,1104 L 600,1156 H 430 Z', 'accent', 'nylon', {
    clip: 'door',
    base: 170,
    inflate: { r: 40, amp: 34 },
  }),
  panel('M 604,1104 C 640,1076 720,1076 760,1110 L 770,1156 H 600 Z', 'pale', 'nylon', {
    clip: 'door',
    base: 170,
    inflate: { r: 40, amp: 34 },
  }),
  groove('M 420,1126 H 780 M 420,1146 H 780', 5, 5, { within: 'door' }),
  panel('M 592,566 C 500,700 446,970 424,1146', 'body', 'ripstop', {
    stroke: 46,
    base: 200,
    inflate: { r: 23, amp: 22 },
  }),
  ...[
    [500, 760],
    [452, 960],
  ].map(([x = 0, y = 0]) => panel(box(x - 34, y, 64, 18, 6), 'trim', 'webbing', { base: 226, raise: 6, edge: 4 })),
  panel('M 602,566 C 700,700 754,970 776,1146', 'trim', 'nylon', { stroke: 15, base: 190, raise: 6, edge: 4 }),
  panel('M 602,566 C 700,700 754,970 776,1146', 'zip', 'metal', { stroke: 5, cap: 'butt', dash: '4 5', raise: 2 }),
];
/** Closed from behind: a vent above, the fly pegged down. */
const closed: Layer[] = [
  ...ground,
  ...fly,
  panel(DOOR, 'bright', 'ripstop', { clip: 'fly', raise: 6, edge: 8 }),
  ...zip('M 600,580 C 690,720 742,970 762,1146', 'trim', 'zip', 20),
  cord('M 604,596 l 10,50', 9, 'accent', 'webbing', 8),
  panel('M 520,660 C 540,610 660,610 680,660 L 664,720 C 640,700 560,700 536,720 Z', 'second', 'mesh', {
    raise: 8,
    edge: 6,
  }),
  stitch('M 430,1128 C 500,1136 700,1136 770,1128'),
];
/** Packed: the bag it is carried in. */
const packed: Layer[] = placed(
  [
    panel(
      'M 360,470 C 330,480 324,560 324,620 C 324,680 330,760 360,770 L 900,770 C 930,760 936,680 936,620 C 936,560 930,480 900,470 Z',
      'second',
      'ripstop',
      {
        id: 'sack',
        base: 200,
        inflate: { r: 150, amp: 120, smooth: 6 },
        waves: [{ amp: 7, fx: 0.005, fy: 0.006, seed: 3 }],
      },
    ),
    ...[450, 790].map((x) =>
      panel(`M ${x},466 V 774`, 'trim', 'webbing', { stroke: 30, cap: 'butt', clip: 'sack', raise: 8, edge: 5 }),
    ),
    cord(ridgeMark(560, 650, 130), 11, 'pale', 'plastic', 3),
  ],
  'translate(340,900) scale(0.56)',
  '-packed',
);

const scenery = [
  { d: circle(760, 470, 250), tone: '#f6efdf' },
  {
    d: 'M -60,1010 L 130,720 L 230,820 L 430,540 L 560,700 L 690,610 L 900,860 L 1010,780 L 1290,1030 V 1120 H -60 Z',
    tone: '#d5d5c0',
  },
  { d: 'M -60,1010 C 200,950 500,1000 800,960 C 1000,940 1160,970 1290,1000 V 1600 H -60 Z', tone: '#e3e0cd' },
];
const meadow: Backdrop = {
  lit: '#eae8d8',
  far: '#c8c9b2',
  ground: [{ cx: 600, cy: 1190, rx: 500, ry: 22 }],
  sheets: scenery,
};

export const tent: Archetype = {
  scene: LYING_SCENE,
  exposure: 0.76,
  shots: [
    { layers: open, view: portrait(600, 790, 1180), backdrop: meadow },
    {
      layers: [...closed, ...packed],
      view: portrait(600, 790, 1180),
      backdrop: {
        ...meadow,
        ground: [
          { cx: 600, cy: 1190, rx: 500, ry: 22 },
          { cx: 690, cy: 1332, rx: 180, ry: 16 },
        ],
      },
    },
    { layers: open, view: portrait(690, 640, 340), backdrop: meadow },
  ],
};
