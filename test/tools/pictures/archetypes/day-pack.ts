import { bothSides, cord, groove, panel, ridgeMark, stitch, zip, type Layer } from '../layers.ts';
import { circle, pictured, portrait } from './archetype.ts';
import { harness } from './pack-parts.ts';

const BODY =
  'M 330,640 C 330,400 420,262 600,262 C 780,262 870,400 870,640 L 884,1100 C 886,1210 820,1250 600,1250 C 380,1250 314,1210 316,1100 Z';
const POCKET =
  'M 378,812 C 376,770 410,752 600,752 C 790,752 824,770 822,812 L 834,1090 C 836,1170 780,1196 600,1196 C 420,1196 364,1170 366,1090 Z';
const STRAP = 'M 450,330 C 330,380 270,560 258,740 C 250,900 290,1060 370,1150';

const shell = (paint: string): Layer[] => [
  panel(BODY, paint, 'canvas', {
    id: 'body',
    base: 30,
    inflate: { r: 170, amp: 122, smooth: 7 },
    waves: [{ amp: 8, fx: 0.005, fy: 0.006, seed: 6 }],
  }),
];
const loop = panel('M 530,276 C 530,186 670,186 670,276', 'trim', 'webbing', {
  stroke: 30,
  base: 20,
  raise: 10,
  edge: 8,
});

const front: Layer[] = [
  ...bothSides(600, [panel(STRAP, 'trim', 'canvas', { stroke: 62, base: 6, inflate: { r: 31, amp: 22 } })]),
  loop,
  ...shell('body'),
  panel('M 300,1010 H 900 V 1270 H 300 Z', 'second', 'suede', { clip: 'body', raise: 5, edge: 6 }),
  ...zip('M 352,700 C 350,430 440,322 600,322 C 760,322 850,430 848,700', 'trim', 'zip', 28),
  cord('M 848,690 C 862,720 864,750 858,786', 10, 'accent', 'lace', 12),
  cord('M 352,690 C 338,720 336,750 342,786', 10, 'accent', 'lace', 12),
  panel(POCKET, 'body', 'canvas', {
    id: 'pocket',
    inflate: { r: 90, amp: 56, smooth: 4 },
    waves: [{ amp: 6, fx: 0.006, fy: 0.008, seed: 11 }],
  }),
  panel('M 340,1010 H 860 V 1220 H 340 Z', 'second', 'suede', { clip: 'pocket', raise: 4, edge: 5 }),
  stitch('M 360,1000 C 500,1012 700,1012 840,1000'),
  ...zip('M 396,836 C 480,812 720,812 804,836', 'trim', 'zip', 26),
  cord('M 786,832 C 806,848 810,872 806,900', 10, 'accent', 'lace', 12),
  panel(circle(600, 560, 74), 'patch', 'leather', { raise: 7, edge: 5, id: 'patch' }),
  stitch(circle(600, 560, 63), { clip: 'patch' }),
  { kind: 'press', d: ridgeMark(556, 588, 88), stroke: 8, amount: -5, soft: 1.2, paint: 'dark', opacity: 0.75 },
  ...bothSides(600, [
    panel(
      'M 304,900 C 280,910 274,940 278,980 L 290,1150 C 296,1200 330,1220 366,1222 L 366,930 C 350,908 326,896 304,900 Z',
      'trim',
      'mesh',
      { textureScale: 0.8, base: 60, inflate: { r: 60, amp: 44 } },
    ),
    cord('M 282,916 C 306,896 346,906 366,932', 13, 'dark', 'webbing', 6),
    panel('M 352,560 h 84 v 26 h -84 Z', 'dark', 'webbing', { raise: 8, edge: 4, clip: 'body' }),
  ]),
  groove('M 330,1232 C 420,1252 780,1252 870,1232', 4, 5, { within: 'body' }),
];

const second: Layer[] = [loop, ...shell('second'), ...harness({ top: 330, foot: 1180, hipBelt: false })];

export const dayPack = pictured({
  front,
  second,
  view: portrait(600, 725, 1000),
  macro: portrait(690, 520, 400),
  backdrop: { lit: '#e6e4da', far: '#c2c0b0' },
});
