import { cord, panel, placed, type Layer } from '../layers.ts';
import type { PaperSheet } from '../backdrop.ts';
import type { View } from '../stencils.ts';
import { circle, type Archetype } from './archetype.ts';

type Point = readonly [number, number];

interface Lacing {
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
  /** Sideways curve of the eyelet row. */
  readonly sag: number;
  /** The path of a lace from its eyelet across the tongue. */
  readonly across: Point;
  readonly width: number;
}

function eyelets(lacing: Lacing): Point[] {
  return Array.from({ length: lacing.count }, (_, i) => {
    const t = i / (lacing.count - 1);
    const bow = lacing.sag * Math.sin(Math.PI * t);
    return [
      lacing.from[0] + (lacing.to[0] - lacing.from[0]) * t,
      lacing.from[1] + (lacing.to[1] - lacing.from[1]) * t + bow,
    ];
  });
}

/** Eyelets with the laces running from them over the tongue. */
export function laces(lacing: Lacing): Layer[] {
  const layers: Layer[] = [];
  const [ax, ay] = lacing.across;
  const points = eyelets(lacing);
  for (const point of points) {
    layers.push(panel(circle(point[0], point[1], lacing.width * 0.62), 'eyelet', 'metal', { raise: 4, edge: 3 }));
    layers.push(panel(circle(point[0], point[1], lacing.width * 0.28), 'lining', 'lining', { raise: -4, edge: 2 }));
  }
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (next !== undefined) {
      const d = `M ${x + ax * 0.86},${y + ay * 0.86} C ${x + ax * 0.7 + 14},${y + ay * 0.7 + 18} ${next[0] + ax * 0.5 - 14},${next[1] + ay * 0.5 - 6} ${next[0] + ax * 0.3},${next[1] + ay * 0.3}`;
      layers.push(cord(d, lacing.width * 0.75, 'laceShade', 'lace', 5));
    }
  });
  for (const [x, y] of points) {
    layers.push(
      cord(
        `M ${x},${y} C ${x + ax * 0.3 + 4},${y + ay * 0.45} ${x + ax * 0.7},${y + ay * 0.9} ${x + ax},${y + ay}`,
        lacing.width,
        'lace',
        'lace',
        10,
      ),
    );
  }
  return layers;
}

/** A bow tied at a point. */
export function bow([x, y]: Point, size: number, width: number): Layer[] {
  const loop = (d: string, scale = 1): Layer => cord(d, width * scale, 'lace', 'lace', 11);
  const at = (u: number, v: number): string => `${(x + u * size).toFixed(1)},${(y + v * size).toFixed(1)}`;
  return [
    loop(
      `M ${at(0, 0)} C ${at(-0.35, -0.32)} ${at(-1, -0.16)} ${at(-1.02, 0.2)} C ${at(-1.02, 0.5)} ${at(-0.4, 0.34)} ${at(0, 0)}`,
    ),
    loop(
      `M ${at(0, 0)} C ${at(0.34, -0.4)} ${at(0.98, -0.36)} ${at(1.04, 0)} C ${at(1.06, 0.26)} ${at(0.46, 0.26)} ${at(0, 0)}`,
    ),
    loop(`M ${at(0, 0)} C ${at(-0.1, 0.4)} ${at(-0.22, 0.66)} ${at(-0.52, 0.9)}`, 0.9),
    loop(`M ${at(0, 0)} C ${at(0.22, 0.36)} ${at(0.3, 0.62)} ${at(0.22, 0.98)}`, 0.9),
    loop(`M ${at(-0.06, -0.08)} L ${at(0.07, 0.1)}`, 1.9),
  ];
}

const STAGE: View = { x: 60, y: 100, w: 1500, h: 1875 };

/** Shoes are drawn slightly flatter than in reality. */
const TALL = 1.07;

export interface ShoePaper {
  readonly lit: string;
  readonly far: string;
  readonly sun: string;
  readonly ridge: string;
  readonly block: string;
}

interface ShoeStand {
  /** Where the sole touches the ground in the drawing. */
  readonly ground: number;
  readonly paper: ShoePaper;
  /** The subject of the third picture; by default the quarter above the sole. */
  readonly close?: View;
}

/** A shoe drawn on 1600 x 1000, shown alone, as a pair, and in close-up. */
export function shoeArchetype(
  shoe: readonly Layer[],
  { ground, paper, close = { x: 400, y: 1080, w: 376, h: 470 } }: ShoeStand,
): Archetype {
  const sun: PaperSheet = { d: circle(810, 960, 560), tone: paper.sun };
  const ridge: PaperSheet = {
    d: 'M -60,1440 L 210,1120 L 340,1230 L 640,900 L 770,1030 L 900,940 L 1180,1230 L 1310,1140 L 1660,1440 Z',
    tone: paper.ridge,
  };
  const block: PaperSheet = { d: 'M 300,1010 H 1700 V 1720 H 300 Z', tone: paper.block };
  const top: PaperSheet = { d: 'M 300,1010 H 1700 V 1036 H 300 Z', tone: paper.sun };
  const table: PaperSheet = { d: 'M -60,1410 H 1700 V 2100 H -60 Z', tone: paper.lit };
  const floor = 1500;
  const alone = placed(shoe, `translate(8,${floor - ground * TALL}) scale(0.99,${TALL})`, '');
  const scale = 0.84;
  const behind = placed(
    shoe,
    `translate(1556,${1008 - ground * scale * TALL}) scale(${-scale},${scale * TALL})`,
    '-behind',
  );
  const before = placed(
    shoe,
    `translate(46,${1800 - ground * scale * TALL}) scale(${scale},${scale * TALL})`,
    '-before',
    240,
  );
  const common = { lit: paper.lit, far: paper.far, horizon: 0.78 };
  const standing = { ...common, sheets: [sun, ridge, table], ground: [{ cx: 810, cy: floor + 2, rx: 610, ry: 24 }] };
  return {
    scene: { x: 0, y: 0, w: 1600, h: 2000 },
    exposure: 0.76,
    shots: [
      { layers: alone, view: STAGE, backdrop: standing },
      {
        layers: [...behind, ...before],
        view: STAGE,
        backdrop: {
          ...common,
          horizon: 0.84,
          sheets: [block, top],
          ground: [
            { cx: 1556 - 820 * scale, cy: 1012, rx: 590 * scale, ry: 12 },
            { cx: 46 + 820 * scale, cy: 1802, rx: 600 * scale, ry: 24 },
          ],
        },
      },
      { layers: alone, view: close, backdrop: standing },
    ],
  };
}
