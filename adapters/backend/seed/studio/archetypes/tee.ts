import { bothSides, cord, fold, groove, panel, ridgeMark, stitch, type Layer } from '../layers.ts';
import { portrait } from './archetype.ts';
import { lying, softWaves } from './garment-parts.ts';

const BODY = 'M 462,292 C 510,344 690,344 738,292 C 806,314 862,340 912,380 C 906,520 890,600 886,700 C 884,900 894,1080 906,1236 C 800,1262 690,1258 600,1260 C 510,1258 400,1262 294,1236 C 306,1080 316,900 314,700 C 310,600 294,520 288,380 C 338,340 394,314 462,292 Z';
const SLEEVE = 'M 300,372 C 230,418 176,520 118,640 C 150,690 214,722 280,736 C 300,690 312,640 318,600 C 316,520 312,440 300,372 Z';

const arm: Layer[] = [
  panel(SLEEVE, 'body', 'cotton', { base: 6, dome: { amp: 36, power: 0.45, smooth: 4 }, waves: [{ amp: 7, fx: 0.005, fy: 0.009, seed: 9 }] }),
  stitch('M 128,624 C 164,670 226,702 292,714'),
  fold('M 292,420 C 250,500 226,560 214,650 M 306,500 C 280,560 262,620 256,700', 16, 8, 12),
  fold('M 318,560 C 290,560 262,576 240,606', 14, -8, 10),
];

const folds: Layer[] = [
  fold('M 318,600 C 380,640 430,700 470,800 M 316,640 C 350,720 372,820 380,960 M 330,560 C 420,580 500,640 548,720', 18, 9, 16, { within: 'front' }),
  fold('M 322,620 C 372,670 412,740 440,850 M 320,700 C 344,800 350,900 352,1040', 14, -9, 13, { within: 'front' }),
  fold('M 400,1240 C 420,1120 416,1040 440,940 M 520,1250 C 524,1160 540,1100 536,1010', 20, 8, 18, { within: 'front' }),
];

const layers: Layer[] = [
  ...bothSides(600, arm),
  panel('M 456,296 C 500,256 700,256 744,296 C 720,380 480,380 456,296 Z', 'lining', 'cotton', { base: 4 }),
  panel('M 572,284 h 56 v 34 h -56 Z', 'label', 'webbing', { raise: 1.5 }),
  panel(BODY, 'body', 'cotton', { id: 'front', base: 16, dome: { amp: 48, power: 0.42, smooth: 5 }, waves: [softWaves(8, 4)] }),
  ...bothSides(600, folds),
  groove('M 300,380 C 310,450 318,540 318,600 M 900,380 C 890,450 882,540 882,600', 4, 4, { within: 'front' }),
  panel('M 462,292 C 510,392 690,392 738,292', 'body', 'rib', { stroke: 30, cap: 'butt', textureScale: 2, textureAmp: 0.35, raise: 5, edge: 8 }),
  stitch('M 444,302 C 500,416 700,416 756,302'),
  stitch('M 296,1206 C 400,1234 510,1230 600,1232 C 690,1230 800,1234 904,1206'),
  panel(ridgeMark(454, 650, 300), 'accent', 'cotton', { stroke: 17, textureAmp: 0.4 }),
  panel('M 470,680 H 738', 'trim', 'cotton', { stroke: 8, textureAmp: 0.4 }),
  panel('M 500,704 H 708', 'trim', 'cotton', { stroke: 5, textureAmp: 0.4 }),
  cord('M 862,1160 h 30', 26, 'trim', 'webbing', 3, { cap: 'butt' }),
];

export const tee = lying(layers, portrait(600, 760, 1160), portrait(720, 420, 400), { lit: '#e6e6dc', far: '#c4c8b6' }, 0.72);
