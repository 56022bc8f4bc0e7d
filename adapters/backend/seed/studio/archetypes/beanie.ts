import { groove, panel, ridgeMark, shade, stitch, type Layer } from '../layers.ts';
import { portrait } from './archetype.ts';
import { lying } from './garment-parts.ts';

const DOME = 'M 246,930 C 226,560 350,262 600,262 C 850,262 974,560 954,930 C 850,970 350,970 246,930 Z';
const CUFF = 'M 218,880 C 350,934 850,934 982,880 C 1000,970 1000,1080 974,1162 C 850,1222 350,1222 226,1162 C 200,1080 200,970 218,880 Z';

/** Ribs that meet at the crown. */
const ribs = Array.from({ length: 21 }, (_, i) => {
  const t = (i - 10) / 10;
  const foot = 600 + 352 * Math.sin((t * Math.PI) / 2);
  return `M ${600 + t * 30},276 C ${600 + (foot - 600) * 0.62},330 ${600 + (foot - 600) * 0.98},600 ${foot.toFixed(0)},950`;
}).join(' ');

const layers: Layer[] = [
  panel(DOME, 'body', 'knit', { id: 'dome', textureScale: 0.8, textureAmp: 1.2, base: 20, dome: { amp: 150, power: 0.5, smooth: 6 } }),
  groove(ribs, 12, 11, { within: 'dome' }),
  groove('M 540,300 C 560,280 640,280 660,300 M 566,330 C 580,310 620,310 634,330', 8, 5, { within: 'dome' }),
  panel('M 200,760 Q 600,806 1000,760', 'second', 'knit', { stroke: 54, cap: 'butt', clip: 'dome', textureScale: 0.8, textureAmp: 1.2 }),
  groove(ribs, 12, 3, { within: 'dome' }),
  shade('M 220,860 C 350,920 850,920 980,860 L 980,940 L 220,940 Z', -0.3, 22, { within: 'dome' }),
  panel(CUFF, 'body', 'rib', { id: 'cuff', textureScale: 0.62, textureAmp: 1.9, base: 100, inflate: { r: 110, amp: 86 } }),
  panel('M 528,1006 h 144 q 10,0 10,10 v 84 q 0,10 -10,10 h -144 q -10,0 -10,-10 v -84 q 0,-10 10,-10 Z', 'patch', 'leather', { id: 'patch', raise: 8, edge: 5 }),
  stitch('M 534,1020 h 132 v 76 h -132 Z', { clip: 'patch' }),
  { kind: 'press', d: ridgeMark(552, 1082, 96), stroke: 7, amount: -5, soft: 1.2, paint: 'dark', opacity: 0.75 },
];

export const beanie = lying(layers, portrait(600, 750, 1160), portrait(600, 960, 460), { lit: '#f0e6d6', far: '#d5c4a8' }, 0.76);
