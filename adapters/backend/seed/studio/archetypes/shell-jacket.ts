import { bothSides, cord, fold, groove, panel, ridgeMark, stencil, zip, type Layer } from '../layers.ts';
import { portrait } from './archetype.ts';
import { BODY_HALF, drape, lying, SLEEVE, sleeveFolds, softWaves } from './garment-parts.ts';

const HOOD = 'M 466,384 C 396,300 404,146 520,98 C 570,80 630,80 680,98 C 796,146 804,300 734,384 C 700,340 660,420 600,432 C 540,420 500,340 466,384 Z';

const hood: Layer[] = [
  panel(HOOD, 'second', 'shell', { id: 'hood', base: 40, dome: { amp: 56, power: 0.5 }, waves: [softWaves(7, 3)] }),
  panel('M 600,176 C 524,172 476,236 484,326 C 490,376 540,416 600,430 C 660,416 710,376 716,326 C 724,236 676,172 600,176 Z', 'lining', 'lining', { id: 'hollow', base: 12, waves: [{ amp: 5, fx: 0.008, fy: 0.02 }] }),
  panel('M 470,214 C 500,132 700,132 730,214 C 690,168 510,168 470,214 Z', 'second', 'shell', { base: 92, inflate: { r: 26, amp: 20 } }),
  cord('M 600,180 C 528,176 481,238 488,326 C 494,370 542,408 600,422 C 658,408 706,370 712,326 C 719,238 672,176 600,180', 9, 'trim', 'nylon', 9),
  groove('M 548,92 C 540,116 536,130 534,152 M 652,92 C 660,116 664,130 666,152', 4, 4, { within: 'hood' }),
  panel('M 562,222 h 76 v 40 h -76 Z', 'label', 'webbing', { raise: 2, clip: 'hollow' }),
  cord('M 500,360 C 480,420 492,470 486,520 M 700,360 C 720,420 708,470 714,520', 6, 'trim', 'lace', 6),
];

const arm: Layer[] = [
  panel(SLEEVE, 'body', 'shell', { id: 'arm', base: 26, dome: { amp: 60, power: 0.5, smooth: 5 }, waves: [softWaves(6, 5), { amp: 1.2, fx: 0.008, fy: 0.013, seed: 8 }] }),
  panel('M 340,414 C 300,430 264,462 240,520 C 280,560 330,560 366,540 C 360,490 350,450 340,414 Z', 'second', 'shell', { clip: 'arm', raise: 1.5 }),
  groove('M 240,520 C 280,560 330,562 368,540', 4, 5, { clip: 'arm' }),
  panel('M 120,1066 C 180,1096 260,1104 320,1096 L 320,1200 L 120,1200 Z', 'body', 'shell', { clip: 'arm', raise: 5, edge: 6 }),
  panel('M 190,1106 h 76 q 12,0 12,12 v 14 q 0,12 -12,12 h -76 Z', 'trim', 'rubber', { raise: 6, edge: 4 }),
];

const half: Layer[] = [
  panel(BODY_HALF, 'body', 'shell', { id: 'front', base: 44, dome: { amp: 44, power: 0.45, smooth: 5 }, waves: [softWaves(6, 11), { amp: 1.2, fx: 0.008, fy: 0.01, seed: 4 }] }),
  panel('M 300,300 L 620,300 L 620,560 C 520,540 430,560 352,612 Z', 'second', 'shell', { clip: 'front', raise: 1.5 }),
  groove('M 352,612 C 430,560 520,540 606,560', 4, 5, { within: 'front' }),
  ...zip('M 462,830 L 424,1066', 'trim', 'trim', 20),
  cord('M 460,838 l -8,44', 8, 'accent', 'webbing', 8),
  groove('M 344,1206 C 430,1232 520,1240 606,1240', 4, 4, { within: 'front' }),
];

const middle: Layer[] = [
  stencil('column', 'M 570,410 h 60 V 1262 h -60 Z'),
  panel('M 570,410 h 60 V 1262 h -60 Z', 'body', 'shell', { base: 96, inflate: { r: 24, amp: 12 }, waves: [{ amp: 3, fx: 0.02, fy: 0.01 }] }),
  panel('M 600,410 V 1262', 'trim', 'rubber', { stroke: 16, cap: 'butt', raise: 4, edge: 5 }),
  cord('M 600,430 v 54', 13, 'accent', 'plastic', 12),
  ...zip('M 690,600 L 690,736', 'trim', 'trim', 20),
  cord('M 690,606 v 40', 8, 'accent', 'webbing', 8),
  cord(ridgeMark(448, 530, 100), 9, 'pale', 'plastic', 3),
  fold('M 480,700 C 520,760 540,820 548,900 M 720,800 C 690,880 670,960 664,1060', 24, 8, 20),
];

const layers: Layer[] = [...hood, ...bothSides(600, arm), ...sleeveFolds(9), ...bothSides(600, half), ...drape(11), ...middle];

export const shellJacket = lying(layers, portrait(600, 690, 1180), portrait(630, 500, 480), { lit: '#e9e4da', far: '#c9c1b1' }, 0.76);
