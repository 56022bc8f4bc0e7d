import { motifs } from '#ui/pages/product/customize/motifs.ts';
import { cord, groove, panel, placed, ridgeMark, shade, type Layer } from '../layers.ts';
import type { Backdrop } from '../backdrop.ts';
import { seededRandom } from '../noise.ts';
import { circle, LYING_SCENE, portrait, type Archetype } from './archetype.ts';

const BODY = 'M 300,640 L 316,1120 C 318,1172 350,1190 400,1192 L 700,1192 C 750,1190 782,1172 784,1120 L 800,640 Z';
const HANDLE = 'M 786,740 C 930,716 984,800 968,900 C 952,1000 880,1046 776,1040';
const rim = 'M 300,640 C 380,612 720,612 800,640 C 720,668 380,668 300,640 Z';

/** Enameled steel: a dark edge above and below, small specks in the glaze. */
function cup(speck: number): Layer[] {
  const random = seededRandom(speck);
  const specks = Array.from({ length: 52 }, () =>
    circle(320 + random() * 460, 690 + random() * 450, 1.4 + random() ** 3 * 3.2),
  );
  return [
    panel(HANDLE, 'body', 'enamel', { stroke: 46, base: 60, inflate: { r: 23, amp: 22, smooth: 2 } }),
    panel(HANDLE, 'second', 'enamel', { stroke: 7, raise: 1 }),
    panel(BODY, 'body', 'enamel', {
      id: 'mug',
      base: 20,
      dome: { amp: 190, power: 1, smooth: 4, barrel: true },
      inflate: { r: 26, amp: 16, smooth: 4 },
    }),
    panel(specks.join(' '), 'second', 'enamel', { clip: 'mug' }),
    panel('M 280,1160 H 820 V 1210 H 280 Z', 'second', 'enamel', { clip: 'mug', raise: 2, edge: 4 }),
    groove('M 300,1146 C 400,1156 700,1156 800,1146', 4, 4, { within: 'mug' }),
  ];
}
const mouth: Layer[] = [
  panel(rim, 'pale', 'enamel', { id: 'mouth', base: 110 }),
  shade('M 300,640 C 380,612 600,612 640,636 C 560,656 380,660 300,640 Z', -0.5, 14, { within: 'mouth' }),
  panel('M 300,640 C 380,612 720,612 800,640 C 720,668 380,668 300,640', 'second', 'enamel', {
    stroke: 17,
    base: 150,
    inflate: { r: 9, amp: 8 },
  }),
];
const print: Layer[] = [
  cord(ridgeMark(428, 960, 250), 20, 'second', 'plastic', 1),
  panel('M 446,1004 H 660', 'second', 'plastic', { stroke: 6 }),
  cord(`M 603,${960 - 0.62 * 250 - 54} a 18 18 0 1 1 1 0`, 9, 'accent', 'plastic', 1),
];

/** A drawing of the shop, cut down to the steel. */
const engraving = (motif: string): Layer[] => [
  panel(motifs[motif] ?? '', 'steel', 'metal', {
    stroke: 3.4,
    transform: 'translate(415,770) scale(2.7)',
    raise: -2,
    edge: 1,
  }),
];

const lip = panel('M 300,700 C 380,728 720,728 800,700', 'second', 'enamel', {
  stroke: 17,
  base: 300,
  inflate: { r: 9, amp: 8 },
});
/** One inside the other, handles apart. */
const stacked = (below: readonly Layer[], above: readonly Layer[]): Layer[] => [
  ...placed([...cup(13), ...mouth, ...below], 'translate(0,60)', '-below'),
  ...placed(
    [...placed([...cup(57), ...mouth], 'translate(1100,0) scale(-1,1)', '-turned'), ...above],
    'translate(0,-474)',
    '-above',
    40,
  ),
  lip,
];

const sheets = [
  { d: circle(610, 700, 400), tone: '#f3eee2' },
  { d: 'M -60,1110 L 120,880 L 250,990 L 470,760 L 640,930 L 800,800 L 1290,1110 Z', tone: '#d9d3c4' },
  { d: 'M -60,1080 H 1300 V 1700 H -60 Z', tone: '#e7e0d2' },
];
const ground = (cy: number): Backdrop => ({
  lit: '#ebe5d9',
  far: '#c9c1b1',
  ground: [{ cx: 556, cy, rx: 240, ry: 20 }],
  sheets,
});

/** A mug, two stacked ones, and a close-up of what is on the first. */
const mugWith = (picture: readonly Layer[], above: readonly Layer[]): Archetype => {
  const front = [...cup(13), ...mouth, ...picture];
  return {
    scene: LYING_SCENE,
    exposure: 0.76,
    shots: [
      { layers: front, view: portrait(636, 860, 920), backdrop: ground(1188) },
      { layers: stacked(picture, above), view: portrait(550, 730, 1040), backdrop: ground(1248) },
      { layers: front, view: portrait(560, 800, 330), backdrop: ground(1188) },
    ],
  };
};

export const mug = mugWith(print, []);
export const engravedMug = mugWith(engraving('peaks'), engraving('compass'));
