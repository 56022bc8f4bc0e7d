import { cord, groove, panel, ridgeMark, type Layer } from '../layers.ts';
import { LYING_SCENE, portrait, type Archetype } from './archetype.ts';

const BODY = 'M 432,560 C 432,476 504,452 514,392 L 686,392 C 696,452 768,476 768,560 L 768,1262 C 768,1300 746,1316 700,1318 L 500,1318 C 454,1316 432,1300 432,1262 Z';
const CAP = 'M 496,250 q 0,-26 26,-26 h 156 q 26,0 26,26 v 102 q 0,14 -14,14 h -180 q -14,0 -14,-14 Z';

const layers: Layer[] = [
  panel('M 540,236 C 520,150 560,112 600,112 C 640,112 680,150 660,236', 'dark', 'rubber', { stroke: 34, base: 30, inflate: { r: 17, amp: 16 } }),
  panel(BODY, 'body', 'enamel', { id: 'body', base: 20, inflate: { r: 168, amp: 150, power: 0.62, smooth: 10 } }),
  panel('M 400,1208 H 800 V 1340 H 400 Z', 'second', 'rubber', { clip: 'body', raise: 6, edge: 6 }),
  groove('M 420,1234 H 780 M 420,1256 H 780 M 420,1278 H 780', 5, 5, { within: 'body' }),
  panel('M 500,366 H 700 V 404 H 500 Z', 'zip', 'metal', { base: 40, inflate: { r: 95, amp: 84, power: 0.6, smooth: 3 } }),
  panel(CAP, 'dark', 'rubber', { id: 'cap', base: 50, inflate: { r: 100, amp: 92, power: 0.6, smooth: 4 } }),
  groove(Array.from({ length: 15 }, (_, i) => `M ${510 + i * 12.9},262 V 346`).join(' '), 5, 5, { within: 'cap' }),
  panel('M 400,470 H 800 V 488 H 400 Z', 'accent', 'enamel', { clip: 'body' }),
  cord(ridgeMark(496, 860, 208), 15, 'pale', 'plastic', 2),
  panel('M 508,896 H 692', 'pale', 'plastic', { stroke: 6, raise: 1 }),
  panel('M 540,920 H 660', 'pale', 'plastic', { stroke: 4, raise: 1 }),
];

const sheets = [
  { d: 'M 130,620 a 400 400 0 1 0 800 0 a 400 400 0 1 0 -800 0 Z', tone: '#f1eee5' },
  { d: 'M -60,1180 L 180,900 L 300,1010 L 560,760 L 700,900 L 840,820 L 1290,1180 Z', tone: '#d6d3c6' },
  { d: 'M -60,1160 H 1300 V 1700 H -60 Z', tone: '#e6e2d8' },
];

export const bottle: Archetype = {
  scene: LYING_SCENE,
  exposure: 0.76,
  shots: [
    { layers, view: portrait(600, 735, 1200), backdrop: { lit: '#e9e6dc', far: '#c7c4b6', ground: [{ cx: 606, cy: 1314, rx: 166, ry: 18 }], sheets } },
    { layers, view: portrait(600, 520, 520), backdrop: { lit: '#e9e6dc', far: '#c7c4b6', ground: [{ cx: 606, cy: 1314, rx: 166, ry: 18 }], sheets } },
  ],
};
