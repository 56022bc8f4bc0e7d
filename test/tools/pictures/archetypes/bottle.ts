import { cord, groove, panel, placed, ridgeMark, type Layer } from '../layers.ts';
import type { Backdrop } from '../backdrop.ts';
import { box, circle, LYING_SCENE, portrait, type Archetype } from './archetype.ts';

const BODY =
  'M 432,560 C 432,476 504,452 514,392 L 686,392 C 696,452 768,476 768,560 L 768,1262 C 768,1300 746,1316 700,1318 L 500,1318 C 454,1316 432,1300 432,1262 Z';

const body: Layer[] = [
  panel(BODY, 'body', 'enamel', {
    id: 'body',
    base: 20,
    dome: { amp: 150, power: 1, smooth: 4, barrel: true },
    inflate: { r: 22, amp: 14, smooth: 4 },
  }),
  panel('M 400,1208 H 800 V 1340 H 400 Z', 'second', 'rubber', { clip: 'body', raise: 6, edge: 6 }),
  groove('M 420,1234 H 780 M 420,1256 H 780 M 420,1278 H 780', 5, 5, { within: 'body' }),
  panel('M 400,470 H 800 V 488 H 400 Z', 'accent', 'enamel', { clip: 'body' }),
];
const print: Layer[] = [
  cord(ridgeMark(496, 860, 208), 15, 'pale', 'plastic', 2),
  panel('M 508,896 H 692', 'pale', 'plastic', { stroke: 6, raise: 1 }),
  panel('M 540,920 H 660', 'pale', 'plastic', { stroke: 4, raise: 1 }),
];
const lid: Layer[] = [
  panel(box(496, 224, 208, 142, 26), 'dark', 'rubber', {
    id: 'cap',
    base: 50,
    dome: { amp: 92, power: 1, smooth: 3, barrel: true },
    inflate: { r: 18, amp: 12, smooth: 3 },
  }),
  groove(Array.from({ length: 15 }, (_, i) => `M ${510 + i * 12.9},262 V 346`).join(' '), 5, 5, { within: 'cap' }),
];
const handle = panel('M 540,236 C 520,150 560,112 600,112 C 640,112 680,150 660,236', 'dark', 'rubber', {
  stroke: 34,
  base: 30,
  inflate: { r: 17, amp: 16 },
});
const collar = panel('M 500,366 H 700 V 404 H 500 Z', 'zip', 'metal', {
  base: 40,
  dome: { amp: 84, power: 1, smooth: 2, barrel: true },
});

const front: Layer[] = [handle, ...body, collar, ...lid, ...print];

/** Open, the back with its scale, the lid lying next to it. */
const open: Layer[] = [
  ...body,
  panel('M 508,318 H 692 V 404 H 508 Z', 'steel', 'metal', {
    id: 'mouth',
    base: 40,
    dome: { amp: 84, power: 1, smooth: 2, barrel: true },
  }),
  groove('M 500,338 H 700 M 500,356 H 700 M 500,374 H 700', 5, 6, { within: 'mouth' }),
  panel('M 512,318 C 540,302 660,302 688,318 C 660,332 540,332 512,318 Z', 'lining', 'metal', { base: 60 }),
  ...Array.from({ length: 7 }, (_, i) =>
    panel(`M 560,${640 + i * 70} h ${i % 2 === 0 ? 80 : 48}`, 'pale', 'plastic', { stroke: 6, raise: 1 }),
  ),
  panel(circle(600, 1150, 20), 'pale', 'plastic', { stroke: 5, raise: 1 }),
  ...placed([handle, ...lid], 'translate(271,921) rotate(90 600 295)', '-lid'),
];

const sheets = [
  { d: circle(560, 650, 400), tone: '#f1eee5' },
  { d: 'M -60,1180 L 180,900 L 300,1010 L 560,760 L 700,900 L 840,820 L 1290,1180 Z', tone: '#d6d3c6' },
  { d: 'M -60,1160 H 1300 V 1700 H -60 Z', tone: '#e6e2d8' },
];
const ground: Backdrop = { lit: '#e9e6dc', far: '#c7c4b6', ground: [{ cx: 606, cy: 1314, rx: 166, ry: 18 }], sheets };

export const bottle: Archetype = {
  scene: LYING_SCENE,
  exposure: 0.76,
  shots: [
    { layers: front, view: portrait(600, 735, 1130), backdrop: ground },
    {
      layers: placed(open, 'translate(-130,0)', ''),
      view: portrait(600, 770, 1090),
      backdrop: {
        ...ground,
        ground: [
          { cx: 476, cy: 1314, rx: 166, ry: 18 },
          { cx: 806, cy: 1318, rx: 140, ry: 13 },
        ],
      },
    },
    { layers: front, view: portrait(600, 420, 380), backdrop: ground },
  ],
};
