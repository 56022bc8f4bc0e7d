import { fold, groove, panel, placed, ridgeMark, shade, stitch, type Layer } from '../layers.ts';
import { box, pictured, portrait } from './archetype.ts';

const DOME = 'M 246,930 C 226,560 350,262 600,262 C 850,262 974,560 954,930 C 850,970 350,970 246,930 Z';
const CUFF =
  'M 218,880 C 350,934 850,934 982,880 C 1000,970 1000,1080 974,1162 C 850,1222 350,1222 226,1162 C 200,1080 200,970 218,880 Z';
const LONG =
  'M 250,1150 C 232,980 232,860 246,760 C 270,470 380,262 600,262 C 820,262 930,470 954,760 C 968,860 968,980 950,1150 C 850,1206 350,1206 250,1150 Z';

/** Ribs that meet at the crown. */
const ribs = Array.from({ length: 21 }, (_, i) => {
  const t = (i - 10) / 10;
  const foot = 600 + 352 * Math.sin((t * Math.PI) / 2);
  return `M ${600 + t * 30},276 C ${600 + (foot - 600) * 0.62},330 ${600 + (foot - 600) * 0.98},600 ${foot.toFixed(0)},950`;
}).join(' ');

const crown: Layer[] = [
  panel(DOME, 'body', 'knit', {
    id: 'dome',
    textureScale: 0.8,
    textureAmp: 1.2,
    base: 20,
    dome: { amp: 150, power: 0.5, smooth: 6 },
  }),
  groove(ribs, 12, 11, { within: 'dome' }),
  groove('M 540,300 C 560,280 640,280 660,300 M 566,330 C 580,310 620,310 634,330', 8, 5, { within: 'dome' }),
  panel('M 200,760 Q 600,806 1000,760', 'second', 'knit', {
    stroke: 54,
    cap: 'butt',
    clip: 'dome',
    textureScale: 0.8,
    textureAmp: 1.2,
  }),
  groove(ribs, 12, 3, { within: 'dome' }),
];

const front: Layer[] = [
  ...crown,
  shade('M 220,860 C 350,920 850,920 980,860 L 980,940 L 220,940 Z', -0.3, 22, { within: 'dome' }),
  panel(CUFF, 'body', 'rib', {
    id: 'cuff',
    textureScale: 0.62,
    textureAmp: 1.9,
    base: 100,
    inflate: { r: 110, amp: 86 },
  }),
  panel(box(518, 1006, 164, 104), 'patch', 'leather', { id: 'patch', raise: 8, edge: 5 }),
  stitch('M 530,1020 h 140 v 76 h -140 Z', { clip: 'patch' }),
  { kind: 'press', d: ridgeMark(552, 1082, 96), stroke: 7, amount: -5, soft: 1.2, paint: 'dark', opacity: 0.75 },
];

/** Folded down over the ears, from behind, with the care label in the seam. */
const unrolled: Layer[] = [
  panel(LONG, 'body', 'knit', {
    id: 'long',
    textureScale: 0.8,
    textureAmp: 1.2,
    base: 20,
    dome: { amp: 170, power: 0.5, smooth: 6 },
    waves: [{ amp: 5, fx: 0.004, fy: 0.006, seed: 8 }],
  }),
  groove(ribs.replaceAll(',950', ',1230'), 12, 11, { within: 'long' }),
  groove('M 540,300 C 560,280 640,280 660,300 M 566,330 C 580,310 620,310 634,330', 8, 5, { within: 'long' }),
  panel('M 200,780 Q 600,826 1000,780', 'second', 'knit', {
    stroke: 54,
    cap: 'butt',
    clip: 'long',
    textureScale: 0.8,
    textureAmp: 1.2,
  }),
  panel('M 200,880 Q 600,930 1000,880', 'second', 'knit', {
    stroke: 16,
    cap: 'butt',
    clip: 'long',
    textureScale: 0.8,
    textureAmp: 1.2,
  }),
  groove(ribs.replaceAll(',950', ',1230'), 12, 3, { within: 'long' }),
  fold('M 260,990 C 400,1050 800,1050 940,990', 26, -10, 16, { within: 'long' }),
  panel(box(552, 1096, 96, 66, 5), 'label', 'webbing', { raise: 7, edge: 4 }),
  panel(ridgeMark(570, 1142, 60), 'dark', 'cotton', { stroke: 5 }),
];

export const beanie = pictured({
  front,
  second: placed(unrolled, 'rotate(-13 600 760)', ''),
  view: portrait(600, 745, 1060),
  secondView: portrait(590, 735, 1110),
  macro: portrait(660, 960, 330),
  backdrop: { lit: '#f0e6d6', far: '#d5c4a8' },
});
