import { bothSides, cord, groove, panel, ridgeMark, stitch, zip, type Layer } from '../layers.ts';
import { portrait } from './archetype.ts';
import { BODY_HALF, drape, lying, neckHole, SLEEVE, sleeveFolds, softWaves } from './garment-parts.ts';

const arm: Layer[] = [
  panel(SLEEVE, 'body', 'pile', { id: 'arm', base: 26, dome: { amp: 64, power: 0.5, smooth: 5 }, waves: [softWaves(7, 5)] }),
  panel('M 130,1090 C 180,1120 256,1132 310,1124 L 310,1200 L 130,1200 Z', 'trim', 'nylon', { clip: 'arm', raise: 4, edge: 6 }),
];

const half: Layer[] = [
  panel(BODY_HALF, 'body', 'pile', { id: 'front', base: 44, dome: { amp: 50, power: 0.45, smooth: 5 }, waves: [softWaves(8, 11)] }),
  panel('M 300,300 L 520,300 C 520,400 450,450 350,520 Z', 'second', 'nylon', { clip: 'front', raise: 3, edge: 4, waves: [softWaves(4, 2)] }),
  stitch('M 528,330 C 524,408 456,460 356,530', { clip: 'front' }),
  ...zip('M 470,880 L 436,1060', 'second', 'zip', 26),
  cord('M 468,888 l -9,42', 9, 'accent', 'webbing', 8),
  panel('M 340,1206 C 430,1234 520,1242 606,1242 L 606,1280 C 520,1280 430,1272 340,1248 Z', 'trim', 'nylon', { base: 60, inflate: { r: 22, amp: 12 } }),
];

const collar: Layer[] = [
  panel('M 470,350 C 480,280 540,262 600,262 L 600,470 C 550,470 500,430 470,350 Z M 730,350 C 720,280 660,262 600,262 L 600,470 C 650,470 700,430 730,350 Z', 'body', 'pile', { id: 'collar', base: 86, inflate: { r: 46, amp: 40 }, clip: 'ring' }),
  cord('M 476,318 C 500,392 560,420 596,428 M 724,318 C 700,392 640,420 604,428', 12, 'trim', 'nylon', 6),
];

const pocket = 'M 650,560 h 130 q 12,0 12,12 v 150 q 0,12 -12,12 h -130 q -12,0 -12,-12 v -150 q 0,-12 12,-12 Z';

const layers: Layer[] = [
  ...neckHole(300),
  ...bothSides(600, arm),
  ...sleeveFolds(7),
  ...bothSides(600, half),
  ...drape(8),
  { kind: 'stencil', id: 'ring', d: 'M 450,300 C 452,420 520,490 600,500 C 680,490 748,420 750,300 L 712,286 C 700,360 650,400 600,404 C 550,400 500,360 488,286 Z' },
  ...collar,
  panel('M 578,404 h 44 V 1276 h -44 Z', 'trim', 'nylon', { base: 92, inflate: { r: 22, amp: 10 } }),
  panel('M 600,408 V 1272', 'zip', 'metal', { stroke: 14, cap: 'butt', dash: '4.2 5', raise: 5, edge: 2.5 }),
  cord('M 600,424 v 50', 14, 'accent', 'plastic', 12),
  panel(pocket, 'second', 'nylon', { id: 'pocket', raise: 12, edge: 12, waves: [softWaves(4, 9)] }),
  stitch('M 656,590 h 120 v 130 h -120 Z', { clip: 'pocket' }),
  ...zip('M 650,586 H 780', 'trim', 'zip', 20),
  groove('M 640,740 h 150', 5, 3),
  cord(ridgeMark(672, 680, 84), 8, 'accent', 'plastic', 3),
];

export const fleece = lying(layers, portrait(600, 730, 1140), portrait(640, 540, 440), { lit: '#ece6d8', far: '#cdc4ac' }, 0.76);
