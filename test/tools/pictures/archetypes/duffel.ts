import { bothSides, cord, groove, panel, placed, ridgeMark, shade, stitch, zip, type Layer } from '../layers.ts';
import type { Backdrop } from '../backdrop.ts';
import { box, circle, LYING_SCENE, portrait, type Archetype } from './archetype.ts';

const BODY =
  'M 176,700 C 168,620 220,580 320,574 C 500,566 700,566 880,574 C 980,580 1032,620 1024,700 L 1040,1010 C 1044,1100 1010,1130 940,1136 C 720,1146 480,1146 260,1136 C 190,1130 156,1100 160,1010 Z';
const HANDLE = 'M 404,790 C 400,560 440,430 600,430 C 760,430 800,560 796,790';

const front: Layer[] = [
  panel('M 416,640 C 424,470 500,380 620,384 C 740,388 800,470 800,640', 'trim', 'webbing', {
    stroke: 34,
    base: 10,
    raise: 10,
    edge: 8,
  }),
  panel(BODY, 'body', 'nylon', {
    id: 'bag',
    base: 30,
    inflate: { r: 190, amp: 150, smooth: 8 },
    waves: [
      { amp: 9, fx: 0.004, fy: 0.005, seed: 3 },
      { amp: 3, fx: 0.008, fy: 0.008, seed: 12 },
    ],
  }),
  shade('M 140,1000 C 400,1060 800,1060 1060,1000 L 1060,1160 L 140,1160 Z', -0.22, 40, { within: 'bag' }),
  panel('M 120,1010 C 400,1052 800,1052 1080,1010 L 1080,1180 L 120,1180 Z', 'second', 'canvas', {
    clip: 'bag',
    raise: 5,
    edge: 6,
  }),
  stitch('M 150,1030 C 400,1070 800,1070 1050,1030', { clip: 'bag' }),
  ...bothSides(600, [
    panel('M 150,560 H 262 C 246,760 246,940 262,1160 H 150 Z', 'second', 'canvas', { clip: 'bag', raise: 5, edge: 6 }),
    stitch('M 272,580 C 256,760 256,940 270,1130', { clip: 'bag' }),
    panel('M 404,760 L 404,1150', 'trim', 'webbing', { stroke: 44, cap: 'butt', clip: 'bag', raise: 9, edge: 5 }),
    stitch('M 390,780 V 1130 M 418,780 V 1130', { clip: 'bag' }),
    panel(box(250, 1084, 34, 40, 6), 'dark', 'plastic', { raise: 8, edge: 6 }),
    panel(box(364, 930, 80, 76, 8), 'dark', 'plastic', { raise: 14, edge: 8 }),
    groove('M 384,950 h 40 M 384,968 h 40 M 384,986 h 40', 4, 6),
  ]),
  ...zip('M 290,626 C 480,606 720,606 910,626', 'trim', 'zip', 34),
  cord('M 330,622 C 318,640 312,664 318,700', 10, 'accent', 'lace', 12),
  panel(HANDLE, 'trim', 'webbing', { stroke: 44, base: 176, raise: 10, edge: 6 }),
  panel('M 528,448 C 560,428 640,428 672,448', 'accent', 'leather', {
    stroke: 64,
    base: 190,
    inflate: { r: 32, amp: 26 },
  }),
  stitch('M 520,470 C 560,450 640,450 680,470'),
  cord(ridgeMark(486, 930, 228), 18, 'pale', 'plastic', 4),
  panel('M 500,968 H 700', 'pale', 'plastic', { stroke: 6, raise: 2, edge: 2 }),
];

/** Upright, as carried on the back: two padded straps over the side next to the back. */
const worn: Layer[] = [
  panel('M 548,330 C 548,236 652,236 652,330', 'trim', 'webbing', { stroke: 34, base: 6, raise: 10, edge: 8 }),
  ...placed(
    [
      panel(BODY, 'body', 'nylon', {
        id: 'bag',
        base: 30,
        inflate: { r: 190, amp: 150, smooth: 8 },
        waves: [
          { amp: 9, fx: 0.004, fy: 0.005, seed: 21 },
          { amp: 3, fx: 0.008, fy: 0.008, seed: 2 },
        ],
      }),
      ...bothSides(600, [
        panel('M 150,560 H 262 C 246,760 246,940 262,1160 H 150 Z', 'second', 'canvas', {
          clip: 'bag',
          raise: 5,
          edge: 6,
        }),
        stitch('M 272,580 C 256,760 256,940 270,1130', { clip: 'bag' }),
      ]),
      panel(
        'M 330,650 C 400,634 800,634 870,650 C 886,800 886,920 870,1060 C 800,1076 400,1076 330,1060 C 314,920 314,800 330,650 Z',
        'trim',
        'mesh',
        { clip: 'bag', id: 'rest', textureScale: 0.8, raise: 12, edge: 16 },
      ),
      groove('M 470,640 V 1070 M 600,640 V 1070 M 730,640 V 1070', 14, 12, { within: 'rest' }),
    ],
    'rotate(90 600 760) translate(0,-98)',
    '',
  ),
  ...bothSides(600, [
    panel('M 540,440 C 440,440 410,560 404,700 C 400,800 420,880 440,940', 'second', 'canvas', {
      stroke: 76,
      base: 200,
      inflate: { r: 38, amp: 32 },
    }),
    panel('M 540,440 C 440,440 410,560 404,700 C 400,800 420,880 440,940', 'dark', 'webbing', {
      stroke: 20,
      raise: 5,
      edge: 3,
    }),
    cord('M 440,930 C 452,1010 440,1080 420,1130', 26, 'dark', 'webbing', 8, { base: 186 }),
    panel(box(414, 912, 52, 60, 10), 'dark', 'plastic', { base: 226, raise: 14, edge: 8 }),
  ]),
  panel(box(492, 396, 216, 92, 34), 'trim', 'mesh', {
    textureScale: 0.8,
    base: 226,
    inflate: { r: 40, amp: 24, smooth: 3 },
  }),
];

const sun = { d: circle(612, 590, 350), tone: '#f5ecdb' };
const table = { d: 'M -60,1050 H 1300 V 1600 H -60 Z', tone: '#ede1ca' };
const standing: Backdrop = {
  lit: '#efe5d2',
  far: '#d6c5a4',
  horizon: 0.72,
  ground: [{ cx: 600, cy: 1132, rx: 400, ry: 22 }],
  sheets: [sun, table],
};

export const duffel: Archetype = {
  scene: LYING_SCENE,
  exposure: 0.76,
  shots: [
    { layers: front, view: portrait(600, 760, 1010), backdrop: standing },
    { layers: worn, view: portrait(600, 730, 920), backdrop: { lit: '#efe5d2', far: '#d6c5a4' } },
    { layers: front, view: portrait(530, 850, 400), backdrop: standing },
  ],
};
