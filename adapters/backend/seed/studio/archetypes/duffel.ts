import { bothSides, cord, groove, panel, ridgeMark, shade, stitch, zip, type Layer } from '../layers.ts';
import { LYING_SCENE, portrait, type Archetype } from './archetype.ts';

const BODY = 'M 176,700 C 168,620 220,580 320,574 C 500,566 700,566 880,574 C 980,580 1032,620 1024,700 L 1040,1010 C 1044,1100 1010,1130 940,1136 C 720,1146 480,1146 260,1136 C 190,1130 156,1100 160,1010 Z';
const HANDLE = 'M 404,790 C 400,560 440,430 600,430 C 760,430 800,560 796,790';

const layers: Layer[] = [
  panel('M 416,640 C 424,470 500,380 620,384 C 740,388 800,470 800,640', 'trim', 'webbing', { stroke: 34, base: 10, raise: 10, edge: 8 }),
  panel(BODY, 'body', 'nylon', { id: 'bag', base: 30, inflate: { r: 190, amp: 150, smooth: 8 }, waves: [{ amp: 9, fx: 0.004, fy: 0.005, seed: 3 }, { amp: 3, fx: 0.008, fy: 0.008, seed: 12 }] }),
  shade('M 140,1000 C 400,1060 800,1060 1060,1000 L 1060,1160 L 140,1160 Z', -0.22, 40, { within: 'bag' }),
  panel('M 120,1010 C 400,1052 800,1052 1080,1010 L 1080,1180 L 120,1180 Z', 'second', 'canvas', { clip: 'bag', raise: 5, edge: 6 }),
  stitch('M 150,1030 C 400,1070 800,1070 1050,1030', { clip: 'bag' }),
  ...bothSides(600, [
    panel('M 140,560 C 250,560 306,620 316,700 C 330,860 326,1000 312,1170 L 140,1170 Z', 'second', 'canvas', { clip: 'bag', raise: 5, edge: 6 }),
    stitch('M 262,590 C 292,620 300,660 304,704 C 316,860 312,1000 300,1130', { clip: 'bag' }),
    cord('M 208,690 C 180,760 176,880 196,960', 34, 'trim', 'webbing', 14, { clip: 'bag' }),
    panel('M 404,760 L 404,1150', 'trim', 'webbing', { stroke: 44, cap: 'butt', clip: 'bag', raise: 9, edge: 5 }),
    stitch('M 390,780 V 1130 M 418,780 V 1130', { clip: 'bag' }),
    panel('M 250,1084 h 34 v 40 h -34 Z', 'dark', 'plastic', { raise: 8, edge: 6 }),
    panel('M 372,930 h 64 q 8,0 8,8 v 60 q 0,8 -8,8 h -64 q -8,0 -8,-8 v -60 q 0,-8 8,-8 Z', 'dark', 'plastic', { raise: 14, edge: 8 }),
    groove('M 384,950 h 40 M 384,968 h 40 M 384,986 h 40', 4, 6),
  ]),
  ...zip('M 290,626 C 480,606 720,606 910,626', 'trim', 'zip', 34),
  cord('M 330,622 C 318,640 312,664 318,700', 10, 'accent', 'lace', 12),
  panel(HANDLE, 'trim', 'webbing', { stroke: 44, base: 176, raise: 10, edge: 6 }),
  panel('M 528,448 C 560,428 640,428 672,448', 'accent', 'leather', { stroke: 64, base: 190, inflate: { r: 32, amp: 26 } }),
  stitch('M 520,470 C 560,450 640,450 680,470'),
  cord(ridgeMark(486, 930, 228), 18, 'pale', 'plastic', 4),
  panel('M 500,968 H 700', 'pale', 'plastic', { stroke: 6, raise: 2, edge: 2 }),
];

const SKY = 'M -40,180 L 170,60 L 340,150 L 620,-60 L 1240,180 V 1096 H -40 Z';

export const duffel: Archetype = {
  scene: LYING_SCENE,
  exposure: 0.76,
  shots: [
    { layers, view: portrait(600, 730, 1120), backdrop: { lit: '#efe5d2', far: '#d6c5a4', horizon: 0.72, ground: [{ cx: 600, cy: 1132, rx: 400, ry: 22 }], sheets: [{ d: 'M 262,590 a 350 350 0 1 0 700 0 a 350 350 0 1 0 -700 0 Z', tone: '#f5ecdb' }] } },
    { layers, view: portrait(520, 850, 520), backdrop: { lit: '#efe5d2', far: '#d6c5a4', sheets: [{ d: SKY, tone: '#e6d8bd' }] } },
  ],
};
