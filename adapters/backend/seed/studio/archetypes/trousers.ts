import { bothSides, cord, fold, groove, panel, ridgeMark, stitch, zip, type Layer } from '../layers.ts';
import { portrait } from './archetype.ts';
import { lying, softWaves } from './garment-parts.ts';

const LEG = 'M 392,232 C 470,246 540,250 604,250 L 606,500 C 600,540 590,600 584,690 C 574,900 560,1130 544,1330 C 480,1346 400,1342 344,1326 C 336,1080 330,820 336,620 C 344,470 366,330 392,232 Z';

const leg: Layer[] = [
  panel(LEG, 'body', 'canvas', { id: 'leg', textureScale: 1.1, base: 20, dome: { amp: 62, power: 0.48, smooth: 5 }, waves: [softWaves(9, 6), { amp: 2, fx: 0.008, fy: 0.01, seed: 2 }] }),
  panel('M 336,700 C 410,676 520,676 590,706 L 576,960 C 500,984 400,984 330,956 Z', 'second', 'ripstop', { clip: 'leg', raise: 4, edge: 5 }),
  stitch('M 336,716 C 410,692 520,692 588,720 M 330,940 C 400,968 500,968 578,944', { clip: 'leg' }),
  fold('M 350,760 C 420,790 500,786 570,756 M 346,860 C 410,894 500,896 566,866 M 350,1010 C 410,1030 480,1030 556,1000', 20, -9, 14, { clip: 'leg' }),
  fold('M 350,800 C 420,830 500,830 570,800 M 604,500 C 560,520 500,560 460,620 M 604,520 C 570,570 540,640 520,700', 18, 9, 14, { clip: 'leg' }),
  fold('M 606,480 C 560,500 500,530 440,540 M 350,1240 C 420,1260 480,1250 546,1220', 16, -9, 12, { clip: 'leg' }),
  fold('M 470,980 C 466,1090 460,1200 452,1310', 26, 9, 22, { clip: 'leg' }),
  stitch('M 340,1288 C 400,1304 480,1308 550,1292', { clip: 'leg' }),
  panel('M 372,330 C 396,420 440,470 500,486', 'second', 'canvas', { stroke: 16, raise: 3, edge: 5, clip: 'leg' }),
  groove('M 382,320 C 404,410 448,458 504,474', 4, 7, { clip: 'leg' }),
];

const thigh: Layer[] = [
  panel('M 352,560 L 468,576 L 456,760 L 340,744 Z', 'second', 'ripstop', { raise: 8, edge: 8 }),
  ...zip('M 366,590 L 456,602', 'trim', 'zip', 18),
  cord('M 370,592 l 4,36', 7, 'accent', 'webbing', 7),
];

const waist: Layer[] = [
  panel('M 398,186 C 470,204 730,204 802,186 L 812,244 C 720,266 480,266 388,244 Z', 'body', 'canvas', { base: 96, inflate: { r: 24, amp: 14 } }),
  panel('M 402,188 C 480,224 720,224 798,188 C 730,176 470,176 402,188 Z', 'lining', 'lining', { base: 70 }),
  ...bothSides(600, [cord('M 470,196 L 464,264', 20, 'second', 'webbing', 8, { cap: 'butt' })]),
  panel('M 384,226 C 480,252 720,252 816,226', 'trim', 'webbing', { stroke: 26, cap: 'butt', raise: 5, edge: 5 }),
  panel('M 556,222 h 88 q 8,0 8,8 v 34 q 0,8 -8,8 h -88 q -8,0 -8,-8 v -34 q 0,-8 8,-8 Z', 'dark', 'plastic', { raise: 12, edge: 7 }),
  groove('M 574,238 h 52 M 574,254 h 52', 3, 5),
  groove('M 600,276 C 604,360 606,430 606,500', 5, 6),
  stitch('M 626,282 C 634,360 640,420 612,492'),
  panel(ridgeMark(700, 330, 64), 'accent', 'plastic', { stroke: 7, raise: 3, edge: 3 }),
];

const layers: Layer[] = [...bothSides(600, leg), ...thigh, ...waist];

export const trousers = lying(layers, portrait(600, 760, 1120), portrait(520, 470, 480), { lit: '#eae4d9', far: '#cbbfab' }, 0.76);
