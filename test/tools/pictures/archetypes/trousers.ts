import { bothSides, cord, fold, groove, panel, ridgeMark, stencil, stitch, zip, type Layer } from '../layers.ts';
import { box, pictured, portrait, type Archetype } from './archetype.ts';
import { softWaves } from './garment-parts.ts';

interface TrousersLook {
  readonly length: 'long' | 'short';
  readonly paper: readonly [lit: string, far: string];
}

const WAIST = 'M 392,232 C 470,246 540,250 600,250 C 660,250 730,246 808,232';
const LONG = `${WAIST} C 834,330 856,470 864,620 C 870,820 864,1080 856,1326 C 800,1342 720,1346 656,1330 C 640,1130 626,900 616,690 C 610,600 604,540 600,510 C 596,540 590,600 584,690 C 574,900 560,1130 544,1330 C 480,1346 400,1342 344,1326 C 336,1080 330,820 336,620 C 344,470 366,330 392,232 Z`;
const SHORT = `${WAIST} C 834,330 854,430 866,540 C 876,620 882,700 884,790 C 800,818 690,822 616,800 C 610,700 604,600 600,540 C 596,600 590,700 584,800 C 510,822 400,818 316,790 C 318,700 324,620 334,540 C 346,430 366,330 392,232 Z`;

const cloth = (d: string): Layer =>
  panel(d, 'body', 'canvas', {
    id: 'leg',
    textureScale: 1.1,
    base: 20,
    dome: { amp: 72, power: 0.48, smooth: 5 },
    waves: [softWaves(9, 6), { amp: 2, fx: 0.008, fy: 0.01, seed: 2 }],
  });
const slant: Layer[] = [
  panel('M 372,330 C 396,420 440,470 500,486', 'second', 'canvas', { stroke: 16, raise: 3, edge: 5, clip: 'leg' }),
  groove('M 382,320 C 404,410 448,458 504,474', 4, 7, { clip: 'leg' }),
];
const rear: Layer[] = [
  panel('M 390,330 C 460,344 540,340 606,322', 'second', 'canvas', { stroke: 8, raise: 2, edge: 3, clip: 'leg' }),
  panel('M 420,388 L 556,380 L 558,524 L 490,560 L 424,534 Z', 'body', 'canvas', {
    raise: 9,
    edge: 6,
    clip: 'leg',
    textureScale: 1.1,
  }),
  stitch('M 430,398 L 546,390 L 548,518 L 490,548 L 434,526 Z', { clip: 'leg' }),
  panel('M 416,382 L 560,374 L 561,414 L 418,422 Z', 'second', 'ripstop', { raise: 6, edge: 5, clip: 'leg' }),
];

function longLeg(back: boolean): Layer[] {
  return [
    ...(back
      ? rear
      : [
          panel('M 336,700 C 410,676 520,676 590,706 L 576,960 C 500,984 400,984 330,956 Z', 'second', 'ripstop', {
            clip: 'leg',
            not: 'cargo',
            raise: 4,
            edge: 5,
          }),
          stitch('M 336,716 C 410,692 520,692 588,720 M 330,940 C 400,968 500,968 578,944', {
            clip: 'leg',
            not: 'cargo',
          }),
          ...slant,
        ]),
    fold(
      'M 350,760 C 420,790 500,786 570,756 M 346,860 C 410,894 500,896 566,866 M 350,1010 C 410,1030 480,1030 556,1000',
      20,
      -9,
      14,
      { clip: 'leg' },
    ),
    fold('M 350,800 C 420,830 500,830 570,800 M 604,520 C 570,570 540,640 520,700', 18, 9, 14, { clip: 'leg' }),
    fold('M 350,1240 C 420,1260 480,1250 546,1220', 16, -9, 12, { clip: 'leg' }),
    fold('M 470,980 C 466,1090 460,1200 452,1310', 26, 9, 22, { clip: 'leg' }),
    stitch('M 340,1288 C 400,1304 480,1308 550,1292', { clip: 'leg' }),
  ];
}

function shortLeg(back: boolean): Layer[] {
  return [
    ...(back ? rear : slant),
    panel('M 300,620 C 380,600 380,700 384,810 L 300,800 Z', 'second', 'ripstop', { clip: 'leg', raise: 3, edge: 4 }),
    fold('M 604,540 C 560,570 500,620 470,700 M 400,520 C 420,600 424,680 420,780', 22, 9, 16, { clip: 'leg' }),
    fold('M 604,520 C 560,540 500,570 440,580 M 520,640 C 514,700 510,740 512,800', 18, -9, 14, { clip: 'leg' }),
    stitch('M 312,756 C 400,784 520,788 596,768', { clip: 'leg' }),
  ];
}

const CARGO = 'M 352,560 L 468,576 L 456,760 L 340,744 Z';
const cargo: Layer[] = [
  panel(CARGO, 'second', 'ripstop', { raise: 8, edge: 8 }),
  ...zip('M 366,590 L 456,602', 'trim', 'zip', 18),
  cord('M 370,592 l 4,36', 7, 'accent', 'webbing', 7),
];

function waist(back: boolean): Layer[] {
  return [
    panel('M 398,186 C 470,204 730,204 802,186 L 812,244 C 720,266 480,266 388,244 Z', 'body', 'canvas', {
      base: 96,
      inflate: { r: 24, amp: 14 },
    }),
    panel('M 402,188 C 480,224 720,224 798,188 C 730,176 470,176 402,188 Z', 'lining', 'lining', { base: 70 }),
    ...bothSides(600, [cord('M 470,196 L 464,264', 20, 'second', 'webbing', 8, { cap: 'butt' })]),
    panel('M 384,226 C 480,252 720,252 816,226', 'trim', 'webbing', { stroke: 26, cap: 'butt', raise: 5, edge: 5 }),
    ...(back
      ? [
          cord('M 600,202 L 600,270', 24, 'second', 'webbing', 8, { cap: 'butt' }),
          groove('M 600,276 V 500', 5, 6),
          stitch('M 610,282 V 480'),
          panel(box(676, 286, 70, 34, 6), 'patch', 'leather', { raise: 5, edge: 4 }),
          cord(ridgeMark(692, 312, 40), 4, 'dark', 'plastic', 1),
        ]
      : [
          panel(box(556, 222, 88, 50, 8), 'dark', 'plastic', { raise: 12, edge: 7 }),
          groove('M 574,238 h 52 M 574,254 h 52', 3, 5),
          groove('M 600,276 C 604,360 606,430 606,500', 5, 6),
          stitch('M 626,282 C 634,360 640,420 612,492'),
          panel(ridgeMark(700, 330, 64), 'accent', 'plastic', { stroke: 7, raise: 3, edge: 3 }),
        ]),
  ];
}

function trousersOf({ length, paper: [lit, far] }: TrousersLook): Archetype {
  const leg = length === 'long' ? longLeg : shortLeg;
  const whole = cloth(length === 'long' ? LONG : SHORT);
  const front = [
    stencil('cargo', CARGO),
    whole,
    ...bothSides(600, leg(false)),
    ...(length === 'long' ? cargo : []),
    ...waist(false),
  ];
  const second = [whole, ...bothSides(600, leg(true)), ...waist(true)];
  const view = length === 'long' ? portrait(600, 760, 1060) : portrait(600, 500, 780);
  return pictured({
    front,
    second,
    view,
    macro: length === 'long' ? portrait(450, 610, 300) : portrait(690, 330, 270),
    backdrop: { lit, far },
  });
}

export const trousers = trousersOf({ length: 'long', paper: ['#eae4d9', '#cbbfab'] });
export const shorts = trousersOf({ length: 'short', paper: ['#e8e6dc', '#c9c5b2'] });
