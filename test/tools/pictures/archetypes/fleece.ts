import { bothSides, cord, groove, panel, ridgeMark, stencil, stitch, zip, type Layer, type Panel } from '../layers.ts';
import { box, pictured, portrait, type Archetype } from './archetype.ts';
import {
  BODY_BACK,
  BODY_CLOSED,
  BODY_HALF,
  drape,
  frontZip,
  hanger,
  neckHole,
  SLEEVE,
  sleeveFolds,
  softWaves,
} from './garment-parts.ts';

interface FleeceLook {
  readonly opening: 'full' | 'half';
  /** The fabric: tufts, or a grid of small squares. */
  readonly cloth: Partial<Panel>;
  readonly material: 'pile' | 'knit';
  readonly patches: boolean;
  readonly paper: readonly [lit: string, far: string];
}

const arm = ({ cloth, material, patches }: FleeceLook): Layer[] => [
  panel(SLEEVE, 'body', material, {
    ...cloth,
    id: 'arm',
    base: 26,
    dome: { amp: 64, power: 0.5, smooth: 5 },
    waves: [softWaves(7, 5)],
  }),
  panel('M 130,1090 C 180,1120 256,1132 310,1124 L 310,1200 L 130,1200 Z', patches ? 'trim' : 'second', 'nylon', {
    clip: 'arm',
    raise: 4,
    edge: 6,
  }),
];

/** The parts on each half of the body, clipped to the fabric. */
function trims({ opening, patches }: FleeceLook, back: boolean): Layer[] {
  const side = [
    panel('M 320,600 C 380,620 400,760 396,900 C 392,1040 380,1160 372,1270 L 300,1270 Z', 'second', 'knit', {
      clip: 'front',
      textureScale: 2,
      textureAmp: 0.3,
      raise: 1,
    }),
    stitch('M 330,606 C 388,630 410,760 406,900 C 402,1040 390,1160 382,1240', { clip: 'front' }),
  ];
  const shoulder = back
    ? [
        panel('M 300,300 H 606 V 470 C 520,480 420,500 350,540 Z', 'second', 'nylon', {
          clip: 'front',
          raise: 3,
          edge: 4,
        }),
        stitch('M 352,552 C 422,512 522,492 606,482', { clip: 'front' }),
      ]
    : [
        panel('M 300,300 L 520,300 C 520,400 450,450 350,520 Z', 'second', 'nylon', {
          clip: 'front',
          raise: 3,
          edge: 4,
          waves: [softWaves(4, 2)],
        }),
        stitch('M 528,330 C 524,408 456,460 356,530', { clip: 'front' }),
      ];
  return [
    ...(patches ? shoulder : side),
    ...(opening === 'full' && !back
      ? [...zip('M 470,880 L 436,1060', 'second', 'zip', 26), cord('M 468,888 l -9,42', 9, 'accent', 'webbing', 8)]
      : []),
    panel(
      'M 340,1206 C 430,1234 520,1242 606,1242 L 606,1280 C 520,1280 430,1272 340,1248 Z',
      patches ? 'trim' : 'second',
      'nylon',
      { base: 60, inflate: { r: 22, amp: 12 } },
    ),
  ];
}

function body(look: FleeceLook, back: boolean): Layer[] {
  const cloth = (d: string): Layer =>
    panel(d, 'body', look.material, {
      ...look.cloth,
      id: 'front',
      base: 44,
      dome: { amp: 50, power: 0.45, smooth: 5 },
      waves: [softWaves(8, 11)],
    });
  if (look.opening === 'full' && !back) return bothSides(600, [cloth(BODY_HALF), ...trims(look, false)]);
  return [cloth(back ? BODY_BACK : BODY_CLOSED), ...bothSides(600, trims(look, back))];
}

const collar = ({ cloth, material }: FleeceLook): Layer[] => [
  stencil(
    'ring',
    'M 450,300 C 452,420 520,490 600,500 C 680,490 748,420 750,300 L 712,286 C 700,360 650,400 600,404 C 550,400 500,360 488,286 Z',
  ),
  panel(
    'M 470,350 C 480,280 540,262 600,262 L 600,470 C 550,470 500,430 470,350 Z M 730,350 C 720,280 660,262 600,262 L 600,470 C 650,470 700,430 730,350 Z',
    'body',
    material,
    { ...cloth, id: 'collar', base: 86, inflate: { r: 46, amp: 40 }, clip: 'ring' },
  ),
  cord('M 476,318 C 500,392 560,420 596,428 M 724,318 C 700,392 640,420 604,428', 12, 'trim', 'nylon', 6),
];

const collarBehind = ({ cloth, material }: FleeceLook): Layer[] => [
  panel('M 466,374 C 466,296 520,262 600,262 C 680,262 734,296 734,374 C 690,394 510,394 466,374 Z', 'body', material, {
    ...cloth,
    base: 70,
    inflate: { r: 50, amp: 44, smooth: 4 },
  }),
  cord('M 478,318 C 500,280 550,266 600,266 C 650,266 700,280 722,318', 12, 'trim', 'nylon', 6),
];

const pocket: Layer[] = [
  panel(box(638, 560, 154, 174, 12), 'second', 'nylon', {
    id: 'pocket',
    base: 98,
    inflate: { r: 14, amp: 12 },
    waves: [softWaves(4, 9)],
  }),
  stitch('M 650,590 h 130 v 132 h -130 Z', { clip: 'pocket' }),
  ...zip('M 642,586 H 788', 'trim', 'zip', 20),
  groove('M 640,740 h 150', 5, 3),
  cord(ridgeMark(672, 680, 84), 8, 'accent', 'plastic', 3),
];

const chestZip: Layer[] = [
  ...zip('M 668,600 H 780', 'second', 'zip', 22),
  cord('M 676,604 l 2,42', 8, 'accent', 'webbing', 8),
  cord(ridgeMark(424, 600, 88), 8, 'accent', 'plastic', 3),
];

function fleeceOf(look: FleeceLook): Archetype {
  const arms = [...bothSides(600, arm(look)), ...sleeveFolds(7)];
  const [lit, far] = look.paper;
  const front = [
    ...neckHole(300),
    ...arms,
    ...body(look, false),
    ...drape(8),
    ...collar(look),
    ...frontZip(404, look.opening === 'full' ? 1276 : 740, look.opening === 'full' ? 44 : 38),
    ...(look.patches ? pocket : chestZip),
  ];
  const second = [
    ...arms,
    ...body(look, true),
    ...drape(7),
    ...collarBehind(look),
    ...hanger(362),
    cord(ridgeMark(562, look.patches ? 456 : 520, 76), 8, 'accent', 'plastic', 3),
  ];
  return pictured({
    front,
    second,
    view: portrait(600, 730, 1140),
    macro: portrait(look.patches ? 690 : 700, 640, 320),
    backdrop: { lit, far },
  });
}

export const fleece = fleeceOf({
  opening: 'full',
  material: 'pile',
  cloth: {},
  patches: true,
  paper: ['#ece6d8', '#cdc4ac'],
});
export const gridFleece = fleeceOf({
  opening: 'half',
  material: 'knit',
  cloth: { texture: 'ripstop', textureScale: 0.85, textureAmp: 4.2 },
  patches: false,
  paper: ['#e6e6df', '#c3c6bb'],
});
