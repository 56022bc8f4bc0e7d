import { cord, fold, groove, panel, ridgeMark, shade, type Layer } from '../layers.ts';
import { box, circle, pictured, portrait } from './archetype.ts';

const BODY =
  'M 372,470 C 360,520 344,560 340,640 L 332,1150 C 332,1230 420,1262 600,1262 C 780,1262 868,1230 868,1150 L 860,640 C 856,560 840,520 828,470 Z';
const TUBE =
  'M 372,250 C 366,420 344,500 340,640 L 332,1150 C 332,1230 420,1262 600,1262 C 780,1262 868,1230 868,1150 L 860,640 C 856,500 834,420 828,250 Z';

const skin = (d: string): Layer[] => [
  panel(d, 'body', 'nylon', {
    id: 'bag',
    base: 20,
    dome: { amp: 150, power: 0.9, smooth: 8, barrel: true },
    inflate: { r: 60, amp: 34, smooth: 8 },
    waves: [{ amp: 6, fx: 0.004, fy: 0.006, seed: 3 }],
  }),
  panel('M 300,1130 C 440,1176 760,1176 900,1130 V 1290 H 300 Z', 'second', 'canvas', {
    clip: 'bag',
    raise: 6,
    edge: 8,
  }),
  groove('M 320,1116 C 440,1158 760,1158 880,1116', 5, 6, { within: 'bag' }),
  fold(
    'M 400,500 C 420,600 410,700 430,820 M 780,500 C 770,620 790,720 772,840 M 500,480 C 520,560 508,620 520,700',
    26,
    -6,
    18,
    { within: 'bag' },
  ),
  fold('M 450,500 C 470,620 456,700 470,800 M 720,500 C 706,600 724,680 716,760', 26, 6, 20, { within: 'bag' }),
  shade('M 300,460 H 900 V 540 Q 600,580 300,540 Z', -0.16, 30, { within: 'bag' }),
];
const print: Layer[] = [
  cord(ridgeMark(462, 900, 276), 22, 'pale', 'plastic', 1),
  panel('M 476,946 H 724', 'pale', 'plastic', { stroke: 7 }),
  panel('M 520,974 H 680', 'pale', 'plastic', { stroke: 4 }),
  panel('M 334,1040 h 60 M 334,1066 h 40 M 334,1092 h 60', 'pale', 'plastic', { stroke: 5, clip: 'bag' }),
];
const strap = [
  cord('M 352,560 C 250,640 236,900 340,1120', 34, 'trim', 'webbing', 9, { base: 6 }),
  panel(box(250, 800, 66, 80, 10), 'dark', 'plastic', { base: 20, raise: 12, edge: 8 }),
];

const rolled: Layer[] = [
  ...strap,
  ...skin(BODY),
  ...[0, 1, 2].map((i) =>
    panel(
      `M 356,${456 - i * 58} C 440,${470 - i * 58} 760,${470 - i * 58} 844,${456 - i * 58}`,
      i === 2 ? 'second' : 'body',
      'nylon',
      { stroke: 70, cap: 'butt', base: 120 - i * 6, inflate: { r: 35, amp: 34 } },
    ),
  ),
  panel('M 356,340 C 300,260 420,196 600,196 C 780,196 900,260 844,340', 'trim', 'webbing', {
    stroke: 40,
    base: 40,
    raise: 9,
    edge: 6,
  }),
  panel(box(536, 160, 128, 78, 14), 'dark', 'plastic', { base: 80, raise: 18, edge: 12 }),
  groove('M 560,182 h 80 M 560,200 h 80 M 560,218 h 80', 5, 8),
  ...print,
];

/** Open, before it is rolled: the stiff rim with both halves of the buckle. */
const open: Layer[] = [
  ...strap,
  ...skin(TUBE),
  panel('M 366,232 C 440,262 760,262 834,232 C 800,206 400,206 366,232 Z', 'lining', 'lining', { base: 40 }),
  panel('M 362,236 C 440,276 760,276 838,236 L 836,300 C 760,336 440,336 364,300 Z', 'second', 'canvas', {
    base: 150,
    inflate: { r: 32, amp: 22 },
  }),
  panel(box(306, 246, 66, 56, 10), 'dark', 'plastic', { base: 150, raise: 16, edge: 10 }),
  panel(box(828, 246, 66, 56, 10), 'dark', 'plastic', { base: 150, raise: 16, edge: 10 }),
  panel(circle(600, 400, 34), 'patch', 'leather', { raise: 5, edge: 4 }),
  ...print,
];

export const dryBag = pictured({
  front: rolled,
  second: open,
  view: portrait(590, 715, 1020),
  macro: portrait(690, 380, 340),
  backdrop: { lit: '#e4e7e2', far: '#bcc5bf' },
});
