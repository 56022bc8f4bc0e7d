import { bothSides, cord, fold, groove, panel, ridgeMark, stitch, type Layer } from '../layers.ts';
import { pictured, portrait, type Archetype } from './archetype.ts';
import { softWaves } from './garment-parts.ts';

interface TeeLook {
  readonly sleeves: 'short' | 'long';
  readonly print: 'ridge' | 'stripes';
  readonly paper: readonly [lit: string, far: string];
}

const BODY =
  'M 462,292 C 510,344 690,344 738,292 C 806,314 862,340 912,380 C 906,520 890,600 886,700 C 884,900 894,1080 906,1236 C 800,1262 690,1258 600,1260 C 510,1258 400,1262 294,1236 C 306,1080 316,900 314,700 C 310,600 294,520 288,380 C 338,340 394,314 462,292 Z';
const BACK =
  'M 462,292 C 510,312 690,312 738,292 C 806,314 862,340 912,380 C 906,520 890,600 886,700 C 884,900 894,1080 906,1236 C 800,1262 690,1258 600,1260 C 510,1258 400,1262 294,1236 C 306,1080 316,900 314,700 C 310,600 294,520 288,380 C 338,340 394,314 462,292 Z';
const SHORT =
  'M 300,372 C 230,418 176,520 118,640 C 150,690 214,722 280,736 C 300,690 312,640 318,600 C 316,520 312,440 300,372 Z';
const LONG =
  'M 300,372 C 240,412 206,500 186,600 C 156,760 140,930 138,1116 C 168,1140 226,1148 266,1140 C 276,980 300,820 318,640 C 316,540 312,450 300,372 Z';

/** Fine merino knit. */
const JERSEY = { texture: 'knit', textureScale: 2.6, textureAmp: 0.42 } as const;
const bands = (from: number, to: number, pitch: number, path: (y: number) => string): string =>
  Array.from({ length: Math.floor((to - from) / pitch) }, (_, i) => path(from + i * pitch)).join(' ');

function arm({ sleeves, print }: TeeLook): Layer[] {
  if (sleeves === 'short') {
    return [
      panel(SHORT, 'body', 'cotton', {
        ...JERSEY,
        id: 'arm',
        base: 6,
        dome: { amp: 36, power: 0.45, smooth: 4 },
        waves: [{ amp: 7, fx: 0.005, fy: 0.009, seed: 9 }],
      }),
      stitch('M 128,624 C 164,670 226,702 292,714'),
      fold('M 292,420 C 250,500 226,560 214,650 M 306,500 C 280,560 262,620 256,700', 16, 8, 12, { within: 'arm' }),
      fold('M 318,560 C 290,560 262,576 240,606', 14, -8, 10, { within: 'arm' }),
    ];
  }
  return [
    panel(LONG, 'body', 'cotton', {
      ...JERSEY,
      id: 'arm',
      base: 6,
      dome: { amp: 44, power: 0.46, smooth: 4 },
      waves: [{ amp: 7, fx: 0.005, fy: 0.009, seed: 9 }],
    }),
    ...(print === 'stripes'
      ? [
          panel(
            bands(500, 1060, 74, (y) => `M 100,${y - 20} Q 230,${y + 24} 340,${y + 6}`),
            'second',
            'cotton',
            { ...JERSEY, clip: 'arm', stroke: 30, cap: 'butt' },
          ),
        ]
      : []),
    panel('M 100,1076 C 160,1100 230,1106 300,1098 L 300,1200 L 100,1200 Z', 'body', 'rib', {
      clip: 'arm',
      textureScale: 2,
      textureAmp: 0.4,
      raise: 3,
      edge: 5,
    }),
    fold(
      'M 196,690 C 230,706 270,700 306,676 M 186,760 C 220,774 262,764 296,740 M 170,880 C 206,884 240,872 276,850',
      15,
      -7,
      10,
      { within: 'arm' },
    ),
    fold(
      'M 190,724 C 226,740 266,732 302,708 M 178,820 C 214,826 250,812 284,790 M 280,440 C 246,520 226,600 216,690',
      17,
      8,
      12,
      { within: 'arm' },
    ),
  ];
}

const folds: Layer[] = [
  fold(
    'M 318,600 C 380,640 430,700 470,800 M 316,640 C 350,720 372,820 380,960 M 330,560 C 420,580 500,640 548,720',
    18,
    9,
    16,
    { within: 'front' },
  ),
  fold('M 322,620 C 372,670 412,740 440,850 M 320,700 C 344,800 350,900 352,1040', 14, -9, 13, { within: 'front' }),
  fold('M 400,1240 C 420,1120 416,1040 440,940 M 520,1250 C 524,1160 540,1100 536,1010', 20, 8, 18, {
    within: 'front',
  }),
];

function body(look: TeeLook, back: boolean): Layer[] {
  const neck = back ? 'M 462,292 C 510,326 690,326 738,292' : 'M 462,292 C 510,392 690,392 738,292';
  const ridge = [
    panel(ridgeMark(454, 650, 300), 'accent', 'cotton', { stroke: 17, textureAmp: 0.4 }),
    panel('M 470,680 H 738', 'trim', 'cotton', { stroke: 8, textureAmp: 0.4 }),
    panel('M 500,704 H 708', 'trim', 'cotton', { stroke: 5, textureAmp: 0.4 }),
  ];
  const stripes = [
    panel(
      bands(440, 1180, 74, (y) => `M 270,${y} Q 600,${y + 26} 930,${y}`),
      'second',
      'cotton',
      { ...JERSEY, clip: 'front', stroke: 30, cap: 'butt' },
    ),
  ];
  return [
    ...(back
      ? []
      : [
          panel('M 456,296 C 500,256 700,256 744,296 C 720,380 480,380 456,296 Z', 'lining', 'cotton', { base: 4 }),
          panel('M 572,284 h 56 v 34 h -56 Z', 'label', 'webbing', { raise: 1.5 }),
        ]),
    panel(back ? BACK : BODY, 'body', 'cotton', {
      ...JERSEY,
      id: 'front',
      base: 16,
      dome: { amp: 48, power: 0.42, smooth: 5 },
      waves: [softWaves(8, 4)],
    }),
    ...(look.print === 'stripes' ? stripes : []),
    ...bothSides(600, folds),
    groove('M 300,380 C 310,450 318,540 318,600 M 900,380 C 890,450 882,540 882,600', 4, 4, { within: 'front' }),
    panel(neck, look.print === 'stripes' ? 'trim' : 'body', 'rib', {
      stroke: 30,
      cap: 'butt',
      textureScale: 2,
      textureAmp: 0.35,
      raise: 5,
      edge: 8,
    }),
    stitch(back ? 'M 444,302 C 500,352 700,352 756,302' : 'M 444,302 C 500,416 700,416 756,302'),
    stitch('M 296,1206 C 400,1234 510,1230 600,1232 C 690,1230 800,1234 904,1206'),
    ...(back
      ? [panel(ridgeMark(560, 414, 80), 'accent', 'cotton', { stroke: 8, textureAmp: 0.4 })]
      : look.print === 'ridge'
        ? ridge
        : []),
    ...(back
      ? []
      : [cord('M 862,1160 h 30', 26, look.print === 'stripes' ? 'accent' : 'trim', 'webbing', 3, { cap: 'butt' })]),
  ];
}

function teeOf(look: TeeLook): Archetype {
  const arms = bothSides(600, arm(look));
  const [lit, far] = look.paper;
  return pictured({
    front: [...arms, ...body(look, false)],
    second: [...arms, ...body(look, true)],
    view: portrait(600, 760, look.sleeves === 'short' ? 1120 : 1160),
    macro: portrait(660, 420, 300),
    backdrop: { lit, far },
    exposure: 0.72,
  });
}

export const tee = teeOf({ sleeves: 'short', print: 'ridge', paper: ['#e6e6dc', '#c4c8b6'] });
export const longSleeve = teeOf({ sleeves: 'long', print: 'stripes', paper: ['#ebe4d9', '#cdbfae'] });
