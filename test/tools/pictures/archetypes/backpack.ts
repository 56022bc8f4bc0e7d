import { bothSides, cord, groove, panel, ridgeMark, stitch, zip, type Layer } from '../layers.ts';
import { box, pictured, portrait } from './archetype.ts';
import { harness } from './pack-parts.ts';

const BODY =
  'M 352,430 C 348,340 420,300 600,300 C 780,300 852,340 848,430 L 868,1130 C 872,1240 806,1282 600,1282 C 394,1282 328,1240 332,1130 Z';
const POCKET =
  'M 428,760 C 428,722 456,706 600,706 C 744,706 772,722 772,760 L 788,1120 C 792,1190 752,1216 600,1216 C 448,1216 408,1190 412,1120 Z';
const LID =
  'M 340,318 C 344,226 430,196 600,196 C 770,196 856,226 860,318 L 872,440 C 874,498 830,512 600,512 C 370,512 326,498 328,440 Z';
const PAD =
  'M 330,1262 C 296,1262 280,1300 280,1338 C 280,1378 296,1412 330,1412 L 870,1412 C 904,1412 920,1378 920,1338 C 920,1300 904,1262 870,1262 Z';
const STRAP = 'M 430,330 C 330,380 276,560 262,760 C 254,930 290,1080 372,1180';

const pad: Layer[] = [
  panel(PAD, 'pale', 'foam', { id: 'pad', base: 10, inflate: { r: 75, amp: 75 } }),
  groove('M 300,1300 H 900 M 300,1336 H 900 M 300,1372 H 900', 4, 4, { within: 'pad' }),
  ...bothSides(600, [panel('M 400,1256 V 1418', 'dark', 'webbing', { stroke: 30, cap: 'butt', raise: 7, edge: 4 })]),
];

const loop = panel('M 520,214 C 520,130 680,130 680,214', 'dark', 'webbing', {
  stroke: 26,
  base: 20,
  raise: 10,
  edge: 8,
});

const body: Layer[] = [
  panel(BODY, 'body', 'ripstop', {
    id: 'body',
    base: 30,
    inflate: { r: 150, amp: 112, smooth: 6 },
    waves: [{ amp: 7, fx: 0.005, fy: 0.007, seed: 3 }],
  }),
  ...bothSides(600, [
    panel('M 320,430 L 400,430 C 392,700 386,980 396,1290 L 310,1290 Z', 'second', 'ripstop', {
      clip: 'body',
      raise: 3,
      edge: 3,
    }),
    stitch('M 404,470 C 396,700 390,980 400,1270'),
    panel(
      'M 338,930 C 300,930 286,950 288,990 L 306,1200 C 312,1250 350,1268 398,1270 L 398,960 C 380,940 360,930 338,930 Z',
      'trim',
      'mesh',
      { textureScale: 0.8, base: 70, inflate: { r: 70, amp: 46 } },
    ),
    cord('M 300,944 C 330,926 370,938 398,962', 14, 'dark', 'webbing', 6),
  ]),
];

const pocket: Layer[] = [
  panel(POCKET, 'body', 'ripstop', {
    inflate: { r: 90, amp: 58, smooth: 4 },
    waves: [{ amp: 6, fx: 0.006, fy: 0.009, seed: 11 }],
  }),
  stitch(
    'M 446,768 C 446,738 470,724 600,724 C 730,724 754,738 754,768 L 770,1116 C 773,1178 736,1198 600,1198 C 464,1198 427,1178 430,1116 Z',
  ),
  ...zip('M 440,800 C 520,778 680,778 760,800', 'trim', 'zip', 24),
  cord('M 742,797 C 762,812 768,838 764,866', 9, 'accent', 'lace', 12),
  cord('M 470,870 L 730,966 L 470,1062 L 730,1150 M 730,870 L 470,966 L 730,1062 L 470,1150', 10, 'accent', 'lace', 11),
  ...[870, 966, 1062, 1150].flatMap((y) =>
    [470, 730].map((x) => panel(`M ${x - 20},${y - 14} h 40 v 28 h -40 Z`, 'dark', 'webbing', { raise: 12, edge: 5 })),
  ),
];

const buckle = (x: number): Layer[] => [
  panel(`M ${x},440 V 742`, 'dark', 'webbing', { stroke: 38, cap: 'butt', raise: 9, edge: 4 }),
  panel(box(x - 34, 544, 68, 98, 12), 'dark', 'plastic', { raise: 16, edge: 9 }),
  groove(`M ${x - 20},572 h 40 v 14 h -40 Z M ${x - 20},604 h 40 v 14 h -40 Z`, 3, 7),
];

const lid: Layer[] = [
  panel(LID, 'second', 'ripstop', {
    base: 96,
    inflate: { r: 130, amp: 88, smooth: 5 },
    waves: [{ amp: 6, fx: 0.006, fy: 0.01, seed: 23 }],
  }),
  stitch('M 344,430 C 420,462 780,462 856,430'),
  ...zip('M 372,330 C 440,306 760,306 828,330', 'trim', 'zip', 24),
  cord('M 388,328 C 372,350 366,370 370,398', 9, 'accent', 'lace', 12),
  ...buckle(478),
  ...buckle(722),
  panel(box(536, 372, 128, 90, 12), 'patch', 'leather', { raise: 6, edge: 4 }),
  { kind: 'press', d: ridgeMark(562, 440, 78), stroke: 7, amount: -5, soft: 1.2, paint: 'dark', opacity: 0.75 },
];

const straps = bothSides(600, [
  panel(STRAP, 'trim', 'canvas', { stroke: 66, base: 6, inflate: { r: 33, amp: 24 } }),
  panel(STRAP, 'dark', 'webbing', { stroke: 22, raise: 4, edge: 3 }),
]);
const behind: Layer[] = [
  ...pad,
  panel(BODY, 'second', 'ripstop', {
    base: 20,
    inflate: { r: 150, amp: 70, smooth: 6 },
    waves: [{ amp: 7, fx: 0.005, fy: 0.007, seed: 3 }],
  }),
  panel(
    'M 350,330 C 356,236 430,200 600,200 C 770,200 844,236 850,330 L 852,400 C 800,430 400,430 348,400 Z',
    'second',
    'ripstop',
    { base: 60, inflate: { r: 90, amp: 60, smooth: 4 } },
  ),
  loop,
  ...harness({ top: 400, foot: 1210, hipBelt: true }),
];

export const backpack = pictured({
  front: [...straps, loop, ...pad, ...body, ...pocket, ...lid],
  second: behind,
  view: portrait(600, 772, 1150),
  macro: portrait(640, 470, 330),
  backdrop: { lit: '#e5e5d6', far: '#c0c4ac' },
});
