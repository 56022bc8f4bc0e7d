import { cord, panel, placed, type Layer } from '../layers.ts';
import type { PaperSheet } from '../backdrop.ts';
import type { View } from '../stencils.ts';
import type { Archetype } from './archetype.ts';

export type Point = readonly [number, number];

export interface Lacing {
  readonly from: Point;
  readonly to: Point;
  readonly count: number;
  /** Sideways bow of the eyelet row. */
  readonly sag: number;
  /** Where a lace goes from its eyelet across the tongue. */
  readonly across: Point;
  readonly width: number;
}

function eyelets(lacing: Lacing): Point[] {
  return Array.from({ length: lacing.count }, (_, i) => {
    const t = i / (lacing.count - 1);
    const bow = lacing.sag * Math.sin(Math.PI * t);
    return [lacing.from[0] + (lacing.to[0] - lacing.from[0]) * t, lacing.from[1] + (lacing.to[1] - lacing.from[1]) * t + bow];
  });
}

const dot = ([x, y]: Point, r: number): string => `M ${x - r},${y} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`;

/** Eyelets with the laces running from them over the tongue. */
export function laces(lacing: Lacing): Layer[] {
  const layers: Layer[] = [];
  const [ax, ay] = lacing.across;
  const points = eyelets(lacing);
  for (const point of points) {
    layers.push(panel(dot(point, lacing.width * 0.62), 'eyelet', 'metal', { raise: 4, edge: 3 }));
    layers.push(panel(dot(point, lacing.width * 0.28), 'lining', 'lining', { raise: -4, edge: 2 }));
  }
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (next !== undefined) {
      const d = `M ${x + ax * 0.86},${y + ay * 0.86} C ${x + ax * 0.7 + 14},${y + ay * 0.7 + 18} ${next[0] + ax * 0.5 - 14},${next[1] + ay * 0.5 - 6} ${next[0] + ax * 0.3},${next[1] + ay * 0.3}`;
      layers.push(cord(d, lacing.width * 0.75, 'laceShade', 'lace', 5));
    }
  });
  for (const [x, y] of points) {
    layers.push(cord(`M ${x},${y} C ${x + ax * 0.3 + 4},${y + ay * 0.45} ${x + ax * 0.7},${y + ay * 0.9} ${x + ax},${y + ay}`, lacing.width, 'lace', 'lace', 10));
  }
  return layers;
}

/** A bow tied at a point. */
export function bow([x, y]: Point, size: number, width: number): Layer[] {
  const loop = (d: string, scale = 1): Layer => cord(d, width * scale, 'lace', 'lace', 11);
  const at = (u: number, v: number): string => `${(x + u * size).toFixed(1)},${(y + v * size).toFixed(1)}`;
  return [
    loop(`M ${at(0, 0)} C ${at(-0.35, -0.32)} ${at(-1, -0.16)} ${at(-1.02, 0.2)} C ${at(-1.02, 0.5)} ${at(-0.4, 0.34)} ${at(0, 0)}`),
    loop(`M ${at(0, 0)} C ${at(0.34, -0.4)} ${at(0.98, -0.36)} ${at(1.04, 0)} C ${at(1.06, 0.26)} ${at(0.46, 0.26)} ${at(0, 0)}`),
    loop(`M ${at(0, 0)} C ${at(-0.1, 0.4)} ${at(-0.22, 0.66)} ${at(-0.52, 0.9)}`, 0.9),
    loop(`M ${at(0, 0)} C ${at(0.22, 0.36)} ${at(0.3, 0.62)} ${at(0.22, 0.98)}`, 0.9),
    loop(`M ${at(-0.06, -0.08)} L ${at(0.07, 0.1)}`, 1.9),
  ];
}

export interface Sole {
  readonly from: number;
  readonly to: number;
  readonly top: (x: number) => number;
  readonly depth: number;
  readonly sizes: readonly [number, number];
  readonly gap: number;
}

/** A row of lugs below the sole. */
export function lugs(sole: Sole): string {
  let d = '';
  let x = sole.from;
  for (let i = 0; x < sole.to; i++) {
    const width = (sole.sizes[i % 2] ?? 0);
    const left = sole.top(x);
    const right = sole.top(x + width);
    d += `M ${x},${left - 26} L ${x + width},${right - 26} L ${x + width - 4},${right + sole.depth - 7} q -2,7 -9,7 L ${x + 13},${left + sole.depth} q -7,0 -9,-7 Z `;
    x += width + sole.gap;
  }
  return d;
}

const STAGE: View = { x: 0, y: 0, w: 1600, h: 2000 };

export interface ShoePaper {
  readonly lit: string;
  readonly far: string;
  readonly sun: string;
  readonly ridge: string;
  readonly block: string;
}

const circle = (cx: number, cy: number, r: number): string => `M ${cx - r},${cy} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`;

/** A shoe drawn on 1600 x 1000 (sole at y = `ground`), shown alone and as a pair. */
export function shoeArchetype(shoe: readonly Layer[], ground: number, height: number, paper: ShoePaper): Archetype {
  const sun: PaperSheet = { d: circle(850, 860, 520), tone: paper.sun };
  const ridge: PaperSheet = { d: 'M -60,1500 L 210,1180 L 340,1290 L 640,960 L 770,1090 L 900,1000 L 1180,1290 L 1310,1200 L 1660,1500 Z', tone: paper.ridge };
  const block: PaperSheet = { d: 'M 250,980 H 1700 V 1690 H 250 Z', tone: paper.block };
  const top: PaperSheet = { d: 'M 250,980 H 1700 V 1004 H 250 Z', tone: paper.sun };
  const table: PaperSheet = { d: 'M -60,1470 H 1700 V 2100 H -60 Z', tone: paper.lit };
  const floor = 1600;
  const scale = Math.min(0.86, 640 / height);
  const small = (x: number, y: number, mirror: boolean): string => `translate(${mirror ? x + 1600 * scale : x},${y - ground * scale}) scale(${mirror ? -scale : scale},${scale})`;
  const behind = placed(shoe, small(250, 976, true), '-behind');
  const before = placed(shoe, small(60, 1776, false), '-before', 240);
  const common = { lit: paper.lit, far: paper.far, horizon: 0.78 };
  return {
    scene: STAGE,
    exposure: 0.76,
    shots: [
      {
        layers: placed(shoe, `translate(0,${floor - ground})`, ''),
        view: STAGE,
        backdrop: { ...common, sheets: [sun, ridge, table], ground: [{ cx: 800, cy: floor + 2, rx: 600, ry: 24 }] },
      },
      {
        layers: [...behind, ...before],
        view: STAGE,
        backdrop: {
          ...common,
          horizon: 0.84,
          sheets: [block, top],
          ground: [{ cx: 250 + 800 * scale, cy: 980, rx: 590 * scale, ry: 12 }, { cx: 60 + 800 * scale, cy: 1778, rx: 600 * scale, ry: 24 }],
        },
      },
    ],
  };
}
